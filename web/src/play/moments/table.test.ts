import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/wire";
import { hatOn, LENGTHS, momentOf, placeOf, soundOf } from "./table";

const around = (events: GameEvent[], edition = "usa", me: number | null = 0) => ({ me, edition, events });
const felt = (event: GameEvent, more: GameEvent[] = [], edition = "usa", me: number | null = 0) =>
  momentOf(event, around([...more, event], edition, me));

describe("from events to moments", () => {
  test("cards that fall on me, also those of a stack", () => {
    expect(felt(["drew", 0, ["r1", "r2", "b3", "w4"], null, null])).toEqual({ kind: "slam", count: 4 });
    const taken: GameEvent[] = [["accepted", 0, [], null, null]];
    expect(felt(["drew", 0, Array<string>(10).fill("r1"), null, null], taken)).toEqual({
      kind: "slam",
      count: 10,
    });
    expect(felt(["drew", 0, ["r1"], null, null])).toBeNull();
    expect(felt(["drew", 1, ["??", "??", "??", "??"], null, null])).toBeNull();
    expect(felt(["drew", 0, [], null, null])).toBeNull();
    expect(felt(["drew", 0, ["r1", "r2"], null, null], [], "usa", null)).toBeNull();
  });
  test("a skip, of me and of another", () => {
    expect(felt(["lost-turn", 0, [], null, null])).toEqual({ kind: "skip", seat: 0, mine: true });
    expect(felt(["lost-turn", 2, [], null, null])).toEqual({ kind: "skip", seat: 2, mine: false });
  });
  test("UNO, and UNO that was not said", () => {
    expect(felt(["uno", 1, [], null, null])).toEqual({ kind: "stamp", seat: 1 });
    expect(felt(["caught", 1, [], 0, null])).toEqual({ kind: "caught", seat: 0, mine: true });
    expect(felt(["caught", 0, [], 1, null])).toEqual({ kind: "caught", seat: 1, mine: false });
  });
  test("the hat draws for the player it was put on, and for nobody else", () => {
    const played: GameEvent = ["played", 2, ["WH"], 1, "r"];
    expect(felt(["drew", 1, ["??", "??"], null, null], [played], "hp")).toEqual({
      kind: "hat",
      seat: 1,
      count: 2,
    });
    expect(hatOn(2, [played])).toBe(false);
    expect(hatOn(1, [["played", 2, ["W"], 1, "r"]])).toBe(false);
  });
  test("a Wild Draw Four is a firework on the porch only", () => {
    const event: GameEvent = ["played", 1, ["W4"], null, "b"];
    expect(felt(event)).toEqual({ kind: "firework", color: "b" });
    expect(felt(event, [], "hp")).toBeNull();
    expect(felt(["played", 1, ["W"], null, "b"])).toBeNull();
  });
  test("jumping in", () => {
    const jumped: GameEvent = ["jumped-in", 1, [], null, null];
    expect(felt(["played", 1, ["r5"], null, null], [jumped])).toEqual({ kind: "jump", seat: 1 });
    expect(felt(["played", 2, ["r5"], null, null], [jumped])).toBeNull();
  });
  test("going out, with the last card", () => {
    const last: GameEvent = ["played", 0, ["W"], null, "g"];
    expect(felt(["won-round", 0, [], null, 40], [last])).toEqual({
      kind: "out",
      seat: 0,
      mine: true,
      card: "W:g",
    });
    expect(felt(["won-round", 1, [], null, 40])).toMatchObject({ mine: false, card: null });
  });
  test("what is not in the table is not felt, and every moment is short", () => {
    expect(felt(["passed", 0, [], null, null])).toBeNull();
    for (const length of Object.values(LENGTHS)) expect(length).toBeLessThanOrEqual(900);
    expect(soundOf({ kind: "out", seat: 0, mine: true, card: null })).toBe("win");
    expect(placeOf({ kind: "out", seat: 0, mine: true, card: null })).toBe("discard");
    expect(placeOf({ kind: "stamp", seat: 2 })).toBe("seat-2");
    expect(placeOf({ kind: "slam", count: 4 })).toBe("hand");
    expect(placeOf({ kind: "firework", color: "b" })).toBeNull();
    expect(soundOf({ kind: "out", seat: 0, mine: false, card: null })).toBe("lose");
  });
});
