import { describe, expect, it } from "vitest";
import { IDEAS, RULE_KINDS, SPINS } from "../lib/facts";
import { inOrder } from "./order";
import { isSpin, restOn, slowing, symbolAt } from "./reel";
import { blank, draftOf, kindOf, least, ruleOf, trouble } from "./rules";

describe("rule cards", () => {
  it("reads and writes every idea (RULE.ideas)", () => {
    for (const idea of IDEAS) {
      expect(ruleOf(draftOf(idea))).toBe(idea);
      expect(trouble(draftOf(idea))).toBeNull();
    }
  });
  it("starts each kind with something usual", () => {
    expect(RULE_KINDS.map((kind) => ruleOf(blank(kind)))).toEqual([
      "discard-to 2",
      "play-run",
      "draw-to 7",
      "play-wilds",
      "take-most 2",
      "act ",
    ]);
    expect(kindOf("play-run")).toBe("play-run");
    expect(least("act")).toBeNull();
  });
  it("sees what is wrong before the server does", () => {
    const act = (words: string) => trouble({ ...blank("act"), words });
    expect(act("  ")).toBe("empty");
    expect(act("x".repeat(121))).toBe("long");
    expect(act("sing #loud")).toBe("hash");
    expect(act("😀".repeat(120))).toBeNull();
    expect(trouble({ ...blank("draw-to"), number: 0 })).toBe("number");
    expect(trouble({ ...blank("discard-to"), number: 0 })).toBeNull();
    expect(trouble({ ...blank("take-most"), number: 2.5 })).toBe("number");
  });
  it("folds white space as the server wants it", () => {
    expect(ruleOf({ ...blank("act"), words: "  sing \n loudly " })).toBe("act sing loudly");
  });
});

describe("the reel", () => {
  it("comes to rest on the value, forwards, after whole turns", () => {
    for (const from of [0, 3, 7.4, 122]) {
      for (const spin of SPINS) {
        const to = restOn(spin, from, 4);
        expect(symbolAt(to)).toBe(spin);
        expect(to - from).toBeGreaterThanOrEqual(24);
        expect(to - from).toBeLessThan(31);
      }
    }
    expect(symbolAt(-1)).toBe("draw4");
    expect(isSpin("left")).toBe(true);
    expect(isSpin("up")).toBe(false);
  });
  it("slows down and ends where it must", () => {
    expect(slowing(0)).toBe(0);
    expect(slowing(1)).toBe(1);
    expect(slowing(0.2)).toBeGreaterThan(0.4);
    const last = slowing(0.99) - slowing(0.98);
    expect(Math.abs(last)).toBeLessThan(slowing(0.02) - slowing(0.01));
  });
});

describe("the order of wilds (RULE.play-wilds)", () => {
  it("takes the picked ones first", () => {
    expect(inOrder(["W4"], ["W", "W4", "W"])).toEqual(["W4", "W", "W"]);
    expect(inOrder([], ["W", "WJ"])).toEqual(["W", "WJ"]);
    expect(inOrder(["W", "W"], ["W", "W"])).toEqual(["W", "W"]);
  });
});
