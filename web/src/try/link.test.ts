import { describe, expect, it } from "vitest";
import { WORKED } from "../lib/examples";
import { packed, shared, unpacked } from "./link";

describe("a position in a link", () => {
  it("comes out as it went in", () => {
    for (const { position } of Object.values(WORKED)) {
      const moves = [
        { name: "Ana", move: "play W4:b" },
        { name: "Beto", move: "discard r5 b+2" },
      ];
      expect(unpacked(packed({ position, moves }))).toEqual({ position, moves });
      expect(unpacked(packed({ position, moves: [] }))).toEqual({ position, moves: [] });
    }
  });

  it("keeps letters of all kinds", () => {
    const position = "players Inés Ñu_1 # ~x+y %\n";
    expect(packed({ position, moves: [] })).toMatch(/^#case=[\w%+~.!*'()-]+$/);
    expect(unpacked(packed({ position, moves: [] }))).toEqual({ position, moves: [] });
  });

  it("is none where there is none, or too much", () => {
    for (const other of ["", "#", "#deck=x", "#case=%", `#case=${"a".repeat(17_000)}`]) {
      expect(unpacked(other)).toBeNull();
    }
  });

  it("takes the moves of a case, without what tests say in it", () => {
    const text = "edition usa\n---\nAna play r5   # why\nrefuse Beto draw\nexpect turn Beto\n\nBeto draw\n";
    expect(shared(text)).toEqual({
      position: "edition usa\n",
      moves: [
        { name: "Ana", move: "play r5" },
        { name: "Beto", move: "draw" },
      ],
    });
  });

  it("takes the chance that a case fixes, and no more than its round", () => {
    const text = "edition jackpot\n---\nnext spin colors  # the lever\nAna play rJ\nnext-round\nBeto draw\n";
    expect(shared(text)).toEqual({
      position: "edition jackpot\nnext spin colors\n",
      moves: [{ name: "Ana", move: "play rJ" }],
    });
  });
});
