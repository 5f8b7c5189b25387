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

/** How many pixels of each card show: side by side if there is room, never less than a finger needs. */
export function stepOf(count: number, room: number, card: number, least: number): number {
  if (count < 2) return card;
  const fitting = (room - card) / (count - 1);
  return Math.max(least, Math.min(card * 0.66, fitting));
}

/** Where the focus goes: along the hand, round its ends not. */
export function moved(index: number, key: string, count: number): number {
  const to: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  };
  return Math.max(0, Math.min(count - 1, to[key] ?? index));
}
