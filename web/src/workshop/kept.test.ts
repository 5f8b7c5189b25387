import { describe, expect, it } from "vitest";
import { MOST_KEPT, readKept, withKept } from "./kept";

const deck = (name: string) => ({ name, title: name.toUpperCase(), toml: `name = "${name}"` });

describe("decks that the browser keeps", () => {
  it("are read as far as they can be", () => {
    const stored = [deck("a"), null, 5, { name: "b" }, { ...deck("c"), toml: 3 }, deck("a"), deck("d")];
    expect(readKept(stored)).toEqual([deck("a"), deck("d")]);
    for (const other of [null, undefined, "x", {}]) expect(readKept(other)).toEqual([]);
  });

  it("are kept once each, the latest first, and not without end", () => {
    expect(withKept([deck("a"), deck("b")], deck("b"))).toEqual([deck("b"), deck("a")]);
    const many = Array.from({ length: 40 }, (_, at) => deck(`d${at}`)).reduce(withKept, [] as never[]);
    expect(many).toHaveLength(MOST_KEPT);
  });
});
