/** What dice and the spaces of boards are. */

import { faceName } from "../lib/cards";
import { t } from "../lib/i18n.svelte";
import type { DiceView, GameEvent } from "../lib/wire";
import { extraSpaces, spacesOf } from "../dice/boards";
import { capital } from "./cards";
import type { Explanation } from "./explanation";
import { originsOf } from "./origins";
import { THINGS } from "./things";

/** A dice table, as far as it tells where entries come from. */
export interface Boards {
  view: DiceView;
  names: readonly string[];
  events: readonly GameEvent[];
  /** The option `board-size`. */
  size: string | undefined;
}

const SIGNS: Record<string, string> = { "*": "star", "+1": "plus", "-1": "minus" };

export function explainDie(face: string): Explanation {
  const sign = SIGNS[face];
  if (sign !== undefined) return { ...named(sign, {}), face };
  return {
    title: capital(faceName(face)),
    lines: [t("what-number-die")],
    house: [],
    rule: "DICE.chain",
    face,
  };
}

/** Something with a name and one sentence. */
export function named(thing: string, about: Record<string, string | number>): Explanation {
  return {
    title: t(`what-${thing}.title`, about),
    lines: [t(`what-${thing}`, about)],
    house: [],
    rule: THINGS[thing]?.rule ?? null,
  };
}

/** One space of a board: what it is for, or why its entry is there. */
export function explainSpace(seat: number, place: number, boards: Boards): Explanation | null {
  const { view, names, size } = boards;
  const space = spacesOf(view, seat, extraSpaces(size))[place];
  const name = names[seat] ?? "";
  if (!space) return null;
  if (space.entry === null) return named(`${space.kind}-space`, { name });
  const told = named("entry", { name, entry: space.entry === "*" ? "★" : space.entry });
  return { ...told, lines: entryLines(seat, place, boards) };
}

function entryLines(seat: number, place: number, { view, names, events }: Boards): string[] {
  const board = view.boards[seat] ?? [];
  const name = names[seat] ?? "";
  const origin = originsOf(events, board, seat)?.[place];
  const about =
    origin && "call" in origin
      ? { caller: names[origin.caller] ?? "", call: faceName(origin.call) }
      : { caller: "", call: "" };
  const why = origin ? t(`what-entry.${origin.why}`, { name, ...about }) : t("what-entry");
  if (place !== board.length - 1) return [why];
  return [why, t(board.at(-1) === "*" ? "what-entry.last-star" : "what-entry.last", { name })];
}
