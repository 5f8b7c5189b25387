import { describe, expect, it } from "vitest";
import type { CupInfo, CupPerson } from "../lib/cups";
import { clock, inOrder, rows, tableOf } from "./standings";

function person(rank: number | null, before: number | null): CupPerson {
  return {
    name: "Ana",
    avatar: null,
    since: 1,
    gone: false,
    rank,
    before,
    points: 0,
    opponents: 0,
    left: 0,
    played: 1,
  };
}

const seats = { code: "ABCDEF", people: [2, 0, null], places: [2, 1, 3], points: [6, 12, 0], record: null };
const cup = {
  round: 2,
  people: [person(1, 3), person(null, null), person(2, null)],
  standings: [0, 2],
  tables: [[], [seats]],
} as unknown as CupInfo;

describe("the standings", () => {
  it("tell who has risen, and leave out those without a rank", () => {
    expect(rows(cup).map(({ number, moved }) => [number, moved])).toEqual([
      [0, 2],
      [2, null],
    ]);
    expect(rows({ ...cup, round: 1 })[0]?.moved).toBe(null);
  });

  it("find the own table of this round", () => {
    expect(tableOf(cup, 2)?.number).toBe(1);
    expect(tableOf(cup, 1)).toBe(null);
    expect(tableOf(cup, null)).toBe(null);
  });

  it("seat people by their places once a table is done", () => {
    expect(inOrder(seats)).toEqual([1, 0, 2]);
    expect(inOrder({ ...seats, places: null })).toEqual([0, 1, 2]);
  });

  it("show seconds as a clock", () => {
    expect([clock(61_000), clock(1), clock(-5)]).toEqual(["1:01", "0:01", "0:00"]);
  });
});
