/** Rule cards as they are put together: building blocks that the game carries out, or words to act out. */

import { HIGHEST_NUMBER, IDEAS, LEAST_NUMBER, LONGEST_TEXT, RULE_KINDS } from "../lib/facts";

export type Kind = (typeof RULE_KINDS)[number];

/** A rule card while it is being written. */
export interface Draft {
  kind: Kind;
  number: number;
  words: string;
}

/** The least number this kind takes; null for kinds without one. */
export function least(kind: Kind): number | null {
  return LEAST_NUMBER[kind] ?? null;
}

/** The number of the printed idea of this kind. */
function usual(kind: Kind): number {
  const idea = IDEAS.find((rule) => rule.startsWith(`${kind} `));
  return least(kind) === null || idea === undefined ? 0 : Number(idea.slice(kind.length));
}

export function blank(kind: Kind = "act"): Draft {
  return { kind, number: usual(kind), words: "" };
}

export function kindOf(rule: string): Kind {
  const word = rule.split(" ", 1)[0];
  return RULE_KINDS.find((kind) => kind === word) ?? "act";
}

export function draftOf(rule: string): Draft {
  const kind = kindOf(rule);
  const detail = rule.slice(kind.length).trim();
  return {
    ...blank(kind),
    ...(kind === "act" ? { words: detail } : detail ? { number: Number(detail) } : {}),
  };
}

/** The card in the notation; white space in what is acted out is folded, as the server wants it. */
export function ruleOf(draft: Draft): string {
  if (draft.kind === "act") return `act ${folded(draft.words)}`;
  return least(draft.kind) === null ? draft.kind : `${draft.kind} ${draft.number}`;
}

function folded(words: string): string {
  return words.trim().split(/\s+/u).join(" ");
}

/** What is wrong with a card so far; null when it can be handed in. */
export function trouble(draft: Draft): "empty" | "long" | "hash" | "number" | null {
  if (draft.kind === "act") {
    const words = folded(draft.words);
    if (words === "") return "empty";
    if ([...words].length > LONGEST_TEXT) return "long";
    return words.split(" ").some((word) => word.startsWith("#")) ? "hash" : null;
  }
  const low = least(draft.kind);
  if (low === null) return null;
  const fits = Number.isInteger(draft.number) && draft.number >= low && draft.number <= HIGHEST_NUMBER;
  return fits ? null : "number";
}
