/** What something at the table is, in words. */

export interface Explanation {
  title: string;
  /** Sentences, the most important first. */
  lines: string[];
  /** The options of this table that change it, by name. */
  house: string[];
  /** The id of the rule that says it, where there is one. */
  rule: string | null;
  /** The card or the face of a die that it is. */
  card?: string;
  face?: string;
}

/** The options of a table, as it has them. */
export type Options = Readonly<Record<string, string>>;

/** What the rulebook has; the words of an explanation hold for these values, and others are told beside them. */
const BOOK: Options = {
  bomb: "off",
  decline: "yes",
  deflect: "off",
  draw: "one",
  drawn: "book",
  finish: "any",
  "hand-limit": "off",
  hints: "on",
  "jump-in": "off",
  knockout: "off",
  length: "points",
  mercy: "off",
  misplay: "off",
  multi: "off",
  reveal: "off",
  revenge: "off",
  "reverse-two": "skip",
  "round-time": "off",
  scoring: "winner",
  seats: "fixed",
  "seven-zero": "off",
  stack: "off",
  stakes: "1",
  teams: "off",
  uno: "call",
  "uno-penalty": "2",
  wild4: "bluff",
};

export function valueOf(options: Options, name: string): string {
  return options[name] ?? BOOK[name] ?? "";
}

/** Those of these options that this table plays otherwise than the rulebook. */
export function changed(options: Options, names: readonly string[]): string[] {
  return names.filter((name) => valueOf(options, name) !== BOOK[name]);
}
