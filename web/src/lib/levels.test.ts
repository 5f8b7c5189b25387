import { describe, expect, it } from "vitest";
import { levelsOf, nearest } from "./levels";
import type { EditionInfo } from "./http";
import type { Level } from "./wire";

const edition = (...levels: Level[]): EditionInfo => ({
  name: "usa",
  fewest: 2,
  most: 10,
  colors: [],
  cards: 108,
  largest_hands: [],
  rule_cards: 0,
  levels,
  options: [],
});

describe("levelsOf", () => {
  it("gives what the server has, the weakest first", () => {
    expect(levelsOf([edition("hard", "easy"), edition("easy", "expert")])).toEqual([
      "easy",
      "hard",
      "expert",
    ]);
    expect(levelsOf([])).toEqual([]);
  });
});

describe("nearest", () => {
  it("is the level itself where it can be had", () => {
    expect(nearest("expert", ["easy", "expert"])).toBe("expert");
  });

  it("is the next one below where it cannot", () => {
    expect(nearest("expert", ["easy", "normal", "hard"])).toBe("hard");
    expect(nearest("hard", ["easy", "expert"])).toBe("easy");
  });

  it("is the usual one for what nobody knows, as an old browser may remember it", () => {
    expect(nearest("genius" as Level, ["easy", "normal", "hard"])).toBe("normal");
    expect(nearest("easy", [])).toBe("normal");
  });
});
