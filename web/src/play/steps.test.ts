/** The picture after a message's events is the one that the engine gives. */

import { describe, expect, test } from "vitest";
import type { CardView, GameEvent } from "../lib/wire";
import recorded from "./steps.json";
import { after, colorOf, emptyTable, grouped, shownOnPile, without } from "./steps";

/** Moves of real games with what the engine's view was before and after. */
const moves = recorded as unknown as {
  edition: string;
  before: CardView;
  events: GameEvent[];
  after: CardView;
}[];

function told(view: CardView): Partial<CardView> {
  const { counts, top, color, direction, dealer, pile, discards, used, dispensable } = view;
  return {
    hand: [...view.hand].sort(),
    counts,
    top,
    color,
    direction,
    dealer,
    pile,
    discards,
    used,
    dispensable,
  };
}

test.each(moves.map((move) => [move.edition, move.events.map(([kind]) => kind).join(" "), move] as const))(
  "%s: %s",
  (_edition, _kinds, move) => {
    const before = { ...emptyTable(move.before.counts.length, move.before.seat), ...move.before };
    expect(told(move.events.reduce(after, before))).toEqual(told(move.after));
  },
);

describe("small steps", () => {
  const view: CardView = {
    ...emptyTable(3, 0),
    hand: ["r5", "r5", "W"],
    counts: [3, 1, 4],
    catchable: [1],
    top: "r7",
    color: "r",
  };

  test("one of two equal cards is played, and the window to catch closes (UNO.window)", () => {
    const next = after(view, ["played", 0, ["r5"], null, null]);
    expect(next.hand).toEqual(["r5", "W"]);
    expect(next.catchable).toEqual([]);
    expect(next.top).toBe("r5");
  });

  test("a card of a run leaves the window open", () => {
    expect(after({ ...view, pending: "run" }, ["played", 0, ["r5"], null, null]).catchable).toEqual([1]);
  });

  test("a wild takes the colour that was named", () => {
    expect(after(view, ["played", 0, ["W"], null, "b"])).toMatchObject({ top: "W", color: "b" });
  });

  test("UNO that was said cannot be caught, and drawing forgets it (UNO.clear)", () => {
    const said = after(view, ["uno", 1, [], null, null]);
    expect(said).toMatchObject({ said: [1], catchable: [] });
    expect(after(said, ["drew", 1, ["??"], null, null]).said).toEqual([]);
  });

  test("what it does not know it leaves alone", () => {
    expect(after(view, ["kept", 1, [], null, null])).toBe(view);
  });

  test("a new match begins with the cut for dealer, and without scores", () => {
    expect(
      after({ ...view, scores: [5, 0, 9], match: ["target", [2]] }, ["cut", 1, ["r3"], null, null]),
    ).toMatchObject({ scores: [0, 0, 0], match: null });
  });
});

test("cards are taken out once each", () => {
  expect(without(["r1", "r1", "b2"], ["r1", "g9"])).toEqual(["r1", "b2"]);
  expect(colorOf("W4")).toBeNull();
  expect(colorOf("b+2")).toBe("b");
});

test("only what everybody sees lies on the pile", () => {
  expect(shownOnPile(["played", 1, ["W4"], null, "g"])).toEqual(["W4:g"]);
  expect(shownOnPile(["discarded", 1, ["r1", "b2"], null, "colors"])).toEqual(["r1", "b2"]);
  expect(shownOnPile(["discarded", 1, ["r1", "b2"], null, "discard"])).toEqual([]);
});

test("a deal is shown at once, plays one by one", () => {
  const events: GameEvent[] = [
    ["dealt", 0, [], null, null],
    ["dealt", 1, [], null, null],
    ["flipped", null, ["r1"], null, null],
    ["drew", 0, ["??"], null, null],
    ["drew", 1, ["??"], null, null],
  ];
  expect(grouped(events).map((group) => group.length)).toEqual([2, 1, 1, 1]);
});
