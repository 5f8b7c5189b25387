/** The reference of rules as it is shown: chapters, what is inside a text, and the search. */

import { OTHER_WORDS } from "../lib/facts";
import type { PassageInfo, RuleInfo } from "../lib/http";
import type { Language } from "../lib/wire";

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
  | { kind: "card"; text: string }
  | { kind: "face"; text: string }
  /** The id of another rule. */
  | { kind: "rule"; text: string }
  /** An option of a table with its value, which is null where the text says N for any number. */
  | { kind: "option"; text: string; name: string; value: string | null };

export interface Passage extends Omit<PassageInfo, "text"> {
  pieces: Piece[];
}

export interface Entry extends Omit<RuleInfo, "passages"> {
  chapter: string;
  passages: Passage[];
  /** What a search looks at. */
  plain: string;
}

const FACE = /^(?:[rygb][1-6]|★|[+−]1)$/;
const OPTION = /^([a-z0-9-]+) = (?:"([a-z-]+)"|N)$/;

/** A rule, with what its text shows of cards, dice and options. */
export function entryOf(rule: RuleInfo): Entry {
  const chapter = rule.id.split(".")[0] ?? "";
  const passages = rule.passages.map(({ text, ...passage }) => ({
    ...passage,
    pieces: piecesOf(text, chapter === "DICE"),
  }));
  const said = passages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" ");
  return { ...rule, chapter, passages, plain: folded(`${rule.id} ${said}`) };
}

/** A text cut where it names cards, dice, options and other rules. */
export function piecesOf(text: string, dice: boolean): Piece[] {
  return text.split(/(`[^`]*`)/).flatMap((piece): Piece[] => {
    if (piece.startsWith("`")) return codesOf(piece.slice(1, -1), dice);
    return piece.split(/\b([A-Z]{3,5}\.[a-z][a-z0-9-]*)/).flatMap((part, at): Piece[] => {
      if (part === "") return [];
      return [{ kind: at % 2 ? "rule" : "text", text: part }];
    });
  });
}

/** An option with its value, or cards or dice beside each other. */
function codesOf(code: string, dice: boolean): Piece[] {
  const option = OPTION.exec(code);
  if (option) return [{ kind: "option", text: code, name: option[1] ?? "", value: option[2] ?? null }];
  return code.split(" ").map((word): Piece => {
    if (dice && FACE.test(word)) return { kind: "face", text: word.replace("★", "*").replace("−", "-") };
    return { kind: "card", text: word };
  });
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

/** What is searched for in the words of the rules, as far as they are others; the longest go first. */
export function inOurWords(plain: string, language: Language): string {
  const pairs = Object.entries(OTHER_WORDS[language]).flatMap(([ours, theirs]) =>
    theirs.map((their) => [their, ours] as const),
  );
  pairs.sort(([one], [other]) => other.length - one.length);
  return pairs.reduce((text, [their, ours]) => {
    const escaped = their.replace(/[^\w ]/g, "\\$&");
    return text.replace(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, "g"), ours);
  }, plain);
}

/**
 * The ids of the rules that have what is searched for: the very words, or all of them, or their stems. What
 * people call otherwise than the rules do is searched for by both words. Python has the same search
 * (`lastcard.rulebook.search`).
 */
export function found(
  entries: readonly Entry[],
  wanted: string,
  language: Language,
  also: (entry: Entry) => string = () => "",
): Set<string> {
  const plain = folded(wanted).trim().replace(/\s+/g, " ");
  const asked = [plain, inOurWords(plain, language)];
  const texts = entries.map((entry) => [entry.id, `${entry.plain} ${folded(also(entry))}`] as const);
  for (const has of CLOSENESS) {
    const hits = texts.filter(([, where]) => asked.some((one) => has(where, one)));
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
