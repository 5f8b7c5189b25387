import { beforeAll, expect, test, vi } from "vitest";
import { DECKS } from "../lib/facts";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { needs } = await import("../lib/i18n.svelte");
const { cardsOf } = await import("../lib/decks.svelte");
const { drawsAtTheEnd, firstWords, kindsOf, numbersIn } = await import("./quick");

beforeAll(() => needs("leaflet"));

const decks = Object.values(DECKS);

test.each(decks.map((deck) => [deck.name, deck] as const))(
  "a quick reference has every card of its deck: %s",
  (_, deck) => {
    const kinds = kindsOf(deck);
    const counted = kinds.reduce((sum, { count }) => sum + count, numbersIn(deck));
    expect(counted).toBe(cardsOf(deck).length);
    const cards = cardsOf(deck);
    for (const { code } of kinds) expect(cards).toContain(code);
  },
);

test("what a card does when it is turned over first", () => {
  const said = (name: keyof typeof DECKS) =>
    Object.fromEntries(kindsOf(DECKS[name]).map((kind) => [kind.symbol, firstWords(kind, DECKS[name])]));
  expect(said("usa")).toEqual({
    "+2": "draws 2 and loses the turn.",
    R: "The dealer starts, and play goes to the right.",
    S: "loses the turn.",
    W: "names the colour.",
    W4: "It goes back, and another card is turned over.",
  });
  expect(said("hp")["WH"]).toBe("names the colour.");
  expect(said("jackpot")["J"]).toBe("picks who gets a rule card.");
  expect(said("jackpot")["WJ"]).toBe("names the colour and picks who gets a rule card.");
  expect(said("wild")["W4"]).toBe("draws 4 and loses the turn.");
  expect(said("wild")["WT"]).toBe("nothing.");
  expect(said("attack")["A"]).toBe("draws until its colour comes up and loses the turn.");
  expect(said("attack")["WA"]).toBe("names the colour.");
});

test("which decks have a last card that is answered for", () => {
  const drawing = decks.filter(drawsAtTheEnd).map(({ name }) => name);
  expect(drawing).toEqual(["usa", "hp", "jackpot", "classic", "wild"]);
});
