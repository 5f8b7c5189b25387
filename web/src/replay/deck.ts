/** The decks and dice, from which every shuffle and every roll starts. */
import { deckOf } from "../lib/decks.svelte";
import { COLOR_LETTERS, DICE } from "../lib/facts";
import type { Deck } from "../lib/wire";
import { isObject, type Json } from "./json";

const MOST_CARDS = 128;

/** Whether a record's own deck can be counted out; that it is a good one is for the server to say. */
export function isDeck(data: Json | undefined): boolean {
  if (!isObject(data)) return false;
  const { colors, cards, wilds, symbols, rules } = data;
  const counts = (given: Json | undefined): boolean =>
    isObject(given) &&
    Object.values(given).every(
      (count) => Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_CARDS,
    );
  return (
    Array.isArray(colors) &&
    colors.every((name) => typeof name === "string" && Object.hasOwn(COLOR_LETTERS, name)) &&
    counts(cards) &&
    counts(wilds) &&
    isObject(symbols) &&
    Object.values(symbols).every(isObject) &&
    Array.isArray(rules)
  );
}

/** The deck of a record; null where it is not of cards. */
export function recordedDeck(header: { edition: string; deck: Deck | null }): Deck | null {
  return deckOf(header.edition, header.deck);
}

/** Sorts cards into the order of the deck; a card that the deck has not throws. */
export function sorter(deck: readonly string[]): (cards: readonly string[]) => string[] {
  const places = new Map([...deck].map((card, place) => [card, place]));
  const place = (card: string): number => {
    const found = places.get(card);
    if (found === undefined) throw new RangeError(card);
    return found;
  };
  return (cards) => [...cards].sort((one, other) => place(one) - place(other));
}

export const ALL_SIDES: readonly string[] = DICE.flat();
export const isNumber = (face: string): boolean => /^[rygb][1-6]$/.test(face);
