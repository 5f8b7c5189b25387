import { beforeAll, describe, expect, it, vi } from "vitest";
import { WORKED } from "../lib/examples";
import { DECKS } from "../lib/facts";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { anyway, moveWords, playing } = await import("./choices");
const { needs } = await import("../lib/i18n.svelte");
const { fresh, given, left, read, seated, taken, written } = await import("./position");

beforeAll(() => needs("web", "game", "decks", "try"));

const TEXT = WORKED.bluff.position;

function opened(text: string) {
  const found = read(text);
  if (!found) throw new Error(text);
  return found;
}

describe("a position by hand", () => {
  it("is written as it was read", () => {
    for (const { position, edition } of Object.values(WORKED)) {
      const found = read(position);
      if (edition === "dice" || /^(draw-exactly|flip)/m.test(position)) expect(found).toBeNull();
      else expect(opened(written(opened(position)))).toEqual(found);
    }
  });

  it("is not changed in the middle of something", () => {
    expect(read(`${TEXT}pending answer Beto\n`)).toBeNull();
    expect(read(TEXT.replace("edition usa", 'edition {"name": "x"}'))).toBeNull();
  });

  it("gives cards of the deck and takes them back", () => {
    const before = opened(TEXT);
    const after = given(before, "r9", "Ana", "r");
    expect(after.hands.Ana).toEqual(["W4", "r3", "b5", "r9"]);
    expect(left(before).length - left(after).length).toBe(1);
    expect(taken(after, 3, "Ana")).toEqual(before);
    expect(given(before, "W", "top", "r").top).toBe("W:r");
    expect(given(before, "b1", "draw", "r").draw[0]).toBe("b1");
    expect(taken(given(before, "b1", "draw", "r"), 0, "draw")).toEqual(before);
  });

  it("seats others, and sends them away with their cards", () => {
    const more = seated(opened(TEXT), 10);
    expect(new Set(more.players).size).toBe(10);
    expect(Object.values(more.hands).every((hand) => hand.length > 0)).toBe(true);
    const fewer = seated({ ...more, turn: "Juan" }, 2);
    expect(fewer.players).toEqual(["Ana", "Beto"]);
    expect(fewer.turn).toBe("Ana");
    expect(Object.keys(fewer.hands)).toEqual(["Ana", "Beto"]);
  });

  it("begins with cards that there are, in every deck", () => {
    for (const edition of Object.keys(DECKS)) {
      const found = fresh(edition);
      const held = Object.values(found.hands).flat();
      expect(held).toHaveLength(9);
      expect(held.every(Boolean) && found.top !== "", edition).toBe(true);
      expect(opened(written(found))).toEqual(found);
    }
  });
});

describe("what touching asks for", () => {
  const moves = ["play r5", "play r5 uno", "play W:r", "play W:b", "play r7 @Ana", "play r5 b5", "draw"];
  const legal = moves.map((move) => ({ seat: 0, move, label: move }));

  it("is every way of playing that card alone", () => {
    const texts = (card: string) => playing(legal, 0, card).map(({ move }) => move);
    expect(texts("r5")).toEqual(["play r5", "play r5 uno"]);
    expect(texts("W")).toEqual(["play W:r", "play W:b"]);
    expect(texts("r7")).toEqual(["play r7 @Ana"]);
    expect(texts("b5")).toEqual([]);
    expect(playing(legal, 1, "r5")).toEqual([]);
  });

  it("is the card anyway where it may not be played", () => {
    expect(anyway("b5", ["r", "b"])).toBe("play b5");
    expect(anyway("W4", ["r", "b"])).toBe("play W4:r");
    expect(anyway("W4", [])).toBe("play W4");
  });

  it("is called in words, where the move says enough for that", () => {
    expect(moveWords("play r5")).toBe("Play red 5");
    expect(moveWords("draw")).toBe("Draw");
    expect(moveWords("chain")).toBe("Lay no chain");
    expect(moveWords("chain y2 *")).toMatch(/^Lay the chain yellow 2, /);
    expect(moveWords("dance all night")).toBe("dance all night");
  });
});
