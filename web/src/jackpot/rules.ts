/** Rule cards as they are put together: building blocks that the game carries out, or words to act out. */

export const KINDS = ["discard-to", "play-run", "draw-to", "play-wilds", "take-most", "act"] as const;
export type Kind = (typeof KINDS)[number];

export const LONGEST_TEXT = 120;
export const HIGHEST_NUMBER = 99;

/** RULE.ideas: what is used where nobody writes their own. */
export const IDEAS: readonly string[] = [
  "discard-to 2",
  "play-run",
  "draw-to 7",
  "play-wilds",
  "take-most 2",
  "act Cluck like a hen until your next turn",
  "act Hug the player with the most cards",
  "act High-five everyone with your feet",
];

/** A rule card while it is being written. */
export interface Draft {
  kind: Kind;
  number: number;
  words: string;
}

const LEAST: Partial<Record<Kind, number>> = { "discard-to": 0, "draw-to": 1, "take-most": 1 };
const USUAL: Partial<Record<Kind, number>> = { "discard-to": 2, "draw-to": 7, "take-most": 2 };

/** The least number this kind takes; null for kinds without one. */
export function least(kind: Kind): number | null {
  return LEAST[kind] ?? null;
}

export function blank(kind: Kind = "act"): Draft {
  return { kind, number: USUAL[kind] ?? 0, words: "" };
}

export function kindOf(rule: string): Kind {
  const word = rule.split(" ", 1)[0];
  return KINDS.find((kind) => kind === word) ?? "act";
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
