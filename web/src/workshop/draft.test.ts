import { describe, expect, it } from "vitest";
import { DECKS } from "../lib/facts";
import * as draft from "./draft";

const { usa, wild } = DECKS;

describe("a deck on the bench", () => {
  it("says the same again when nothing was changed", () => {
    for (const deck of [usa, wild]) expect(draft.sendable(draft.onBench(deck))).toEqual(deck);
  });

  it("counts all its cards", () => {
    expect(draft.cardCount(draft.onBench(usa))).toBe(108);
    expect(draft.cardCount(draft.onBench(wild))).toBe(112);
  });

  it("keeps what a symbol did while it has no cards", () => {
    let deck = draft.copyOf(usa, "Mine", "en");
    deck = draft.withSymbol(draft.withCount(deck, "Q", 2), "Q", { points: 9, draws: 3 });
    deck = draft.withCount(deck, "Q", 0);
    expect(draft.sendable(deck).symbols).not.toHaveProperty("Q");
    expect(draft.sendable(draft.withCount(deck, "Q", 1)).symbols.Q).toEqual({ points: 9, draws: 3 });
  });

  it("has no cards of a colour where it has no colours", () => {
    const bare = usa.colors.reduce((deck, color) => draft.withColor(deck, color, false), draft.onBench(usa));
    expect(draft.sendable(bare).cards).toEqual({});
    expect(draft.sendable(draft.withColor(bare, "green", true)).cards).toEqual(usa.cards);
  });

  it("brings rule cards along for the lever, and for nothing else", () => {
    const lever = draft.withCount(draft.onBench(usa), "J", 1);
    expect(draft.sendable(lever).rules).toHaveLength(8);
    expect(draft.sendable(draft.withCount(lever, "J", 0)).rules).toEqual([]);
  });

  it("gives another code to the same cards", () => {
    let deck = draft.withCount(draft.onBench(usa), "Q", 3);
    deck = draft.withSymbol(deck, "Q", { points: 7, skips: true });
    const moved = draft.recoded(deck, "Q", "Z");
    expect(moved.symbols.Z).toEqual({ points: 7, skips: true });
    expect(moved.cards).toMatchObject({ Z: 3 });
    expect(moved.cards).not.toHaveProperty("Q");
    expect(draft.recoded(deck, "Q", "R")).toBe(deck);
  });
});

describe("what a symbol does", () => {
  it("goes together", () => {
    const { possible } = draft;
    expect(possible("A", { points: 1, draws: 2, until: "red" })).toEqual({ points: 1, until: "red" });
    expect(possible("A", { points: 1, swaps: true, passes: true })).toEqual({
      points: 1,
      swaps: true,
      whom: "named",
    });
    expect(possible("A", { points: 1, whom: "others" })).toEqual({ points: 1 });
    expect(possible("A", { points: 1, draws: 1, restricted: true })).toEqual({ points: 1, draws: 1 });
    expect(possible("W9", { points: 1, draws: 1, whom: "others", reverses: true, restricted: true })).toEqual(
      { points: 1, draws: 1, restricted: true },
    );
  });

  it("has a code of the right kind", () => {
    for (const code of ["0", "+9", "A"]) expect(draft.isCode("cards", code)).toBe(true);
    for (const code of ["W", "a", "10", "", "Ä"]) expect(draft.isCode("cards", code)).toBe(false);
    for (const code of ["W", "W7", "WQ"]) expect(draft.isCode("wilds", code)).toBe(true);
    for (const code of ["Q", "WQQ", "w"]) expect(draft.isCode("wilds", code)).toBe(false);
    expect(draft.freeCode(draft.onBench(usa), "cards")).toBe("A");
    expect(draft.freeCode(draft.onBench(usa), "wilds")).toBe("WA");
  });
});

describe("names", () => {
  it("come from titles, and are none of ours", () => {
    expect(draft.nameFor("Grandma’s deck")).toBe("grandma-s-deck");
    expect(draft.nameFor("Baraja de la abuela Ñ")).toBe("baraja-de-la-abuela");
    expect(draft.nameFor("Classic")).toBe("my-classic");
    expect(draft.nameFor("1 + 1")).toBe("my-deck");
    expect(draft.nameFor("我的")).toBe("my-deck");
  });

  it("are one line of visible letters", () => {
    expect(draft.tidyText("  a\u202e\n\tb\u00a0 c ")).toBe("a b c");
    expect([...draft.tidyText("😀".repeat(60))]).toHaveLength(40);
    const spaced = draft.titled(draft.onBench(usa), " ", "es");
    expect(draft.sendable(spaced).title).toEqual({});
  });
});
