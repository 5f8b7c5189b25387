import { cardName } from "./cards";
import type { Refusal } from "./types";

/** The server, or the way to it, said no; `refusal.message` is a sentence for people. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusalError";
    const { code, rule } = refusal;
    this.refusal = { code, rule, message: withNames(code, withoutRule(refusal)) };
  }
}

/** The sentence ends with its rule in brackets; here the rule is a link of its own. */
function withoutRule({ rule, message }: Refusal): string {
  const tail = ` [${rule}]`;
  return message.endsWith(tail) ? message.slice(0, -tail.length) : message;
}

/** Refusals that speak of cards, and of nothing that a person wrote. */
const OF_CARDS = new Set([
  "does-not-fit",
  "only-the-drawn",
  "holds-the-color",
  "must-play-drawn",
  "discard-wild",
  "not-in-hand",
]);
const CARD = /(?<![\w-])(?:[rygbws](?:\d|\+\d|[A-Z])|W[0-9A-Z]?)(?![\w+-])/g;

/** The sentence names cards as they are typed in a terminal; here they have their names. */
function withNames(code: string, message: string): string {
  if (!OF_CARDS.has(code)) return message;
  const named = message.replace(CARD, cardName);
  return named.charAt(0).toUpperCase() + named.slice(1);
}
