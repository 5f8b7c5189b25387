import { expect, test } from "vitest";
import { OTHER_WORDS } from "../lib/facts";
import type { RuleInfo } from "../lib/http";
import { LANGUAGES, type Language } from "../lib/wire";
import { CHAPTERS, SHOWN, entryOf, found, inOurWords, marked, piecesOf } from "./rules";

const pages = import.meta.glob<string>("../../../src/lastcard/rulebook/*/{cards,house,dice}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function ruleOf(id: string, ...texts: string[]): RuleInfo {
  const passages = texts.map((text) => ({ source: "book" as const, editions: [], text }));
  return { id, source: "book", editions: ["usa"], passages, other: null };
}

/** The texts of the rules; of what Python reads in them nothing is asked here. */
function book(language: Language): RuleInfo[] {
  const own = Object.entries(pages).filter(([path]) => path.includes(`/${language}/`));
  const text = own.map(([, page]) => page).join("\n");
  return [...text.matchAll(/^\| ([A-Z]+\.[a-z0-9-]+) \| ([^|]+) \|$/gm)].map(([, id, rule]) =>
    ruleOf(id!, ...rule!.split(/\[[^\]]*\] /).filter((one) => one !== "")),
  );
}

test.each(LANGUAGES)("every rule has its chapter, and its text only what can be shown: %s", (language) => {
  const rules = book(language);
  expect(rules.length).toBeGreaterThan(90);
  for (const rule of rules) {
    const entry = entryOf(rule);
    expect(CHAPTERS).toContain(entry.chapter);
    expect(entry.plain).not.toMatch(/\[|`/);
    for (const { kind, text } of entry.passages.flatMap(({ pieces }) => pieces)) {
      if (kind === "card") expect(text).toMatch(/^(?:[rygbws](?:\d|\+2|[A-Z])|W[0-9A-Z]?)$/);
      if (kind === "face") expect(text).toMatch(/^(?:[rygb][1-6]|[*]|[+-]1)$/);
    }
  }
  for (const id of Object.keys(SHOWN)) expect(rules.map((rule) => rule.id)).toContain(id);
});

test("codes become cards, faces, options and links", () => {
  expect(piecesOf("Put `r5 b5` down (UNO.caught).", false)).toEqual([
    { kind: "text", text: "Put " },
    { kind: "card", text: "r5" },
    { kind: "card", text: "b5" },
    { kind: "text", text: " down (" },
    { kind: "rule", text: "UNO.caught" },
    { kind: "text", text: ")." },
  ]);
  expect(piecesOf("`r1 ★ −1`", true).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "face r1",
    "face *",
    "face -1",
  ]);
  expect(piecesOf('`wild4 = "strict"` `mercy = N`', false).filter(({ kind }) => kind === "option")).toEqual([
    { kind: "option", text: 'wild4 = "strict"', name: "wild4", value: "strict" },
    { kind: "option", text: "mercy = N", name: "mercy", value: null },
  ]);
});

test("searching knows no accents and no case, and marks what it found", () => {
  const rule = entryOf(ruleOf("ACT.wild", "Quien lo juega ELIGE el color: Comodín."));
  const has = (wanted: string) => found([rule], wanted, "es", () => "Acción").has(rule.id);
  expect(has("comodin elige")).toBe(true);
  expect(has("accion")).toBe(true);
  expect(has("girador")).toBe(false);
  expect(marked("El Comodín, comodín", "comodin")).toEqual(["El ", "Comodín", ", ", "comodín"]);
  expect(marked("abc", "")).toEqual(["abc"]);
});

test("the very words count more than all of them somewhere, and those more than their stems", () => {
  const rules = [
    entryOf(ruleOf("HOUSE.jump-in", "Jumping in, or to jump in: out of turn.")),
    entryOf(ruleOf("HOUSE.seats", "In a new order, turn by turn; no jump.")),
    entryOf(ruleOf("HOUSE.stack", "Stacking, acumular: a stack falls.")),
  ];
  const ids = (wanted: string) => [...found(rules, wanted, "en")];
  expect(ids("jump in")).toEqual(["HOUSE.jump-in"]);
  expect(ids("order jump")).toEqual(["HOUSE.seats"]);
  for (const word of ["Stacking", "stacked", "stacks", "acumulando", "acumulación"])
    expect(ids(word)).toEqual(["HOUSE.stack"]);
  expect(ids("nothing of it")).toEqual([]);
});

test("what people call otherwise finds the same rules", () => {
  expect(inOurWords("roba dos", "es")).toBe("toma dos");
  expect(inOurWords("un mazo", "es")).toBe("un pila para tomar");
  expect(inOurWords("+2 or +4", "en")).toBe("draw two or wild draw four");
  expect(inOurWords("believe", "en")).toBe("believe");
  for (const language of LANGUAGES) {
    const rules = book(language).map(entryOf);
    for (const [ours, theirs] of Object.entries(OTHER_WORDS[language])) {
      const right = found(rules, ours, language);
      expect(right.size, ours).toBeGreaterThan(0);
      for (const their of theirs) {
        const hits = found(rules, their, language);
        expect(
          [...right].filter((id) => !hits.has(id)),
          their,
        ).toEqual([]);
      }
    }
  }
});
