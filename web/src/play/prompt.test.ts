import { describe, expect, test, vi } from "vitest";
import type { CardView, Choices, TableInfo } from "../lib/wire";
import { prompt, stake, unoState, type Words } from "./prompt";
import { emptyTable } from "./steps";

vi.mock("../lib/i18n.svelte", () => ({
  t: (key: string, about?: Record<string, string>) => `${key} ${Object.values(about ?? {}).join(" ")}`.trim(),
}));

const NAMES = ["Nora", "Abril", "Bruno", "Carla"];
const NONE: Choices = { play: [], bluffs: [], say: [], catch: [], discard: null, penalties: {} };
const WORDS: Words = {
  colored: (color) => `a ${color} card`,
  symbol: (symbol) => `a ${symbol}`,
  rule: (rule) => rule,
  list: (names) => names.join(" & "),
};

function view(changes: Partial<CardView>): CardView {
  return {
    ...emptyTable(4, 0),
    asked: [0],
    pending: "turn",
    top: "b7",
    color: "b",
    counts: [3, 3, 3, 3],
    turn: 0,
    ...changes,
  };
}

function kind(changes: Partial<CardView>, choices: Partial<Choices> | null, me: number | null = 0): string {
  return prompt(view(changes), choices && { ...NONE, ...choices }, me, NAMES, WORDS).kind;
}

describe("the line above the hand", () => {
  test("says what fits: the colour, the number, and wilds", () => {
    const said = prompt(view({}), { ...NONE, play: ["b1"], say: ["draw"] }, 0, NAMES, WORDS);
    expect(said).toEqual({ kind: "turn", about: { wanted: "a b card, a 7" } });
  });

  test("on a wild only the colour counts", () => {
    const said = prompt(
      view({ top: "W", color: "g" }),
      { ...NONE, play: ["g1"], say: ["draw"] },
      0,
      NAMES,
      WORDS,
    );
    expect(said.about["wanted"]).toBe("a g card");
  });

  test.each([
    ["nothing fits", {}, { say: ["draw"] }, "draw"],
    ["only a bluff", {}, { play: ["W4"], bluffs: ["W4"], say: ["draw"] }, "draw-or-bluff"],
    ["nothing to draw (PILE.none-left)", {}, { say: ["pass"] }, "pass"],
    ["nothing to draw, but a card", {}, { play: ["b1"], say: ["pass"] }, "turn-pass"],
    ["drawn and free", { pending: "drawn", drawn: "b1" }, { play: ["b1"], say: ["keep"] }, "drawn"],
    ["drawn and bound (TURN.drawn)", { pending: "drawn", drawn: "b1" }, { play: ["b1"] }, "drawn-must"],
    [
      "drawn, a bluff",
      { pending: "drawn", drawn: "W4" },
      { play: ["W4"], bluffs: ["W4"], say: ["keep"] },
      "drawn-bluff",
    ],
    ["a Wild Draw Four", { pending: "answer", turn: 3 }, { say: ["challenge", "accept"] }, "answer"],
    ["something is being shown", {}, null, "moment"],
    ["somebody else's turn", { asked: [2] }, {}, "wait-turn"],
    ["somebody else's rule card", { asked: [2], pending: "act" }, {}, "wait-act"],
    ["the round is over", { pending: "over", asked: [], round: ["out", [1]] }, {}, "over"],
    ["cards are dealt", { pending: "over", asked: [] }, {}, "dealing"],
    ["the match is over", { pending: "over", asked: [], match: ["target", [1]] }, {}, "match-over"],
  ] as [string, Partial<CardView>, Partial<Choices> | null, string][])(
    "%s",
    (_name, changes, choices, expected) => {
      expect(kind(changes, choices)).toBe(expected);
    },
  );

  test("a spectator is told who is waited for", () => {
    const said = prompt(view({ asked: [1, 3], pending: "answer" }), null, null, NAMES, WORDS);
    expect(said).toEqual({ kind: "wait-answer", about: { names: "Abril & Carla", count: 2, rule: "" } });
  });
});

describe("what is at stake", () => {
  test("the next player draws, in the direction of play (CHAL.answer)", () => {
    expect(stake(view({ turn: 3 }), 0)).toEqual({ player: 3, next: 0, mine: true, last: false });
    expect(stake(view({ turn: 3, direction: "right" }), 0)).toMatchObject({ next: 2, mine: false });
  });

  test("a last card was legal for certain (CHAL.last-card)", () => {
    expect(stake(view({ turn: 3, counts: [3, 3, 3, 0] }), 0).last).toBe(true);
  });
});

describe("the UNO button", () => {
  const table = { options: { uno: "call" } } as unknown as TableInfo;

  test.each([
    [{ counts: [2, 3, 3, 3] }, NONE, table, "arm"],
    [{ counts: [1, 3, 3, 3] }, { ...NONE, say: ["uno"] }, table, "say"],
    [{ counts: [1, 3, 3, 3] }, NONE, table, "idle"],
    [{ counts: [5, 3, 3, 3] }, NONE, table, "idle"],
    [{ counts: [2, 3, 3, 3] }, NONE, { options: { uno: "auto" } } as unknown as TableInfo, "auto"],
  ] as [Partial<CardView>, Choices, TableInfo, string][])("%#", (changes, choices, at, expected) => {
    expect(unoState(view(changes), choices, 0, at)).toBe(expected);
  });
});
