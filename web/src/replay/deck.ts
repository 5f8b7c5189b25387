/** The decks and dice in the order that docs/fairness.md gives, from which every shuffle starts. */

import type { EditionName } from "../lib/wire";

const NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface Makeup {
  colors: string;
  /** How many there are of a number in each colour. */
  count: (number: string) => number;
  symbols: [symbol: string, count: number][];
  wilds: [wild: string, count: number][];
}

const usual = (number: string): number => (number === "0" ? 1 : 2);
const actions: [string, number][] = [
  ["+2", 2],
  ["R", 2],
  ["S", 2],
];

const MAKEUPS: Record<Exclude<EditionName, "dice">, Makeup> = {
  usa: {
    colors: "rwbs",
    count: usual,
    symbols: actions,
    wilds: [
      ["W", 4],
      ["W4", 4],
    ],
  },
  hp: {
    colors: "rygb",
    count: usual,
    symbols: actions,
    wilds: [
      ["W", 4],
      ["W4", 4],
      ["WH", 4],
    ],
  },
  jackpot: {
    colors: "rygb",
    count: (number) => (Number(number) % 2 ? 2 : 1),
    symbols: [...actions, ["J", 4]],
    wilds: [
      ["W", 2],
      ["W4", 4],
      ["WJ", 2],
    ],
  },
};

export function isCards(edition: string): edition is keyof typeof MAKEUPS {
  return Object.hasOwn(MAKEUPS, edition);
}

/** The whole deck in its order, equal cards side by side. */
export function deckOf(edition: keyof typeof MAKEUPS): string[] {
  const { colors, count, symbols, wilds } = MAKEUPS[edition];
  const colored = [...NUMBERS.map((number): [string, number] => [number, count(number)]), ...symbols];
  return [
    ...[...colors].flatMap((color) => colored.flatMap(([symbol, many]) => times(color + symbol, many))),
    ...wilds.flatMap(([wild, many]) => times(wild, many)),
  ];
}

function times(card: string, many: number): string[] {
  return Array<string>(many).fill(card);
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

/** A card that goes back into the pile when it is turned over first (FIRST.wild4). */
export const GOES_BACK = "W4";

export const SPINS = ["any", "right", "left", "all", "colors", "draw4"];

/** DICE.faces. */
export const DICE = [
  ["r1", "y4", "g2", "b3", "*", "+1"],
  ["r2", "y5", "g3", "b1", "*", "-1"],
  ["r3", "y6", "g4", "b5", "*", "+1"],
  ["r4", "y1", "g5", "b6", "*", "-1"],
  ["r5", "y2", "g6", "b4", "*", "+1"],
  ["r6", "y3", "g1", "b2", "*", "-1"],
];
export const ALL_SIDES = DICE.flat();
export const isNumber = (face: string): boolean => /^[rygb][1-6]$/.test(face);
