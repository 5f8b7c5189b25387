import { expect, test } from "vitest";
import { lines, places } from "./result";

const last = { commitment: "", names: ["Ana", "Beto", "Caro"], best: null };

test("the best first, and the same rank for the same points", () => {
  const found = places({ ...last, winners: [1], rounds: [[20, 50, 20]] }, false);
  expect(found.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test("few points can be good, and dice have none", () => {
  expect(places({ ...last, winners: [2], rounds: [[30, 20, 5]] }, true).map(({ seat }) => seat)).toEqual([
    2, 1, 0,
  ]);
  const dice = places({ ...last, winners: [1], rounds: [] }, false);
  expect(dice.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
    [1, 1, null],
    [0, 2, null],
    [2, 2, null],
  ]);
});

test("lines begin at nothing and end at the points", () => {
  expect(
    lines(
      [
        [0, 10],
        [20, 10],
      ],
      100,
      50,
    )[1],
  ).toEqual([
    [0, 50],
    [50, 25],
    [100, 25],
  ]);
});
