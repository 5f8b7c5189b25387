import { describe, expect, test, vi } from "vitest";
import type { EditionInfo, OptionInfo } from "./http";
import {
  chosenOf,
  clashes,
  differences,
  grouped,
  hindrance,
  isValue,
  presetOf,
  presetsOf,
  ruleWords,
  settled,
  valueWords,
  withPreset,
} from "./house";

vi.mock("./i18n.svelte", () => ({
  has: () => true,
  t: (key: string, about?: Record<string, string | number>) =>
    [key, ...Object.values(about ?? {})].join(" ").trim(),
}));

function option(name: string, values: string[] | null, bounds: [number, number][] | null = null): OptionInfo {
  return { name, default: values?.[0] ?? "", values, bounds, rules: [] };
}

const KNOWN: OptionInfo[] = [
  option("drawn", ["may", "must", "book", "never"]),
  option("wild4", ["bluff", "strict", "free"]),
  option("uno", ["call", "after", "auto", "off"]),
  { ...option("target", null, [[1, 10000]]), default: "500" },
  { ...option("hand-size", null, [[1, 20]]), default: "7" },
  option("stack", ["off", "twos", "same", "up", "any"]),
  option("deflect", ["off", "reverse", "skip", "both"]),
  option("draw", ["one", "until"]),
  option("seven-zero", ["off", "seven", "zero", "both"]),
  option("jump-in", ["off", "on"]),
  option("multi", ["off", "identical", "number"]),
  option("bomb", ["off"], [[1, 10]]),
  option("mercy", ["off"], [[10, 60]]),
  option("hand-limit", ["off"], [[10, 60]]),
  { ...option("uno-penalty", null, [[0, 10]]), default: "2" },
  option("teams", ["off", "on"]),
  option("knockout", ["off", "on"]),
  option("length", ["points"], [[1, 100]]),
];
const EDITION: EditionInfo = {
  name: "usa",
  fewest: 2,
  most: 10,
  colors: ["r", "w", "b", "s"],
  cards: 108,
  largest_hands: [49, 33, 24, 19, 16, 14, 12, 11, 9],
  rule_cards: 0,
  levels: [],
  options: KNOWN,
};
const named = (name: string) => KNOWN.find((one) => one.name === name) as OptionInfo;
const kinds = (chosen: Record<string, string>, seats = 4) =>
  clashes(chosen, EDITION, seats).map(({ kind, option: name }) => `${kind} ${name}`);

test("popular options come first, and none is lost", () => {
  const groups = grouped([...KNOWN, option("new-one", ["off", "on"])]);
  expect(groups.map(({ name }) => name)).toEqual(["popular", "match", "cards", "hands", "rest"]);
  expect(groups[0]?.options.map(({ name }) => name)).toEqual([
    "stack",
    "seven-zero",
    "jump-in",
    "draw",
    "multi",
    "teams",
  ]);
  expect(groups.at(-1)?.options.map(({ name }) => name)).toEqual(["new-one"]);
  expect(groups.flatMap(({ options }) => options)).toHaveLength(KNOWN.length + 1);
});

test("what differs from the rulebook is told with house rules first", () => {
  const chosen = { target: "200", mercy: "25", stack: "any" };
  expect(differences(chosen, KNOWN).map(({ name }) => name)).toEqual(["stack", "mercy", "target"]);
});

test.each([
  ["stack", "any", true],
  ["stack", "all", false],
  ["mercy", "off", true],
  ["mercy", "10", true],
  ["mercy", "9", false],
  ["mercy", "010", false],
  ["mercy", "1e1", false],
  ["target", "200", true],
  ["target", "200 1", false],
])("%s can be %s: %s", (name, value, expected) => {
  expect(isValue(named(name), value)).toBe(expected);
});

describe("presets", () => {
  test("only what differs from the rulebook is sent, and the length of the match stays", () => {
    const taken = withPreset("family", { target: "200", multi: "number" }, KNOWN);
    expect(taken).toEqual({ target: "200", stack: "same", draw: "until" });
    expect(presetOf(taken, KNOWN)).toBe("family");
    expect(presetOf({ ...taken, bomb: "2" }, KNOWN)).toBeNull();
    expect(presetOf({}, KNOWN)).toBe("rulebook");
  });

  test("an edition without these options has none", () => {
    expect(presetsOf([option("board-size", null)])).toEqual([]);
  });

  test.each(presetsOf(KNOWN))("%s can be played by four", (preset) => {
    expect(clashes(withPreset(preset, {}, KNOWN), EDITION, 4)).toEqual([]);
  });
});

describe("what does not go together (HOUSE.mix)", () => {
  test.each([
    [{ deflect: "both" }, ["needs deflect"]],
    [{ bomb: "2" }, ["needs bomb"]],
    [{ bomb: "2", multi: "number" }, []],
    [{ teams: "on", knockout: "on" }, ["not-with teams"]],
    [{ length: "5", knockout: "on" }, ["not-with length"]],
    [{ "uno-penalty": "4", uno: "off" }, ["uno-penalty uno-penalty"]],
    [{ "uno-penalty": "4", uno: "after" }, []],
    [{ mercy: "10" }, []],
    [{ mercy: "10", "hand-size": "8" }, ["mercy mercy"]],
    [{ mercy: "10", "uno-penalty": "9" }, ["mercy mercy"]],
    [{ "hand-limit": "10", "hand-size": "11" }, ["hand-limit hand-limit"]],
    [{ "hand-size": "24" }, []],
    [{ "hand-size": "25" }, ["hand-size hand-size"]],
  ])("%j", (chosen, expected) => {
    expect(kinds(chosen as unknown as Record<string, string>)).toEqual(expected);
  });

  test("teams need an even number, four or more", () => {
    expect([2, 3, 4, 5, 6].map((seats) => kinds({ teams: "on" }, seats).length)).toEqual([1, 1, 0, 1, 0]);
  });

  test("what could not be chosen says why, and what rests on it goes with it", () => {
    expect(hindrance(named("deflect"), {}, EDITION, 4)?.kind).toBe("needs");
    expect(hindrance(named("deflect"), { stack: "any" }, EDITION, 4)).toBeNull();
    expect(hindrance(named("knockout"), { teams: "on" }, EDITION, 4)?.kind).toBe("not-with");
    expect(hindrance(named("uno"), { "uno-penalty": "4" }, EDITION, 4)).toBeNull();
    expect(settled({ deflect: "both", bomb: "1", multi: "number" })).toEqual({ bomb: "1", multi: "number" });
    expect(settled({ uno: "off", "uno-penalty": "4" })).toEqual({ uno: "off" });
  });
});

test("values in words: a word, a number, and what is simply on", () => {
  expect(chosenOf({ stack: "off", mercy: "25", target: "500" }, KNOWN)).toEqual({ mercy: "25" });
  expect(valueWords(named("stack"), "any")).toBe("opt-stack-any");
  expect(valueWords(named("mercy"), "off")).toBe("opt-mercy-off");
  expect(valueWords(named("mercy"), "25")).toBe("25");
  expect(valueWords(named("target"), "200")).toBe("200");
  expect(ruleWords(named("jump-in"), "on")).toBe("opt-jump-in");
  expect(ruleWords(named("mercy"), "25")).toBe("house-rule opt-mercy 25");
});
