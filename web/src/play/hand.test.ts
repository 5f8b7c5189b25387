import { expect, test, vi } from "vitest";
import { arranged, beyond, fanned, layoutOf, moved } from "./hand";

vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key }));

const HAND = ["b7", "r5", "W4", "r5", "sS", "b+2", "r7"];

test("sorted by colour or by number, each card with a key of its own", () => {
  const byColor = arranged(HAND, ["r", "w", "b", "s"], "color");
  expect(byColor.map((card) => card.code)).toEqual(["r5", "r5", "r7", "b7", "b+2", "sS", "W4"]);
  expect(byColor.slice(0, 2).map((card) => card.key)).toEqual(["r5#1", "r5#2"]);
  const byNumber = arranged(HAND, ["r", "w", "b", "s"], "number");
  expect(byNumber.map((card) => card.code)).toEqual(["r5", "r5", "r7", "b7", "sS", "b+2", "W4"]);
});

test("cards overlap as far as they must, never more than a finger can tell apart", () => {
  expect(layoutOf(1, 390, 844)).toEqual({ card: 72, step: 72, rows: 1, columns: 1 });
  expect(layoutOf(7, 360, 740).rows).toBe(1);
  expect(layoutOf(40, 390, 844).step).toBe(36);
  expect(layoutOf(60, 1280, 800).step).toBe(34);
});

test("on a phone seventeen cards lie in two rows, all in sight", () => {
  const { card, step, rows, columns } = layoutOf(17, 390, 844);
  expect([rows, columns]).toEqual([2, 9]);
  expect(step * (columns - 1) + card).toBeLessThanOrEqual(370);
});

test("the wider and higher the window, the larger the cards; a full hand makes them smaller again", () => {
  const widths = [layoutOf(7, 900, 700), layoutOf(7, 1280, 800), layoutOf(7, 1920, 1080)].map(
    ({ card }) => card,
  );
  expect(widths).toEqual([98, 112, 148]);
  expect(layoutOf(40, 1280, 800).card).toBeLessThan(112);
});

test("how many cards lie beyond each edge", () => {
  expect(beyond([0, 40, 80, 120, 160], 40, 80, 160)).toEqual([2, 1]);
  expect(beyond([0, 40], 40, 0, 80)).toEqual([0, 0]);
});

test("the arrow keys stop at the ends, and go between two rows", () => {
  expect(moved(0, "ArrowLeft", 7)).toBe(0);
  expect(moved(2, "ArrowRight", 7)).toBe(3);
  expect(moved(2, "End", 7)).toBe(6);
  expect(moved(6, "ArrowRight", 7)).toBe(6);
  expect(moved(3, "Home", 7)).toBe(0);
  expect(moved(1, "ArrowDown", 7, 4)).toBe(5);
  expect(moved(5, "ArrowUp", 7, 4)).toBe(1);
  expect(moved(3, "ArrowDown", 7, 4)).toBe(6);
});

test("held in the hand, cards are large, in sight and fanned out", () => {
  const { card, step, rows, columns } = layoutOf(7, 390, 844, true);
  expect(card).toBeGreaterThan(120);
  expect(step * (columns - 1) + card).toBeLessThanOrEqual(390);
  expect(rows * columns).toBeGreaterThanOrEqual(7);
  const turns = Array.from({ length: columns }, (_, place) => fanned(place, columns).turn);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  expect(turns[0]).toBeCloseTo(-(turns.at(-1) ?? 0));
  expect(fanned(0, 1)).toEqual({ turn: 0, drop: 0 });
});
