/** The own hand: one key per card, two ways of sorting, and how far cards overlap. */

import { face, sorted } from "../lib/cards";
import { inOrder } from "../lib/decks.svelte";

export type Order = "color" | "number";

export interface HandCard {
  code: string;
  /** Tells apart cards that look the same; stays while the card is held. */
  key: string;
}

const SYMBOLS = [..."0123456789SR", "+2", "J", "W", "WJ", "WH", "W4"];

/** The hand in order, each card with its key. */
export function arranged(hand: string[], colors: string[], order: Order): HandCard[] {
  const byColor = sorted(hand, colors);
  const cards = order === "color" ? byColor : bySymbol(byColor);
  const seen = new Map<string, number>();
  return cards.map((code) => {
    const copy = (seen.get(code) ?? 0) + 1;
    seen.set(code, copy);
    return { code, key: `${code}#${copy}` };
  });
}

function bySymbol(cards: string[]): string[] {
  const symbols = [...SYMBOLS, ...inOrder(cards.map((code) => face(code).symbol))];
  const rank = (code: string) => symbols.indexOf(face(code).symbol);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** How the hand lies: how wide its cards are, in how many rows, and how many pixels of each card show. */
export interface Layout {
  card: number;
  step: number;
  rows: number;
  /** Cards in a row; the last row may have fewer. */
  columns: number;
}

const PHONE = { card: 72, side: 10, least: 36 };
/** Held in the hand, while the table is on a screen. */
const FAN = { card: 150, ofRoom: 0.36, ofHeight: 0.17, side: 22 };
const DESK = { least: 84, most: 148, side: 18, step: 34 };
/** How wide a card may be, by the height of the window and by the room; and how much of it shows in a full hand. */
const OF_HEIGHT = 0.14;
const OF_ROOM = 0.12;
const SHOWN = 0.36;

/** In a room this wide, in a window this high; on a phone a hand that is too long lies in two rows. */
export function layoutOf(count: number, room: number, height: number, fan = false): Layout {
  if (room >= 700) return onDesk(count, room - 2 * DESK.side, height);
  if (!fan) return onPhone(count, room - 2 * PHONE.side, PHONE.card);
  return onPhone(
    count,
    room - 2 * FAN.side,
    Math.round(Math.min(FAN.card, room * FAN.ofRoom, height * FAN.ofHeight)),
  );
}

function onPhone(count: number, room: number, card: number): Layout {
  const one = stepOf(count, room, card);
  if (one >= PHONE.least) return { card, step: one, rows: 1, columns: count };
  const columns = Math.ceil(count / 2);
  const step = Math.max(PHONE.least, stepOf(columns, room, card));
  return { card, step, rows: 2, columns };
}

/** How far a card of a fan is turned, in degrees, and how far it hangs below the highest, in parts of its width. */
export function fanned(place: number, columns: number): { turn: number; drop: number } {
  const off = columns < 2 ? 0 : (2 * place) / (columns - 1) - 1;
  const turn = off * Math.min(14, 2.5 * columns);
  return { turn, drop: (1 - Math.cos((turn * Math.PI) / 180)) * 4 };
}

function onDesk(count: number, room: number, height: number): Layout {
  const wanted = Math.min(height * OF_HEIGHT, room * OF_ROOM);
  const fitting = room / (1 + SHOWN * (count - 1));
  const card = Math.round(Math.max(DESK.least, Math.min(DESK.most, wanted, fitting)));
  return { card, step: Math.max(DESK.step, stepOf(count, room, card)), rows: 1, columns: count };
}

/** Side by side if there is room. */
function stepOf(count: number, room: number, card: number): number {
  return count < 2 ? card : Math.min(card * 0.66, (room - card) / (count - 1));
}

/** How many things lie beyond the left and the right edge of a row, by where each begins and how much of it has to be seen. */
export function beyond(
  starts: readonly number[],
  shown: number,
  left: number,
  right: number,
): [number, number] {
  const slack = 4;
  return [
    starts.filter((start) => start < left - slack).length,
    starts.filter((start) => start + shown > right + slack).length,
  ];
}

/** Where the focus goes: along the hand, round its ends not; up and down between two rows. */
export function moved(index: number, key: string, count: number, columns = count): number {
  const to: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index >= columns ? index - columns : index,
    ArrowDown: index < columns ? index + columns : index,
    Home: 0,
    End: count - 1,
  };
  return Math.max(0, Math.min(count - 1, to[key] ?? index));
}
