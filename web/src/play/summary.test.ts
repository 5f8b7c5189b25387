import { expect, test } from "vitest";
import type { GameEvent } from "../lib/wire";
import { gains, summaryOf } from "./summary";

const END: GameEvent[] = [
  ["shuffled", 0, [], null, 108],
  ["played", 1, ["r1"], null, null],
  ["left", 0, ["r5", "W"], null, 55],
  ["left", 2, ["b9"], null, 9],
  ["won-round", 1, [], null, 64],
];

test("what everyone was left with", () => {
  expect(summaryOf(END)).toEqual({
    winner: 1,
    gained: 64,
    left: [
      { seat: 0, cards: ["r5", "W"], points: 55 },
      { seat: 2, cards: ["b9"], points: 9 },
    ],
  });
});

test("a round that was dealt since has not ended", () => {
  expect(summaryOf([...END, ["shuffled", 1, [], null, 108]])).toBeNull();
});

test("a void round scores nothing (PILE.blocked)", () => {
  const summary = summaryOf([["void", null, [], null, null]]);
  expect(summary).toEqual({ winner: null, gained: 0, left: [] });
  expect(gains(summary!, 2, "winner")).toEqual([0, 0]);
});

test("the winner scores everything, or everyone their own (SCORE.winner, SCORE.lowest)", () => {
  expect(gains(summaryOf(END)!, 3, "winner")).toEqual([0, 64, 0]);
  expect(gains(summaryOf(END)!, 3, "lowest")).toEqual([55, 0, 9]);
});
