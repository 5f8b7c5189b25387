import { expect, test } from "vitest";
import type { RuleInfo } from "../lib/http";
import { LANGUAGES } from "../lib/wire";
import { CHAPTERS, SHOWN, entryOf, found, marked } from "./rules";

const pages = import.meta.glob<string>("../../../src/lastcard/rulebook/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function book(language: string): RuleInfo[] {
  const own = Object.entries(pages).filter(([path]) => path.includes(`/${language}/`));
  const text = own.map(([, page]) => page).join("\n");
  return [...text.matchAll(/^\| ([A-Z]+\.[a-z0-9-]+) \| ([^|]+) \|$/gm)].map(([, id, rule]) => ({
    id: id!,
    text: rule!,
    source: "book",
  }));
}

test.each(LANGUAGES)(
  "every rule of the book has its chapter, and no mark is left in its text: %s",
  (language) => {
    const rules = book(language);
    expect(rules.length).toBeGreaterThan(90);
    for (const rule of rules) {
      const entry = entryOf(rule);
      expect(CHAPTERS).toContain(entry.chapter);
      expect(entry.editions.length).toBeGreaterThan(0);
      expect(entry.passages.length).toBeGreaterThan(0);
      expect(entry.plain).not.toMatch(/\[|`/);
    }
    for (const id of Object.keys(SHOWN)) expect(rules.map((rule) => rule.id)).toContain(id);
  },
);

test("editions are those that the first mark names, in every language", () => {
  for (const language of LANGUAGES) {
    const of = Object.fromEntries(book(language).map((rule) => [rule.id, entryOf(rule).editions.join(" ")]));
    expect(of["CHAL.who-usa"]).toBe("usa");
    expect(of["CHAL.who"]).toBe("hp jackpot");
    expect(of["ACT.hat"]).toBe("hp");
    expect(of["UNO.window"]).toBe("usa hp jackpot classic wild attack");
    expect(of["TURN.draw"]).toBe("usa hp jackpot classic wild attack");
    expect(of["JACK.pull"]).toBe("jackpot");
    expect(of["DICE.call"]).toBe("dice");
    expect(of["DECK.hp"]).toBe("hp");
  }
});

test("codes become cards, faces, words and links", () => {
  const say = entryOf({ id: "UNO.say", text: "[book] With `play r5 uno`, see UNO.caught.", source: "book" });
  expect(say.passages[0]?.pieces).toEqual([
    { kind: "text", text: " With " },
    { kind: "code", text: "play" },
    { kind: "card", text: "r5" },
    { kind: "code", text: "uno" },
    { kind: "text", text: ", see " },
    { kind: "rule", text: "UNO.caught" },
    { kind: "text", text: "." },
  ]);
  const faces = entryOf({ id: "DICE.faces", text: "[book] `r1 ★ −1`", source: "book" });
  expect(faces.passages[0]?.pieces.slice(1).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "face r1",
    "face *",
    "face -1",
  ]);
});

test("searching knows no accents and no case, and marks what it found", () => {
  const rule = entryOf({
    id: "ACT.wild",
    text: "[reglamento] Quien lo juega ELIGE el color: Comodín.",
    source: "book",
  });
  const has = (wanted: string) => found([rule], wanted, () => "Acción").has(rule.id);
  expect(has("comodin elige")).toBe(true);
  expect(has("accion")).toBe(true);
  expect(has("ruleta")).toBe(false);
  expect(marked("El Comodín, comodín", "comodin")).toEqual(["El ", "Comodín", ", ", "comodín"]);
  expect(marked("abc", "")).toEqual(["abc"]);
});

test("the very words count more than all of them somewhere, and those more than their stems", () => {
  const rules = [
    entryOf({
      id: "HOUSE.jump-in",
      text: "[ruling] Jumping in, or to jump in: out of turn.",
      source: "ruling",
    }),
    entryOf({ id: "HOUSE.seats", text: "[ruling] In a new order, turn by turn; no jump.", source: "ruling" }),
    entryOf({ id: "HOUSE.stack", text: "[ruling] Stacking, acumular: a stack falls.", source: "ruling" }),
  ];
  const ids = (wanted: string) => [...found(rules, wanted)];
  expect(ids("jump in")).toEqual(["HOUSE.jump-in"]);
  expect(ids("order jump")).toEqual(["HOUSE.seats"]);
  for (const word of ["Stacking", "stacked", "stacks", "acumulando", "acumulación"])
    expect(ids(word)).toEqual(["HOUSE.stack"]);
  expect(ids("nothing of it")).toEqual([]);
});
