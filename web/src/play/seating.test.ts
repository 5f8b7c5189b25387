import { describe, expect, test } from "vitest";
import { arrange, middleOf, nextSeat, opponents, orderOf, partnerOf, type Place } from "./seating";

const BOARDS = { wide: [988, 450], phone: [378, 440], small: [348, 380] } as const;

test("the player on the left comes first, the one on the right last", () => {
  expect(opponents(4, 0)).toEqual([1, 2, 3]);
  expect(opponents(4, 2)).toEqual([3, 0, 1]);
  expect(opponents(3, null)).toEqual([0, 1, 2]);
});

test("an order drawn by lot is the order of play (HOUSE.seats)", () => {
  const order = orderOf("Carla, Ana", ["Ana", "Beto", "Carla"]);
  expect(order).toEqual([2, 0, 1]);
  expect(opponents(3, 0, order)).toEqual([1, 2]);
  expect(opponents(3, 2, order)).toEqual([0, 1]);
  expect(opponents(3, null, order)).toEqual([2, 0, 1]);
  expect(nextSeat(order, [1], 0, true)).toBe(2);
  expect(nextSeat(order, [], 0, false)).toBe(2);
  expect(nextSeat([0, 1], [1], 0, true)).toBe(0);
});

test("the partner sits across (HOUSE.teams)", () => {
  expect(partnerOf(3, 4, { teams: "on" })).toBe(1);
  expect(partnerOf(1, 6, { teams: "on" })).toBe(4);
  expect(partnerOf(1, 4, { teams: "off" })).toBeNull();
});

test("play to the left goes clockwise: left, top, right", () => {
  const { places } = arrange(opponents(4, 0), 988, 450);
  const [left, top, right] = places as [Place, Place, Place];
  expect(left.x).toBeLessThan(top.x);
  expect(top.x).toBeLessThan(right.x);
  expect(top.y).toBeLessThan(left.y);
  expect(top.y).toBeLessThan(right.y);
});

describe.each(Object.entries(BOARDS))("on a %s board", (_name, [width, height]) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i opponents sit apart and inside", (count) => {
    const { places, compact } = arrange(opponents(count + 1, 0), width, height);
    const size = compact ? { x: 60, y: 70 } : { x: 180, y: 92 };
    for (const [index, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(size.x / 2);
      expect(place.x).toBeLessThanOrEqual(width - size.x / 2);
      expect(place.y).toBeLessThanOrEqual(height - size.y / 2 + 4);
      for (const other of places.slice(index + 1)) {
        const apart = Math.abs(place.x - other.x) >= size.x || Math.abs(place.y - other.y) >= size.y * 0.75;
        expect(apart, `${place.seat} and ${other.seat}`).toBe(true);
      }
    }
  });
});

test("the piles lie under the top row and above what is below", () => {
  for (const [width, height] of [...Object.values(BOARDS), [1500, 760], [830, 290]] as [number, number][]) {
    for (const count of [1, 3, 9]) {
      const seating = arrange(opponents(count + 1, 0), width, height);
      const { card, y } = middleOf(seating, width, height, 40);
      expect(y + card * 0.714).toBeLessThanOrEqual(height - 40);
      expect(card).toBeGreaterThanOrEqual(52);
    }
  }
});
