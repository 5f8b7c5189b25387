import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EditionInfo, OptionInfo } from "./http";
import { kept } from "./kept.svelte";
import { isFor, readLink, readPresets, rulesLink, sameRules, tidyPresetName } from "./presets";

vi.mock("./i18n.svelte", () => ({ has: () => true, t: (key: string) => key }));

function option(name: string, values: string[] | null, bounds: [number, number][] | null = null): OptionInfo {
  return { name, default: values?.[0] ?? String(bounds?.[0]?.[0] ?? ""), values, bounds, rules: [] };
}

const USA = {
  name: "usa",
  options: [
    option("stack", ["off", "twos", "any"]),
    option("mercy", ["off"], [[10, 60]]),
    option("target", null, [[1, 10000]]),
  ],
} as EditionInfo;
const DICE = { name: "dice", options: [option("first-player", null)] } as EditionInfo;
const EDITIONS = [USA, DICE];

describe("names", () => {
  test.each([
    ["  Sunday \n evening ", "Sunday evening"],
    ["\u0000\u202e\u200b", ""],
    ["x".repeat(99), "x".repeat(30)],
    ["<b>ours</b>", "<b>ours</b>"],
  ])("%j", (typed, tidy) => {
    expect(tidyPresetName(typed)).toBe(tidy);
  });
});

describe("what is kept in the browser", () => {
  beforeEach(() => kept.presets.forEach(({ name }) => kept.drop(name)));

  test("rules are kept under a name, replaced and dropped", () => {
    kept.add("Sunday", { stack: "any" });
    kept.add("Monday", { mercy: "25" });
    kept.add("Sunday", { stack: "twos" });
    expect(kept.presets.map(({ name }) => name)).toEqual(["Monday", "Sunday"]);
    expect(kept.presets.at(-1)?.options).toEqual({ stack: "twos" });
    kept.drop("Monday");
    expect(kept.presets.map(({ name }) => name)).toEqual(["Sunday"]);
  });

  test.each([null, "x", 7, {}, [null, 3, "x", { name: 1 }, { name: "a" }, { name: "", options: {} }]])(
    "%j in the storage is no preset",
    (stored) => {
      expect(readPresets(stored)).toEqual([]);
    },
  );

  test("what can be read of it is", () => {
    const stored = [
      { name: "a", options: { stack: "any", mercy: 25 } },
      { name: "a", options: {} },
    ];
    expect(readPresets(stored)).toEqual([{ name: "a", options: { stack: "any" } }]);
    expect(readPresets(Array.from({ length: 99 }, (_, n) => ({ name: `p${n}`, options: {} })))).toHaveLength(
      24,
    );
  });

  test("a preset is for editions that have its rules", () => {
    expect(isFor({ stack: "any", mercy: "25" }, USA.options)).toBe(true);
    expect(isFor({ stack: "all" }, USA.options)).toBe(false);
    expect(isFor({ stack: "any" }, DICE.options)).toBe(false);
    expect(sameRules({ stack: "any", mercy: "25" }, { mercy: "25", stack: "any" })).toBe(true);
    expect(sameRules({ stack: "any" }, {})).toBe(false);
  });
});

describe("links", () => {
  const read = (search: string) => readLink(search, EDITIONS);

  test("what a link was made of is what it brings", () => {
    const options = { stack: "any", mercy: "25" };
    const { search, pathname } = new URL(rulesLink("usa", "Sunday & more", options), "http://here");
    expect(pathname).toBe("/new");
    expect(read(search)).toEqual({ edition: "usa", name: "Sunday & more", options, unread: [] });
  });

  test("an address without rules brings none", () => {
    expect(read("")).toBeNull();
  });

  test("what cannot be read is told, and nothing of it is taken", () => {
    expect(read("?stak=any&mercy=999&target=1e3&game=chess&stack=any&__proto__=x")).toEqual({
      edition: "usa",
      name: "",
      options: { stack: "any" },
      unread: ["stak=any", "mercy=999", "target=1e3", "game=chess", "__proto__=x"],
    });
  });

  test("the first value of an option counts, and the rulebook's is no difference", () => {
    expect(read("?stack=twos&stack=any&mercy=off")?.options).toEqual({ stack: "twos" });
  });

  test("players are not seated by a link", () => {
    expect(read("?game=dice&first-player=Eve")).toMatchObject({
      edition: "dice",
      options: {},
      unread: ["first-player=Eve"],
    });
  });

  test("much is shortened", () => {
    const search = `?${Array.from({ length: 99 }, (_, n) => `x${n}=${"y".repeat(99)}`).join("&")}`;
    const unread = read(search)?.unread ?? [];
    expect(unread).toHaveLength(5);
    expect(Math.max(...unread.map((text) => text.length))).toBe(41);
  });
});
