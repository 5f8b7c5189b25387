import { expect, test, vi } from "vitest";
import type { CardView, Choices } from "../lib/wire";
import type { HandCard } from "./hand";
import { gather, isPickable, isPicking, together, toggled } from "./picks";
import { emptyTable } from "./steps";

vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key }));

const NONE: Choices = {
  play: [],
  bluffs: [],
  aims: [],
  together: {},
  say: [],
  catch: [],
  discard: null,
  penalties: {},
};

function asked(pending: CardView["pending"]): CardView {
  return { ...emptyTable(3, 0), asked: [0], pending };
}

function picked(...keys: string[]): HandCard[] {
  return keys.map((key) => ({ key, code: key.split("#")[0] ?? "" }));
}

function keys(cards: HandCard[]): string[] {
  return cards.map((card) => card.key);
}

test("cards are picked only when oneself is asked for them", () => {
  expect(isPicking(asked("discard"), 0)).toBe(true);
  expect(isPicking(asked("discard"), 1)).toBe(false);
  expect(isPicking(asked("discard"), null)).toBe(false);
  expect(isPicking(asked("run"), 0)).toBe(false);
});

test("wilds have no colour to be put down for (JACK.colors), and are all that play-wilds asks for", () => {
  expect(isPickable("colors", "W")).toBe(false);
  expect(isPickable("colors", "r5")).toBe(true);
  expect(isPickable("wilds", "WJ")).toBe(true);
  expect(isPickable("wilds", "r5")).toBe(false);
});

test("one card a colour: the second takes the place of the first", () => {
  const [red, blue, other] = picked("r5#1", "b2#1", "r7#1") as [HandCard, HandCard, HandCard];
  const two = [red, blue].reduce(
    (cards, card) => toggled(cards, card, asked("colors"), NONE),
    [] as HandCard[],
  );
  expect(keys(two)).toEqual(["r5#1", "b2#1"]);
  expect(keys(toggled(two, other, asked("colors"), NONE))).toEqual(["b2#1", "r7#1"]);
});

test("a second click takes a card back; equal cards are told apart", () => {
  const two = picked("r5#1", "r5#2");
  expect(keys(toggled(two, two[0] as HandCard, asked("discard"), NONE))).toEqual(["r5#2"]);
});

test("no more cards than the rule asks for: the oldest makes room (RULE.discard-to)", () => {
  const choices = { ...NONE, discard: 2 };
  expect(
    keys(toggled(picked("r1#1", "r2#1"), picked("r3#1")[0] as HandCard, asked("discard"), choices)),
  ).toEqual(["r2#1", "r3#1"]);
});

test("cards go together as the first one says, and not without it (HOUSE.multi)", () => {
  const choices = { ...NONE, play: ["r5", "r7"], together: { r5: ["r5", "b5"], r7: [] } };
  const [first, second, blue, other] = picked("r5#1", "r5#2", "b5#1", "r7#1") as [
    HandCard,
    HandCard,
    HandCard,
    HandCard,
  ];
  const three = [first, second, blue].reduce(
    (cards, card) => gather(cards, card, choices),
    [] as readonly HandCard[],
  );
  expect(keys([...three])).toEqual(["r5#1", "r5#2", "b5#1"]);
  expect(keys([...gather(three, second, choices)])).toEqual(["r5#1", "b5#1"]);
  expect(gather(three, first, choices)).toEqual([]);
  expect(keys([...gather(three, other, choices)])).toEqual(["r7#1"]);
});

test("a card put on another is gathered with it, whichever of the two goes (HOUSE.multi)", () => {
  const choices = { ...NONE, play: ["r5"], together: { r5: ["b5", "g5"] } };
  const [red, blue, green, other] = picked("r5#1", "b5#1", "g5#1", "b7#1") as [
    HandCard,
    HandCard,
    HandCard,
    HandCard,
  ];
  const names = (cards: readonly HandCard[] | null) => cards?.map(({ code }) => code) ?? null;
  expect(names(together([], blue, red, choices))).toEqual(["r5", "b5"]);
  expect(names(together([], red, blue, choices))).toEqual(["r5", "b5"]);
  expect(names(together([red, blue], green, blue, choices))).toEqual(["r5", "b5", "g5"]);
  expect(names(together([red, blue], blue, red, choices))).toEqual(["r5", "b5"]);
  expect(together([red], other, red, choices)).toBeNull();
  expect(together([], blue, green, choices)).toBeNull();
});
