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
  const { counts, top, color, direction, dealer, out, pile, discards, used, dispensable } = view;
  return {
    hand: [...view.hand].sort(),
    counts,
    top,
    color,
    direction,
    dealer,
    out: [...out].sort(),
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
    expect(told(move.events.reduce((view, event) => after(view, event), before))).toEqual(
      told({ ...before, ...move.after }),
    );
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

describe("house rules", () => {
  const view: CardView = {
    ...emptyTable(4, 0),
    hand: ["r5", "b5", "W"],
    counts: [3, 1, 4, 2],
    said: [1],
    catchable: [3],
    open: [
      [1, ["g1"]],
      [3, ["r1", "r2"]],
    ],
    owed: [0, 0, 2, 0],
    top: "r7",
    color: "r",
    discards: 5,
    pile: 40,
    total: 6,
  };

  test("several cards played together: the last lies on top (HOUSE.multi)", () => {
    const next = after(view, ["played", 0, ["r5", "b5"], null, null]);
    expect(next).toMatchObject({ hand: ["W"], counts: [1, 1, 4, 2], top: "b5", color: "b", discards: 7 });
  });

  test("a stack grows and falls on a player, and is gone when it is taken (HOUSE.stack)", () => {
    const next = after(view, ["stacked", 2, [], null, 8]);
    expect(next).toMatchObject({ total: 8, pending: "stack", asked: [2] });
    expect(after(next, ["accepted", 2, [], null, null]).total).toBe(0);
  });

  test("two swap hands, and what was said of them is forgotten (HOUSE.swap-uno)", () => {
    const next = after(view, ["swapped", 0, [], 1, null]);
    expect(next).toMatchObject({ hand: [], counts: [1, 3, 4, 2], said: [], catchable: [3] });
    expect(next.open).toEqual([[3, ["r1", "r2"]]]);
  });

  test("hands go round past those who are out, in the order of play (HOUSE.zero)", () => {
    expect(after(view, ["passed-on", 0, [], null, "left"]).counts).toEqual([2, 3, 1, 4]);
    expect(after(view, ["passed-on", 0, [], null, "right"]).counts).toEqual([1, 4, 2, 3]);
    const three = { ...view, counts: [3, 0, 4, 2], out: [1] };
    expect(after(three, ["passed-on", 0, [], null, "left"]).counts).toEqual([2, 0, 3, 4]);
    expect(after(view, ["passed-on", 0, [], null, "left"], [0, 2, 1, 3]).counts).toEqual([2, 4, 3, 1]);
  });

  test("a hand that is out goes under the top card (HOUSE.mercy)", () => {
    const next = after(view, ["out", 2, [], null, 4]);
    expect(next).toMatchObject({
      counts: [3, 1, 0, 2],
      discards: 9,
      top: "r7",
      out: [2],
      owed: [0, 0, 0, 0],
    });
    expect(after(view, ["out", 0, [], null, 3])).toMatchObject({ hand: [], out: [0] });
  });

  test("who is out of the round is dealt in again, who is out of the match is not (HOUSE.knockout)", () => {
    const gone = after({ ...view, out: [2] }, ["knocked-out", 1, [], null, null]);
    expect(gone.out).toEqual([2, 1]);
    const dealt = [
      ["shuffled", 0, [], null, 108],
      ["dealt", 2, ["??"], null, null],
      ["dealt", 0, ["r1"], null, null],
    ] as GameEvent[];
    expect(dealt.reduce((table, event) => after(table, event), gone).out).toEqual([1]);
    expect(after(gone, ["cut", 0, ["r1"], null, null]).out).toEqual([]);
  });

  test("cards that do not go stay in the hand (HOUSE.misplay)", () => {
    const next = after(view, ["misplayed", 0, ["b5"], null, null]);
    expect(next).toMatchObject({ hand: view.hand, counts: view.counts, top: "r7", catchable: [] });
    expect(shownOnPile(["misplayed", 0, ["b5"], null, null])).toEqual([]);
  });

  test("a stack that is taken is gone, and a hand that grows is closed", () => {
    expect(after(view, ["accepted", 1, [], null, null]).total).toBe(0);
    expect(after(view, ["drew", 1, ["??", "??"], null, null]).open).toEqual([[3, ["r1", "r2"]]]);
    expect(after(view, ["played", 3, ["r1"], null, null]).open).toEqual([
      [1, ["g1"]],
      [3, ["r2"]],
    ]);
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
