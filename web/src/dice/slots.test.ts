import { describe, expect, it } from "vitest";
import { nothingPicked, placesOf, toggled } from "./slots";

const FACES = ["r1", "*", "g4", "*", "b6", "*"];

describe("picking dice to roll again (DICE.reroll)", () => {
  it("picks and puts back the die itself where its face is the only one", () => {
    const once = toggled(nothingPicked(6), 2, FACES);
    expect(once).toEqual({ slots: [0, 1, 2, 3, 4, 5], dice: [2] });
    expect(toggled(once, 2, FACES)).toEqual(nothingPicked(6));
  });
  it("brings the first of equal faces under the finger: that is the one the server rolls", () => {
    const last = toggled(nothingPicked(6), 5, FACES);
    expect(last).toEqual({ slots: [0, 5, 2, 3, 4, 1], dice: [1] });
    const two = toggled(last, 3, FACES);
    expect(two).toEqual({ slots: [0, 5, 2, 3, 4, 1], dice: [1, 3] });
    expect(two.dice).toEqual(placesOf(["*", "*"], FACES));
  });
  it("puts back the last of equal faces, so that the rest is still what the server rolls", () => {
    let picked = toggled(toggled(nothingPicked(6), 1, FACES), 3, FACES);
    picked = toggled(picked, 1, FACES);
    expect(picked.dice).toEqual([1]);
    expect(picked.slots[3]).toBe(1);
    expect(picked.slots[1]).toBe(3);
  });
  it("ignores a slot that is not there", () => {
    expect(toggled(nothingPicked(6), 9, FACES)).toEqual(nothingPicked(6));
  });
  it("always names dice that the server would find", () => {
    let picked = nothingPicked(6);
    for (const slot of [5, 1, 3, 0, 5, 1, 4, 3, 1]) {
      picked = toggled(picked, slot, FACES);
      const named = picked.dice.map((place) => FACES[place] ?? "");
      expect([...picked.dice].sort()).toEqual(placesOf(named, FACES));
      expect([...picked.slots].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });
});
