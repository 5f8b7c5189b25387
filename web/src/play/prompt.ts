/** What one can do now, as the message that says it. */

import { cardName, face } from "../lib/cards";
import type { CardView, Choices, TableInfo } from "../lib/wire";
import { nextSeat, seatsOf } from "./seating";

/** `kind` completes the key `game-say-…`. */
export interface Prompt {
  kind: string;
  about: Record<string, string | number>;
}

export interface Words {
  /** "a blue card" */
  colored(color: string): string;
  /** "a 7", "a Skip" */
  symbol(symbol: string): string;
  /** "hug the player with the most cards" */
  rule(rule: string): string;
  /** "Ana, Beto and Carla" */
  list(names: string[]): string;
}

/** The line above the hand. */
export function prompt(
  view: CardView,
  choices: Choices | null,
  me: number | null,
  names: string[],
  words: Words,
): Prompt {
  if (view.match) return about("match-over");
  if (view.pending === "over") return about(view.round ? "over" : "dealing");
  const asked = me !== null && view.asked.includes(me);
  if (!asked) return aside(view, choices, me, names, words);
  if (!choices) return about("moment");
  return DECISIONS[view.pending]?.(view, choices, names, words) ?? about("moment");
}

function about(kind: string, values: Prompt["about"] = {}): Prompt {
  return { kind, about: values };
}

/** While somebody else decides: perhaps one can jump in, perhaps one is out. */
function aside(
  view: CardView,
  choices: Choices | null,
  me: number | null,
  names: string[],
  words: Words,
): Prompt {
  const wait = waiting(view, names, words);
  if (me !== null && view.out.includes(me)) return about("out", wait.about);
  if (choices !== null && choices.play.length > 0) return about("jump", wait.about);
  return wait;
}

function waiting(view: CardView, names: string[], words: Words): Prompt {
  const who = view.asked.map((seat) => names[seat] ?? "");
  if (who.length === 0) return about("moment");
  const rule = view.performing ? words.rule(view.performing[1]) : "";
  return about(`wait-${view.pending}`, {
    names: words.list(who),
    count: who.length,
    rule,
    total: view.total,
  });
}

type Decision = (view: CardView, choices: Choices, names: string[], words: Words) => Prompt;

const DECISIONS: Partial<Record<CardView["pending"], Decision>> = {
  turn: (view, choices, _names, words) => {
    if (choices.say.includes("pass")) return about(choices.play.length > 0 ? "turn-pass" : "pass");
    if (choices.play.length === 0) return about("draw");
    if (!choices.say.includes("draw")) return about("turn-must", { wanted: wanted(view, words) });
    if (choices.play.every((card) => choices.bluffs.includes(card))) return about("draw-or-bluff");
    if (view.color === null) return about("turn-any");
    return about("turn", { wanted: wanted(view, words) });
  },
  drawn: (view, choices) => {
    const card = view.drawn === null ? "" : cardName(view.drawn);
    if (view.drawn !== null && choices.bluffs.includes(view.drawn)) return about("drawn-bluff", { card });
    return about(choices.say.includes("keep") ? "drawn" : "drawn-must", { card });
  },
  color: () => about("color"),
  target: () => about("target"),
  answer: (view, _choices, names) => about("answer", { name: names[view.turn] ?? "" }),
  stack: (view, choices) => {
    const { total } = view;
    if (choices.say.includes("challenge")) return about("stack-challenge", { total });
    return about(choices.play.length > 0 ? "stack" : "stack-take", { total });
  },
  colors: () => about("colors"),
  discard: (_view, choices) => about("discard", { count: choices.discard ?? 0 }),
  run: (view, _choices, _names, words) => about("run", { wanted: wanted(view, words) }),
  wilds: () => about("wilds"),
  act: () => about("act"),
};

/** "a blue card, a 7": what fits, besides wilds (TURN.match). */
function wanted(view: CardView, words: Words): string {
  const found = view.color === null ? [] : [words.colored(view.color)];
  if (view.top !== null && !face(view.top).wild) found.push(words.symbol(face(view.top).symbol));
  return found.join(", ");
}

/** What a challenge to the Wild Draw Four on the table means for the one who asks (CHAL). */
export interface Stake {
  /** Who played it, and who draws if nobody challenges. */
  player: number;
  next: number;
  /** Whether the one asked would draw. */
  mine: boolean;
  /** Whether the player has no card left: then it was legal for certain (CHAL.last-card). */
  last: boolean;
}

export function stake(view: CardView, me: number, order = seatsOf(view.counts.length)): Stake {
  const next = nextSeat(order, view.out, view.turn, view.direction === "left");
  return { player: view.turn, next, mine: next === me, last: view.counts[view.turn] === 0 };
}

/** Whether UNO is said with plays, said by hand, or not needed at all; `put` cards are about to be played. */
export function unoState(
  view: CardView,
  choices: Choices | null,
  me: number | null,
  table: TableInfo | null,
  put = 1,
): "none" | "say" | "arm" | "idle" {
  const way = table?.options["uno"];
  if (me === null || way === "auto" || way === "off" || view.out.includes(me)) return "none";
  if (choices?.say.includes("uno")) return "say";
  // With `after` it is said only once the card lies there (HOUSE.uno-after).
  return way !== "after" && view.counts[me] === put + 1 ? "arm" : "idle";
}
