import { expect, test } from "vitest";
import { type Box, overlap, place } from "./placing";

const SIZE = { width: 310, height: 150 };
const PHONE: Box = { left: 0, top: 0, width: 360, height: 740 };
const SIDEWAYS: Box = { left: 0, top: 0, width: 844, height: 390 };
const DESK: Box = { left: 0, top: 0, width: 1280, height: 800 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

function put(anchor: Box, screen: Box, keep: Box[] = [], avoid: Box[] = []) {
  const placed = place(anchor, SIZE, screen, keep, avoid);
  return { ...placed, box: { ...SIZE, left: placed.left, top: placed.top } };
}

test.each([PHONE, SIDEWAYS, DESK])("a bubble is on the screen and not on its thing", (screen) => {
  for (const x of [0, 0.3, 0.6, 0.85])
    for (const y of [0, 0.4, 0.8]) {
      const anchor = box(x * screen.width, y * screen.height, 50, 60);
      const placed = put(anchor, screen);
      expect(overlap(placed.box, anchor)).toBe(0);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.top).toBeGreaterThanOrEqual(0);
      expect(placed.left + SIZE.width).toBeLessThanOrEqual(screen.width);
      expect(placed.top + SIZE.height).toBeLessThanOrEqual(screen.height);
    }
});

test("a bubble keeps off what is to be tapped, even if it has to stand farther away", () => {
  const card = box(140, 620, 72, 103);
  const uno = box(250, 540, 95, 46);
  const placed = put(card, PHONE, [uno]);
  expect(overlap(placed.box, uno)).toBe(0);
  expect(overlap(placed.box, card)).toBe(0);
});

test("a bubble covers little where there is a choice, and its arrow points at the thing", () => {
  const pile = box(500, 300, 90, 130);
  const above = box(350, 100, 400, 190);
  const placed = put(pile, DESK, [], [above]);
  expect(placed.side).not.toBe("above");
  const below = put(pile, DESK, [], [above, box(0, 0, 480, 800), box(600, 0, 680, 800)]);
  expect(below.side).toBe("below");
  expect(below.left + below.arrow).toBeCloseTo(545);
});
