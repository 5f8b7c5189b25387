/** How the boards are laid out. */

import type { DiceView } from "../lib/wire";

export interface Space {
  /** Blank, an extra one that has to be filled too, or an extra one not outlined yet (DICE.plus). */
  kind: "blank" | "outlined" | "extra";
  entry: string | null;
  /** The last entry: the chain starts with it. */
  last: boolean;
}

/** All spaces of a board, in the order in which they are filled. */
export function spacesOf(view: DiceView, seat: number, extra: number): Space[] {
  const board = view.boards[seat] ?? [];
  const outlined = view.extras[seat] ?? 0;
  const total = view.spaces[seat] ?? 0;
  const blank = total - outlined;
  return Array.from({ length: Math.max(blank + extra, total) }, (_, place) => ({
    kind: place < blank ? "blank" : place < total ? "outlined" : "extra",
    entry: board[place] ?? null,
    last: place === board.length - 1,
  }));
}

export function toGo(view: DiceView, seat: number): number {
  return Math.max((view.spaces[seat] ?? 0) - (view.boards[seat]?.length ?? 0), 0);
}

export function lastEntry(view: DiceView, seat: number): string | null {
  return view.boards[seat]?.at(-1) ?? null;
}

/** How many extra spaces a board has, from the option `board-size` ("20 8"). */
export function extraSpaces(size: string | undefined): number {
  const number = Number((size ?? "").trim().split(/[\s,x]+/)[1]);
  return Number.isInteger(number) && number >= 0 ? number : 8;
}

/** Everybody else, clockwise from the left neighbour; for a spectator, everybody. */
export function others(count: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? count : count - 1 }, (_, step) => (first + step) % count);
}

/** Who would have to write if this face were called now: it is how the call is explained (DICE.call). */
export function whyWrites(view: DiceView, seat: number, call: string): "wild" | "number" | "color" | null {
  if (call === "*") return "wild";
  if (lastEntry(view, seat) === call.slice(1)) return "number";
  return view.colors[seat]?.[0] === call[0] ? "color" : null;
}
