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
    timed: false,
  });
});

test("a round that was dealt since has not ended", () => {
  expect(summaryOf([...END, ["shuffled", 1, [], null, 108]])).toBeNull();
});

test("a void round scores nothing (PILE.blocked)", () => {
  const summary = summaryOf([["void", null, [], null, null]]);
  expect(summary).toEqual({ winner: null, gained: 0, left: [], timed: false });
  expect(gains(summary!, 2, {})).toEqual([0, 0]);
});

test("the winner scores everything, or everyone their own (SCORE.winner, SCORE.lowest)", () => {
  expect(gains(summaryOf(END)!, 3, {})).toEqual([0, 64, 0]);
  const lowest = { ...summaryOf(END)!, gained: 0 };
  expect(gains(lowest, 3, { scoring: "lowest" })).toEqual([55, 0, 9]);
  expect(gains(lowest, 3, { scoring: "lowest", stakes: "2" })).toEqual([110, 0, 18]);
});

test("partners score together (HOUSE.teams)", () => {
  const summary = { winner: 1, gained: 64, left: [{ seat: 0, cards: [], points: 55 }], timed: false };
  expect(gains(summary, 4, { teams: "on" })).toEqual([0, 64, 0, 64]);
  const lowest = { ...summary, gained: 0 };
  expect(gains(lowest, 4, { teams: "on", scoring: "lowest" })).toEqual([55, 0, 55, 0]);
});

test("a round whose time was over says so, and its winner may still hold cards (HOUSE.blitz)", () => {
  const end: GameEvent[] = [
    ["time-over", null, [], null, null],
    ["left", 1, ["r1"], null, 1],
    ...END.slice(2),
  ];
  expect(summaryOf(end)).toMatchObject({ winner: 1, timed: true, left: [{ seat: 1, points: 1 }, {}, {}] });
});
