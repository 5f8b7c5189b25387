import type { Refusal } from "./types";

/** The server, or the way to it, said no; `refusal.message` is a sentence for people. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor({ code, rule, message }: Refusal) {
    super(message);
    this.name = "RefusalError";
    this.refusal = { code, rule, message };
  }
}
