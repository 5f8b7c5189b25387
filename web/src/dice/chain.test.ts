import { describe, expect, it } from "vitest";
import {
  chainMove,
  dropPlace,
  free,
  linkOf,
  linksOf,
  moved,
  rerollMove,
  tie,
  withLink,
  without,
} from "./chain";

const DICE = ["r1", "*", "g4", "b6", "*", "-1"];

describe("links", () => {
  it("pairs wild halves into one star (DICE.wild)", () => {
    expect(linkOf(4, DICE, [])).toEqual({ face: "*", slots: [4, 1] });
    expect(linkOf(0, DICE, [])).toEqual({ face: "r1", slots: [0] });
  });
  it("leaves a single half alone, for the server to refuse", () => {
    expect(linkOf(1, ["r1", "*"], [])).toEqual({ face: "*", slots: [1] });
    const both = linkOf(0, ["*", "*", "*"], []);
    expect(linkOf(2, ["*", "*", "*"], [both])).toEqual({ face: "*", slots: [2] });
  });
  it("knows which dice are still on the tray", () => {
    expect(
      free(DICE, [
        { face: "*", slots: [1, 4] },
        { face: "b6", slots: [3] },
      ]),
    ).toEqual([0, 2, 5]);
  });
  it("finds the dice of a chain told by faces", () => {
    expect(linksOf(["r1", "*", "b6"], DICE).map((link) => link.slots)).toEqual([[0], [1, 4], [3]]);
    expect(linksOf(["y2", "g4"], DICE).map((link) => link.face)).toEqual(["g4"]);
    expect(chainMove(linksOf(["*", "y2", "*"], ["*", "y2", "*"]))).toBe("chain * y2");
    expect(linksOf(["*", "*"], ["*", "*", "*", "*"]).map((link) => link.slots)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("putting in, taking out, moving", () => {
  const chain = linksOf(["r1", "g4", "b6"], DICE);
  const faces = (links: { face: string }[]) => links.map((link) => link.face).join(" ");
  it("puts a link anywhere", () => {
    expect(faces(withLink(chain, { face: "*", slots: [1, 4] }, 1))).toBe("r1 * g4 b6");
    expect(faces(without(chain, 1))).toBe("r1 b6");
  });
  it("moves a link to where it was let go", () => {
    expect(faces(moved(chain, 0, 3))).toBe("g4 b6 r1");
    expect(faces(moved(chain, 2, 0))).toBe("b6 r1 g4");
    expect(faces(moved(chain, 1, 1))).toBe("r1 g4 b6");
    expect(faces(moved(chain, 1, 2))).toBe("r1 g4 b6");
    expect(moved(chain, 7, 0)).toBe(chain);
  });
  it("finds the place for a die that is dropped", () => {
    expect(dropPlace(10, [20, 60])).toBe(0);
    expect(dropPlace(40, [20, 60])).toBe(1);
    expect(dropPlace(99, [20, 60])).toBe(2);
  });
});

describe("moves", () => {
  it("writes them in the notation", () => {
    expect(chainMove(linksOf(["r1", "*"], DICE))).toBe("chain r1 *");
    expect(chainMove([])).toBe("chain");
    expect(rerollMove([5, 1], DICE)).toBe("reroll -1 *");
  });
  it("tells what neighbours have in common", () => {
    expect(tie("r1", "g1")).toBe("number");
    expect(tie("r1", "r6")).toBe("color");
    expect(tie("*", "r6")).toBe("wild");
  });
});
