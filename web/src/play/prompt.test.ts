import { describe, expect, test, vi } from "vitest";
import type { CardView, Choices, TableInfo } from "../lib/wire";
import { prompt, stake, unoState, type Words } from "./prompt";
import { emptyTable } from "./steps";

vi.mock("../lib/i18n.svelte", () => ({
  has: () => true,
  i18n: { language: "en" },
  t: (key: string, about?: Record<string, string>) => `${key} ${Object.values(about ?? {}).join(" ")}`.trim(),
}));

const NAMES = ["Nora", "Abril", "Bruno", "Carla"];
const NONE: Choices = {
  play: [],
  bluffs: [],
  aims: [],
  together: {},
  say: [],
  catch: [],
  discard: null,
  penalties: {},
};
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
    [
      "a stack, and a card for it",
      { pending: "stack", total: 4 },
      { play: ["r+2"], say: ["accept"] },
      "stack",
    ],
    ["a stack, and nothing for it", { pending: "stack", total: 4 }, { say: ["accept"] }, "stack-take"],
    [
      "a stack of one Wild Draw Four",
      { pending: "stack", total: 4 },
      { say: ["accept", "challenge"] },
      "stack-challenge",
    ],
    ["somebody else's stack", { asked: [2], pending: "stack", total: 4 }, {}, "wait-stack"],
    ["what fits has to be played (HOUSE.force)", {}, { play: ["b1"] }, "turn-must"],
    ["the same card, out of turn", { asked: [2] }, { play: ["b7"] }, "jump"],
    ["out of the round", { asked: [2], out: [0] }, {}, "out"],
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
    expect(said).toEqual({
      kind: "wait-answer",
      about: { names: "Abril & Carla", count: 2, rule: "", total: 0 },
    });
  });
});

describe("what is at stake", () => {
  test("the next player draws, in the direction of play (CHAL.answer)", () => {
    expect(stake(view({ turn: 3 }), 0)).toEqual({ player: 3, next: 0, mine: true, last: false });
    expect(stake(view({ turn: 3, direction: "right" }), 0)).toMatchObject({ next: 2, mine: false });
  });

  test("those who are out do not count, and seats may have been drawn by lot", () => {
    expect(stake(view({ turn: 3, out: [0] }), 1)).toMatchObject({ next: 1, mine: true });
    expect(stake(view({ turn: 3 }), 0, [0, 2, 1, 3])).toMatchObject({ next: 0 });
    expect(stake(view({ turn: 2 }), 1, [0, 2, 1, 3])).toMatchObject({ next: 1, mine: true });
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
    [{ counts: [2, 3, 3, 3] }, NONE, { options: { uno: "auto" } } as unknown as TableInfo, "none"],
    [{ counts: [2, 3, 3, 3] }, NONE, { options: { uno: "off" } } as unknown as TableInfo, "none"],
    [{ counts: [2, 3, 3, 3] }, NONE, { options: { uno: "after" } } as unknown as TableInfo, "idle"],
    [
      { counts: [1, 3, 3, 3] },
      { ...NONE, say: ["uno"] },
      { options: { uno: "after" } } as unknown as TableInfo,
      "say",
    ],
    [{ counts: [2, 3, 3, 3], out: [0] }, NONE, table, "none"],
  ] as [Partial<CardView>, Choices, TableInfo, string][])("%#", (changes, choices, at, expected) => {
    expect(unoState(view(changes), choices, 0, at)).toBe(expected);
  });

  test("of several cards together, one must be left (HOUSE.multi)", () => {
    expect(unoState(view({ counts: [4, 3, 3, 3] }), NONE, 0, table, 3)).toBe("arm");
    expect(unoState(view({ counts: [3, 3, 3, 3] }), NONE, 0, table, 3)).toBe("idle");
  });
});
