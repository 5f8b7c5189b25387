import type { Refusal } from "./wire";

/** The server, or the way to it, said no; `refusal.message` is a sentence for people. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusalError";
    this.refusal = withoutRule(refusal);
  }
}

/** The sentence ends with its rule in brackets; here the rule is a link of its own. */
function withoutRule({ code, rule, message }: Refusal): Refusal {
  const tail = ` [${rule}]`;
  return { code, rule, message: message.endsWith(tail) ? message.slice(0, -tail.length) : message };
}
