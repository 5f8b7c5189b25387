import { describe, expect, it } from "vitest";
import type { DiceView, GameEvent } from "../lib/wire";
import { extraSpaces, lastEntry, others, spacesOf, toGo, whyWrites } from "./boards";
import { lying, scatter, sidesOf } from "./cube";
import { type Told, told } from "./told";

const VIEW: DiceView = {
  boards: [["2"], ["4", "6"], ["1", "*"]],
  colors: ["red", "yellow", "blue"],
  spaces: [20, 21, 20],
  extras: [0, 1, 0],
  dice: ["r1", "*", "g4", "b6", "*", "-1"],
  turn: 0,
  pending: "roll",
  penalties: [],
  call: null,
  match: null,
};

function after(...events: GameEvent[]): Told {
  return events.reduce((now, event) => told(now, event), { view: VIEW, again: null } as Told);
}

describe("a turn, event by event", () => {
  it("throws again the dice that the server finds", () => {
    const { view, again } = after(
      ["rerolled", 0, ["*", "b6"], null, null],
      ["rolled", 0, ["y5", "g5"], null, null],
    );
    expect(view.dice).toEqual(["r1", "y5", "g4", "g5", "*", "-1"]);
    expect(view.pending).toBe("chain");
    expect(again).toBeNull();
  });
  it("writes the chain and keeps the penalties", () => {
    const { view } = after(["chained", 0, ["g4", "b6"], null, null], ["wrote", 0, ["4", "6"], null, null]);
    expect(view.boards[0]).toEqual(["2", "4", "6"]);
    expect(view.penalties).toEqual(["-1"]);
  });
  it("erases the last entry (DICE.minus) and outlines a space (DICE.plus)", () => {
    const { view } = after(
      ["chained", 0, [], null, null],
      ["penalty", 0, ["-1"], 1, null],
      ["penalty", 0, ["+1"], 2, null],
    );
    expect(view.boards[1]).toEqual(["4"]);
    expect([view.spaces[2], view.extras[2]]).toEqual([21, 1]);
    expect(view.penalties).toEqual([]);
  });
  it("passes the dice on", () => {
    const { view } = after(
      ["called", 0, ["r6"], null, null],
      ["rolled", 1, ["r2", "r3", "r4", "r5", "r6", "*"], null, null],
    );
    expect([view.call, view.turn, view.pending]).toEqual(["r6", 1, "roll"]);
  });
  it("wipes the boards clean for another game (DICE.again)", () => {
    const { view } = after(
      ["starts", 2, [], null, null],
      ["rolled", 2, ["y3"], null, null],
      ["wrote", 2, ["3"], null, null],
    );
    expect(view.boards).toEqual([[], [], ["3"]]);
    expect(view.spaces).toEqual([20, 20, 20]);
    expect([view.dice, view.pending]).toEqual([[], "roll"]);
  });
  it("ends", () => {
    expect(after(["won-match", 1, [], null, null]).view.match).toEqual(["full", [1]]);
  });
});

describe("boards", () => {
  it("lays out blank, outlined and extra spaces", () => {
    const kinds = spacesOf(VIEW, 1, 8).map((space) => space.kind);
    expect(kinds.filter((kind) => kind === "blank")).toHaveLength(20);
    expect(kinds[20]).toBe("outlined");
    expect(kinds.slice(21)).toEqual(Array(7).fill("extra"));
    expect(spacesOf(VIEW, 1, 8)[1]).toEqual({ kind: "blank", entry: "6", last: true });
  });
  it("counts", () => {
    expect(toGo(VIEW, 1)).toBe(19);
    expect(lastEntry(VIEW, 2)).toBe("*");
    expect(extraSpaces("12 4")).toBe(4);
    expect(extraSpaces(undefined)).toBe(8);
  });
  it("seats the others clockwise from the left; a spectator sees all", () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });
  it("says why somebody writes (DICE.call, DICE.call-wild)", () => {
    expect(whyWrites(VIEW, 1, "r6")).toBe("number");
    expect(whyWrites(VIEW, 1, "y3")).toBe("color");
    expect(whyWrites(VIEW, 2, "*")).toBe("wild");
    expect(whyWrites(VIEW, 2, "r6")).toBeNull();
  });
});

describe("cubes", () => {
  it("have the faces of DICE.faces, or the one they must show", () => {
    expect(sidesOf(1, "g3")).toEqual(["r2", "y5", "g3", "b1", "*", "-1"]);
    expect(sidesOf(1, "r6")[0]).toBe("r6");
  });
  it("lie as thrown, always the same way", () => {
    expect(lying(1)).toContain("rotateY(-90deg)");
    expect(scatter(2, 3)).toBe(scatter(2, 3));
    expect(scatter(2, 3)).toBeGreaterThanOrEqual(0);
    expect(scatter(2, 3)).toBeLessThan(1);
  });
});
