import { expect, test } from "vitest";
import type { Block } from "../lib/http";
import { EDITIONS, LANGUAGES } from "../lib/wire";
import { editionIn, isPictured, LEAFLETS, nextEdition, placeOf, runsOf, spinOf } from "./book";

const pages = Object.keys(import.meta.glob("../../../src/lastcard/rulebook/*/editions/*.md"));
const read = import.meta.glob<string>("../../../src/lastcard/rulebook/en/editions/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function block(kind: Block["kind"], rule = "TURN.match", cards: string[] = []): Block {
  return { kind, cards, sentences: [{ text: "So it is.", rules: [rule], source: "book" }] };
}

test("every edition has a page in every language, and those with a leaflet say what is of it", () => {
  for (const edition of EDITIONS) {
    expect(pages.filter((path) => path.endsWith(`/${edition}.md`))).toHaveLength(LANGUAGES.length);
    const text = read[`../../../src/lastcard/rulebook/en/editions/${edition}.md`] ?? "";
    const ofLeaflet = text.split("\n").filter((line) => /^(?:[->] |\s+)?[^*#`>\s-].*\[[A-Z]+\./.test(line));
    expect(ofLeaflet.length > 0, edition).toBe(LEAFLETS.includes(edition));
  }
});

test("blocks of one kind stay together, in their order", () => {
  const blocks = [block("text"), block("item"), block("item"), block("example"), block("text")];
  expect(runsOf(blocks).map(({ kind, blocks }) => `${kind} ${blocks.length}`)).toEqual([
    "text 1",
    "item 2",
    "example 1",
    "text 1",
  ]);
  expect(runsOf([])).toEqual([]);
  expect(placeOf("setup", 0)).toBe("setup-1");
});

test("where the lever stops is drawn beside what it does, and nowhere else", () => {
  expect(spinOf(block("item", "JACK.draw4"))).toBe("draw4");
  expect(spinOf(block("item", "JACK.pull"))).toBe(null);
  expect(spinOf(block("text", "JACK.any"))).toBe(null);
  expect(
    [block("item"), block("item", "DICE.parts"), block("item", "TURN.match", ["r7"])].map(isPictured),
  ).toEqual([false, true, true]);
});

test("an edition is followed by the next, the last by the first", () => {
  expect(new Set(EDITIONS.map(nextEdition)).size).toBe(EDITIONS.length);
  expect(nextEdition("dice")).toBe(EDITIONS[0]);
});

test("an address can name an edition", () => {
  expect(editionIn("?edition=hp")).toBe("hp");
  expect(editionIn("?edition=chess")).toBe(null);
  expect(editionIn("")).toBe(null);
});
