/** The rulebook as the pages of it are shown: chapters, editions, marks, and codes inside the text. */

import { DECKS, MARKS } from "../lib/facts";
import type { RuleInfo } from "../lib/http";
import type { EditionName } from "../lib/wire";

export const CHAPTERS = [
  "DECK",
  "SETUP",
  "FIRST",
  "TURN",
  "ACT",
  "CHAL",
  "UNO",
  "PILE",
  "END",
  "SCORE",
  "JACK",
  "RULE",
  "HOUSE",
  "DICE",
] as const;

export type Piece =
  | { kind: "text"; text: string }
  /** A word of the notation. */
  | { kind: "code"; text: string }
  | { kind: "card"; text: string }
  | { kind: "face"; text: string }
  /** The id of another rule. */
  | { kind: "rule"; text: string };

export interface Passage {
  /** Who says it: the rulebook, or Lastcard where it is silent; null before the first mark. */
  source: "book" | "ruling" | null;
  /** The editions that the mark names. */
  editions: EditionName[];
  pieces: Piece[];
}

export interface Entry {
  id: string;
  chapter: string;
  source: RuleInfo["source"];
  editions: EditionName[];
  passages: Passage[];
  /** What a search looks at. */
  plain: string;
}

const CARDS = Object.keys(DECKS) as EditionName[];
const NAMES: [RegExp, EditionName][] = [
  [/\bUSA\b/, "usa"],
  [/\bHP\b/, "hp"],
  [/\bJackpot\b/, "jackpot"],
];
/** The words of a mark, in every language: each page is read alone, but nobody says which it is. */
const BOOKS = words(Object.values(MARKS).map(([book]) => book));
const RULINGS = words(Object.values(MARKS).map(([, ruling]) => ruling));
/** Of a mark that names both, as in [book, HP; ruling, USA]. */
const MARK = new RegExp(`\\[([^\\]]*(?:${BOOKS.source}|${RULINGS.source})[^\\]]*)\\]`, "u");

function words(all: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${all.join("|")})(?!\\p{L})`, "u");
}

const CARD = /^(?:[rygbws](?:\d|\+\d|[A-Z])|W[0-9A-Z]?(?::[rygbws])?)$/;
const FACE = /^(?:[rygb][1-6]|★|\*|[+−-]1)$/;

/** A rule, taken apart. */
export function entryOf(rule: RuleInfo): Entry {
  const chapter = rule.id.split(".")[0] ?? "";
  const passages = passagesOf(rule.text, chapter === "DICE");
  const plain = `${rule.id} ${passages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" ")}`;
  return {
    id: rule.id,
    chapter,
    source: rule.source,
    editions: editionsOf(rule.id, passages),
    passages,
    plain: folded(plain),
  };
}

function passagesOf(text: string, dice: boolean): Passage[] {
  const [before = "", ...rest] = text.split(MARK);
  const passages: Passage[] = [{ source: null, editions: [], pieces: piecesOf(before, dice) }];
  for (let at = 0; at < rest.length; at += 2) {
    const mark = rest[at] ?? "";
    const editions = NAMES.filter(([name]) => name.test(mark)).map(([, edition]) => edition);
    const source = BOOKS.test(mark) || !RULINGS.test(mark) ? "book" : "ruling";
    passages.push({ source, editions, pieces: piecesOf(rest[at + 1] ?? "", dice) });
  }
  return passages.filter(({ pieces }) => pieces.length > 0);
}

/** A rule holds for all card editions unless the mark that it begins with names some. */
function editionsOf(id: string, passages: Passage[]): EditionName[] {
  const [chapter, name] = id.split(".");
  if (chapter === "DICE") return ["dice"];
  if (chapter === "JACK" || chapter === "RULE") return ["jackpot"];
  if (chapter === "DECK" && CARDS.includes(name as EditionName)) return [name as EditionName];
  if (!passages[0]?.editions.length) return CARDS;
  const named = CARDS.filter((edition) => passages.some((passage) => passage.editions.includes(edition)));
  // What holds for all games of the book holds for the others, too.
  return named.length === NAMES.length ? CARDS : named;
}

function piecesOf(text: string, dice: boolean): Piece[] {
  return text.split(/(`[^`]*`)/).flatMap((piece): Piece[] => {
    if (piece.startsWith("`")) return codesOf(piece.slice(1, -1), dice);
    return piece.split(/\b([A-Z]{3,5}\.[a-z][a-z0-9-]*)/).flatMap((part, at): Piece[] => {
      if (part === "") return [];
      return [{ kind: at % 2 ? "rule" : "text", text: part }];
    });
  });
}

/** `play r5 uno` is a word, a card and a word; words that follow one another stay together. */
function codesOf(code: string, dice: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const word of code.split(" ")) {
    const kind = dice && FACE.test(word) ? "face" : CARD.test(word) ? "card" : "code";
    const last = pieces.at(-1);
    if (kind === "code" && last?.kind === "code") last.text += ` ${word}`;
    else pieces.push({ kind, text: kind === "face" ? word.replace("★", "*").replace("−", "-") : word });
  }
  return pieces;
}

/** For searching: no case, no accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What a word begins with, without the ends that words have here; short words stay as they are. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:aciones|acion|andose|ando|arse|ad[oa]s?|ar|ing|ed|es|[aeos]s?)$/, "");
  return stem.length >= 4 ? stem : word;
}

/** Ways in which a text can have what is searched for, the closest first. */
const CLOSENESS: readonly ((where: string, wanted: string) => boolean)[] = [
  (where, wanted) => [wanted, wanted.replaceAll(" ", "-")].some((phrase) => where.includes(phrase)),
  (where, wanted) => wanted.split(" ").every((word) => where.includes(word)),
  (where, wanted) => wanted.split(" ").every((word) => where.includes(stemOf(word))),
];

/** The ids of the rules that have what is searched for: the very words, or all of them, or their stems. */
export function found(
  entries: readonly Entry[],
  wanted: string,
  also: (entry: Entry) => string = () => "",
): Set<string> {
  const plain = folded(wanted).trim().replace(/\s+/g, " ");
  const texts = entries.map((entry) => [entry.id, `${entry.plain} ${folded(also(entry))}`] as const);
  for (const has of CLOSENESS) {
    const hits = texts.filter(([, where]) => has(where, plain));
    if (hits.length > 0) return new Set(hits.map(([id]) => id));
  }
  return new Set();
}

/** A text cut where searched words stand in it: every second part is one of them. */
export function marked(text: string, wanted: string): string[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [text];
  // Folding letter by letter keeps the places of the letters.
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter)[0] ?? letter);
  const hit = new Array<boolean>(letters.length).fill(false);
  const row = plain.join("");
  for (const word of words) {
    for (let at = row.indexOf(word); at >= 0; at = row.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  }
  const parts = [""];
  letters.forEach((letter, at) => {
    const inside = parts.length % 2 === 0;
    if (hit[at] !== inside) parts.push("");
    parts[parts.length - 1] += letter;
  });
  return parts;
}

/** Cards that show what a rule is about; for the eye only, the text says it all. */
export const SHOWN: Record<string, string[]> = {
  "DECK.usa": ["r7", "w+2", "bR", "sS", "W", "W4"],
  "DECK.hp": ["r7", "y+2", "gR", "bS", "W", "W4", "WH"],
  "DECK.jackpot": ["r7", "y+2", "gR", "bS", "rJ", "W", "W4", "WJ"],
  "DECK.classic": ["r7", "y+2", "gR", "bS", "W", "W4"],
  "DECK.wild": ["W", "WR", "WS", "W2", "W4", "WT", "WX", "WP"],
  "DECK.attack": ["r7", "gR", "bS", "yA", "W", "WA", "WB", "WD"],
  "FIRST.draw2": ["r+2"],
  "FIRST.reverse": ["bR"],
  "FIRST.skip": ["rS"],
  "FIRST.wild": ["W"],
  "FIRST.wild4": ["W4"],
  "FIRST.hat": ["WH"],
  "FIRST.jackpot": ["gJ"],
  "FIRST.wild-jackpot": ["WJ"],
  "TURN.match": ["b7", "b2", "r7"],
  "TURN.wild": ["W"],
  "ACT.draw2": ["b+2"],
  "ACT.reverse": ["rR"],
  "ACT.reverse-two": ["rR"],
  "ACT.skip": ["bS"],
  "ACT.wild": ["W"],
  "ACT.wild4": ["W4"],
  "ACT.hat": ["WH"],
  "JACK.pull": ["rJ", "WJ"],
};
