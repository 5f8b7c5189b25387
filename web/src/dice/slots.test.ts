import { describe, expect, it } from "vitest";
import { linksOf } from "./chain";
import { exchanged, facesOf, placesOf, rolledSlots, unused } from "./slots";

const FACES = ["r1", "*", "g4", "*", "b6", "*"];
const IN_ORDER = [0, 1, 2, 3, 4, 5];

describe("rolling unused dice again (DICE.reroll)", () => {
  const chain = linksOf(["g4", "*"], FACES);
  it("leaves the chain and what is kept", () => {
    expect(unused(FACES, [], [])).toEqual(IN_ORDER);
    expect(unused(FACES, chain, [])).toEqual([0, 4, 5]);
    expect(unused(FACES, chain, [4])).toEqual([0, 5]);
  });
  it("finds the dice that were left, whichever of equal faces the server rolls", () => {
    const rolled = rolledSlots(["*", "r1"], FACES, chain, [4]);
    expect(rolled).toEqual([0, 5]);
    const slots = exchanged(IN_ORDER, rolled, FACES);
    expect(rolled.map((slot) => slots[slot]).sort()).toEqual(placesOf(["*", "r1"], FACES));
    expect(facesOf(slots, FACES)).toEqual(FACES);
  });
  it("goes on from dice that have changed slots", () => {
    const slots = exchanged([0, 5, 2, 3, 4, 1], [3], FACES);
    expect(slots).toEqual([0, 3, 2, 1, 4, 5]);
  });
  it("takes kept dice, and then those of the chain, where somebody else decided", () => {
    expect(rolledSlots(["b6"], FACES, chain, [4])).toEqual([4]);
    expect(rolledSlots(["*", "*"], FACES, chain, [])).toEqual([1, 5]);
    expect(rolledSlots(["y3"], FACES, chain, [])).toEqual([]);
  });
  it("always rolls the dice that the server finds", () => {
    for (const kept of [[], [0], [5], [0, 4]]) {
      for (const links of [[], linksOf(["*"], FACES), chain, linksOf(["b6"], FACES)]) {
        const rolled = unused(FACES, links, kept);
        const named = rolled.map((slot) => FACES[slot]!);
        expect(rolledSlots(named, FACES, links, kept)).toEqual(rolled);
        const slots = exchanged(IN_ORDER, rolled, FACES);
        expect(rolled.map((slot) => slots[slot]!).sort()).toEqual(placesOf(named, FACES));
      }
    }
  });
  it("has no faces before the first throw", () => {
    expect(facesOf(IN_ORDER, [])).toEqual([]);
  });
});
