import { expect, test, vi } from "vitest";
import { arranged, moved, stepOf } from "./hand";

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
  expect(stepOf(1, 300, 72, 44)).toBe(72);
  expect(stepOf(5, 1200, 90, 34)).toBeCloseTo(59.4);
  expect(stepOf(20, 1200, 90, 34)).toBeCloseTo(58.4, 1);
  expect(stepOf(30, 324, 72, 44)).toBe(44);
});

test("the arrow keys stop at the ends", () => {
  expect(moved(0, "ArrowLeft", 7)).toBe(0);
  expect(moved(2, "ArrowRight", 7)).toBe(3);
  expect(moved(2, "End", 7)).toBe(6);
  expect(moved(6, "ArrowRight", 7)).toBe(6);
  expect(moved(3, "Home", 7)).toBe(0);
});
