/** The decks and dice, from which every shuffle and every roll starts. */
import { DECKS, DICE } from "../lib/facts";

type CardEdition = keyof typeof DECKS;

export function isCards(edition: string): edition is CardEdition {
  return Object.hasOwn(DECKS, edition);
}

/** The whole deck in its order, equal cards side by side. */
export function deckOf(edition: CardEdition): string[] {
  return DECKS[edition].flatMap(([card, count]) => Array<string>(count).fill(card));
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
