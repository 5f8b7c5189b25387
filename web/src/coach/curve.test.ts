import { describe, expect, it } from "vitest";
import { across, drawn, line, lookOf, MARKS, pointAt, shape, upTo } from "./curve";

const frame = { width: 220, height: 120, margin: 10 };
const points = [
  { moment: 0, chances: [0.5, 0.5] },
  { moment: 5, chances: [1, 0] },
  { moment: 6, chances: [0.4, 0.6] },
  { moment: 10, chances: [0, 1] },
];

describe("a curve of chances", () => {
  it("goes from edge to edge, a sure win at the top", () => {
    expect([0, 5, 10].map((moment) => across(moment, 10, frame))).toEqual([10, 110, 210]);
    expect([1, 0.5, 0].map((chance) => upTo(chance, frame))).toEqual([10, 60, 110]);
  });

  it("stays where it is when nothing happened", () => {
    expect(across(0, 0, frame)).toBe(10);
  });

  it("begins again with every round", () => {
    expect(line(points, 0, [0, 6], 10, frame)).toBe("M10 60L110 10M130 70L210 110");
    expect(line(points, 1, [0], 10, frame)).toBe("M10 60L110 110L130 50L210 10");
  });

  it("knows the chances of a moment that was not looked at", () => {
    expect(pointAt(points, 8)?.moment).toBe(6);
    expect(pointAt(points.slice(1), 0)?.moment).toBe(5);
    expect(pointAt([], 3)).toBeUndefined();
  });

  it("draws the own line on top and gives it the first look", () => {
    expect(drawn(4, 1)).toEqual([0, 2, 3, 1]);
    expect([0, 1, 2, 3].map((seat) => lookOf(4, seat, 1))).toEqual([3, 0, 1, 2]);
  });

  it("has a shape of its own for each line", () => {
    expect(new Set(MARKS.map((mark) => shape(mark, 10, 10, 4))).size).toBe(MARKS.length);
  });
});
