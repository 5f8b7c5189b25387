/** What each event changes on the table, so that a message can be shown one event at a time. */

import type { CardView, GameEvent } from "../lib/wire";
import { nextSeat, seatsOf } from "./seating";

const UNKNOWN = "??";

/** A table before anything was dealt. */
export function emptyTable(players: number, seat: number | null): CardView {
  const none = Array<number>(players).fill(0);
  return {
    seat,
    hand: [],
    counts: none,
    top: null,
    color: null,
    direction: "left",
    dealer: -1,
    turn: -1,
    pending: "over",
    asked: [],
    drawn: null,
    catchable: [],
    said: [],
    caught: [],
    owed: [...none],
    total: 0,
    out: [],
    open: [],
    pile: 0,
    discards: 0,
    performing: null,
    used: [],
    dispensable: 0,
    shown: [],
    scores: [...none],
    round: null,
    match: null,
  };
}

/** The view after this event. What an event does not tell (whose decision it is now) stays. */
export function after(view: CardView, event: GameEvent, order = seatsOf(view.counts.length)): CardView {
  const step = STEPS[event[0]];
  return step ? { ...view, ...step(view, event, order) } : view;
}

type Step = (view: CardView, event: GameEvent, order: readonly number[]) => Partial<CardView>;

const STEPS: Record<string, Step> = {
  // Only a match begins with it.
  cut: (view) => ({
    ...emptyTable(view.counts.length, view.seat),
    dispensable: view.used.length + view.dispensable,
  }),
  shuffled: (view, [, dealer, , , value]) => ({
    ...emptyTable(view.counts.length, view.seat),
    dealer: dealer ?? -1,
    pile: Number(value),
    scores: view.scores,
    // Who is dealt cards is in again; who is out of the match is not.
    out: view.out,
    used: view.used,
    dispensable: view.dispensable,
  }),
  dealt: (view, event) => ({
    ...drawn(view, event),
    out: view.out.filter((seat) => seat !== event[1]),
  }),
  drew: drawn,
  flipped: (view, [, , cards]) => ({
    top: cards[0] ?? null,
    color: colorOf(cards[0]),
    pile: view.pile - 1,
    discards: view.discards + 1,
  }),
  "went-back": (view) => ({ top: null, color: null, pile: view.pile + 1, discards: view.discards - 1 }),
  played: (view, [, seat, cards, , named]) => ({
    ...given(view, seat, cards),
    ...laid(view, cards, typeof named === "string" ? named : null),
    drawn: null,
    turn: seat ?? view.turn,
    // Whoever plays begins a turn, unless it is a card of a run (UNO.window).
    catchable: view.pending === "run" ? view.catchable : [],
  }),
  discarded: (view, [, seat, cards, , how]) =>
    how === "discard"
      ? { ...given(view, seat, cards), discards: view.discards + cards.length }
      : { ...given(view, seat, cards), ...(cards.length > 0 ? laid(view, cards, null) : {}) },
  took: (view, [, seat, cards, other]) => {
    const without = { ...view, ...given(view, other, cards) };
    return { ...without, ...taken(without, seat, cards) };
  },
  swapped: (view, [, seat, , other]) =>
    seat === null || other === null
      ? {}
      : moved(view, (taker) => (taker === seat ? other : taker === other ? seat : taker)),
  "passed-on": (view, [, , , , value], order) =>
    moved(view, (taker) =>
      view.out.includes(taker) ? taker : nextSeat(order, view.out, taker, value !== "left"),
    ),
  // The hand goes under the top card (HOUSE.mercy).
  out: (view, [, seat, , , value]) =>
    seat === null
      ? {}
      : {
          counts: changed(view.counts, seat, -(view.counts[seat] ?? 0)),
          hand: seat === view.seat ? [] : view.hand,
          discards: view.discards + Number(value),
          out: [...view.out.filter((other) => other !== seat), seat],
          open: view.open.filter(([other]) => other !== seat),
          said: view.said.filter((other) => other !== seat),
          catchable: view.catchable.filter((other) => other !== seat),
          owed: view.owed.map((turns, other) => (other === seat ? 0 : turns)),
        },
  "knocked-out": (view, [, seat]) =>
    seat === null ? {} : { out: [...view.out.filter((other) => other !== seat), seat] },
  // It was the player's turn, and whatever could be caught cannot be caught any more (HOUSE.misplay).
  misplayed: () => ({ catchable: [] }),
  stacked: (_view, [, seat, , , value]) => ({
    total: Number(value),
    pending: "stack",
    asked: seat === null ? [] : [seat],
  }),
  accepted: () => ({ total: 0 }),
  guilty: () => ({ total: 0 }),
  innocent: () => ({ total: 0 }),
  uno: (view, [, seat]) =>
    seat === null
      ? {}
      : {
          said: [...view.said.filter((other) => other !== seat), seat],
          catchable: view.catchable.filter((other) => other !== seat),
        },
  caught: (view, [, , , other]) => ({ catchable: view.catchable.filter((seat) => seat !== other) }),
  turned: (_view, [, , , , value]) => ({ direction: value === "right" ? "right" : "left" }),
  named: (_view, [, , , , value]) => ({ color: String(value) }),
  reshuffled: (view, [, , , , value]) => ({ pile: view.pile + Number(value), discards: 1 }),
  rule: (view, [, , , , value]) => ({
    used: [...view.used, String(value)],
    dispensable: Math.max(0, view.dispensable - 1),
  }),
  "rules-recycled": (view) => ({ used: [], dispensable: view.used.length }),
  "lost-turn": (view, [, seat]) => ({
    owed: view.owed.map((turns, other) => (other === seat ? Math.max(0, turns - 1) : turns)),
  }),
};

function drawn(view: CardView, [, seat, cards]: GameEvent): Partial<CardView> {
  return { ...taken(view, seat, cards), pile: view.pile - cards.length };
}

/** Hands have moved: whose hand each player has now. The own cards come with the next view. */
function moved(view: CardView, giver: (taker: number) => number): Partial<CardView> {
  const stays = (seat: number) => giver(seat) === seat;
  return {
    counts: view.counts.map((_, taker) => view.counts[giver(taker)] ?? 0),
    hand: view.seat === null || stays(view.seat) ? view.hand : [],
    open: view.open.filter(([seat]) => stays(seat)),
    said: view.said.filter(stays),
    catchable: view.catchable.filter(stays),
  };
}

function taken(view: CardView, seat: number | null, cards: string[]): Partial<CardView> {
  if (seat === null || cards.length === 0) return {};
  return {
    counts: changed(view.counts, seat, cards.length),
    hand: seat === view.seat ? [...view.hand, ...cards.filter((card) => card !== UNKNOWN)] : view.hand,
    open: view.open.filter(([other]) => other !== seat),
    said: view.said.filter((other) => other !== seat),
    catchable: view.catchable.filter((other) => other !== seat),
  };
}

function given(view: CardView, seat: number | null, cards: string[]): Partial<CardView> {
  if (seat === null) return {};
  return {
    counts: changed(view.counts, seat, -cards.length),
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
    open: view.open.map(([owner, hand]) => [owner, owner === seat ? without(hand, cards) : hand]),
  };
}

function laid(view: CardView, cards: string[], named: string | null): Partial<CardView> {
  const top = cards.at(-1);
  return { top: top ?? view.top, color: named ?? colorOf(top), discards: view.discards + cards.length };
}

function changed(counts: number[], seat: number, by: number): number[] {
  return counts.map((count, other) => (other === seat ? count + by : count));
}

/** The hand with each of these cards taken out once. */
export function without(hand: string[], cards: string[]): string[] {
  const left = [...hand];
  for (const card of cards) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The colour printed on a card; null for wilds. */
export function colorOf(card: string | undefined): string | null {
  return card === undefined || card.startsWith("W") ? null : card.charAt(0);
}

/** Cards that an event puts on the discard pile where everybody sees them, the lowest first. */
export function shownOnPile([kind, , cards, , value]: GameEvent): string[] {
  if (kind === "played") return cards.map((card) => (typeof value === "string" ? `${card}:${value}` : card));
  if (kind === "flipped") return cards;
  return kind === "discarded" && value !== "discard" ? cards : [];
}

/** Events that are shown together with those of the same kind next to them. */
const TOGETHER = new Set(["cut", "dealt", "left"]);

/** The events in the groups in which they are shown. */
export function grouped(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && TOGETHER.has(event[0]) && last[0]?.[0] === event[0]) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
