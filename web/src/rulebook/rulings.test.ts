import { expect, test } from "vitest";
import type { RuleInfo } from "../lib/http";
import { entryOf } from "../pages/rules";
import { rulingOf, rulingsByChapter } from "./rulings";

const RULES: RuleInfo[] = [
  { id: "END.out", source: "book", editions: ["usa", "hp"], passages: [passage("book")], other: null },
  {
    id: "UNO.window",
    source: "both",
    editions: ["usa", "hp"],
    passages: [passage("book", ["hp"]), passage("ruling", ["usa"])],
    other: "Until the next turn is over.",
  },
  { id: "HOUSE.stack", source: "ruling", editions: ["usa"], passages: [passage("ruling")], other: null },
  { id: "DICE.call", source: "ruling", editions: ["dice"], passages: [passage("ruling")], other: null },
];

function passage(source: "book" | "ruling", editions: RuleInfo["editions"] = []) {
  return { source, editions, text: `Of a ${source}.` };
}

const entries = RULES.map(entryOf);
const ids = (edition: Parameters<typeof rulingsByChapter>[1]) =>
  rulingsByChapter(entries, edition).flatMap(({ rulings }) => rulings.map(({ id }) => id));

test("the index has what Lastcard decided, without the house rules", () => {
  expect(ids("all")).toEqual(["UNO.window", "DICE.call"]);
  expect(ids("usa")).toEqual(["UNO.window"]);
  expect(ids("dice")).toEqual(["DICE.call"]);
});

test("what is a ruling in one edition can be of the leaflet in another", () => {
  expect(ids("hp")).toEqual([]);
  const [, window] = entries;
  const ruling = window && rulingOf(window, "all");
  expect([ruling?.book.length, ruling?.ours.length, ruling?.other]).toEqual([
    1,
    1,
    "Until the next turn is over.",
  ]);
});
