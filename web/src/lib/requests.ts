/** Requests that wait for their answer; they outlive a lost connection and are sent again with the same id. */
import { randomHex } from "./random";
import { RefusalError } from "./refusal";
import type { Refusal } from "./types";
import type { ClientMessage } from "./wire";

export interface Answer {
  number: number;
  chain?: string[];
}

type Sent = Extract<ClientMessage, { id: string }>;
type Without<M> = M extends Sent ? Omit<M, "id"> : never;

/** A request as its caller writes it. */
export type Request = Without<ClientMessage>;

interface Waiting {
  message: Sent;
  sent: boolean;
  resolve(answer: Answer): void;
  reject(error: RefusalError): void;
  timer: ReturnType<typeof setTimeout>;
}

const TIME_LIMIT = 20_000;

/** Said twice they would be heard twice: the server knows only moves by their id. */
const ONCE = new Set<Sent["type"]>(["chat", "react"]);

export class Requests {
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = randomHex(6);
  #made = 0;

  /** A promise of the answer; the message goes out with `fresh` or `toSend`. */
  open(request: Request, late: () => Refusal): Promise<Answer> {
    this.#made += 1;
    const id = `${this.#prefix}-${this.#made}`;
    const message = { ...request, id } as Sent;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => this.refused(id, late()), TIME_LIMIT);
      this.#waiting.set(id, { message, sent: false, resolve, reject, timer });
    });
  }

  done(id: string, answer: Answer): void {
    this.#take(id)?.resolve(answer);
  }

  /** Whether somebody waited for this refusal. */
  refused(id: string | null, refusal: Refusal): boolean {
    const found = id === null ? undefined : this.#take(id);
    found?.reject(new RefusalError(refusal));
    return found !== undefined;
  }

  /** What has never been sent, oldest first. */
  fresh(): Sent[] {
    return this.#send((waiting) => !waiting.sent);
  }

  /** On a new connection: everything without an answer, oldest first. */
  toSend(): Sent[] {
    return this.#send((waiting) => !waiting.sent || !ONCE.has(waiting.message.type));
  }

  #send(which: (waiting: Waiting) => boolean): Sent[] {
    const chosen = [...this.#waiting.values()].filter(which);
    for (const waiting of chosen) waiting.sent = true;
    return chosen.map((waiting) => waiting.message);
  }

  giveUp(refusal: Refusal): void {
    for (const id of [...this.#waiting.keys()]) this.refused(id, refusal);
  }

  #take(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    if (found) clearTimeout(found.timer);
    this.#waiting.delete(id);
    return found;
  }
}
