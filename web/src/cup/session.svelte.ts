/** The connection to one tournament: what is known of it, and what can be asked of it. */
import { toast } from "../lib/announce.svelte";
import type { CupClientMessage, CupNow, CupProgress, CupServerMessage } from "../lib/cups";
import { i18n, t } from "../lib/i18n.svelte";
import { Link } from "../lib/link";
import { shownName } from "../lib/names";
import { secret } from "../lib/player";
import { randomHex } from "../lib/random";

type Sent = Extract<CupClientMessage, { id: string }>;
type Without<M> = M extends Sent ? Omit<M, "id"> : never;

/** A request as its caller writes it. */
export type CupRequest = Without<CupClientMessage>;

export class CupSession {
  readonly code: string;
  status = $state<"connecting" | "open" | "lost" | "missing">("connecting");
  now = $state.raw<CupNow | null>(null);
  progress = $state.raw<CupProgress["tables"]>([]);
  /** When everybody goes to the tables, or the next round begins, by `performance.now()`. */
  deadline = $state<number | null>(null);
  /** By number, as people read them. */
  names = $derived(this.now?.cup.people.map((person) => shownName(person.name)) ?? []);

  readonly #link: Link;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown
  readonly #waiting = new Map<string, (done: boolean) => void>();
  readonly #prefix = randomHex(6);
  readonly #endLanguage: () => void;
  #made = 0;

  constructor(code: string) {
    this.code = code;
    this.#link = new Link(`/api/cups/${encodeURIComponent(code)}/socket`, {
      opened: () => this.#link.send({ type: "hello", secret: secret(), language: i18n.language }),
      received: (message) => this.#receive(message as CupServerMessage),
      lost: () => this.#lost(),
      missing: () => (this.status = "missing"),
    });
    this.#endLanguage = $effect.root(() => {
      $effect(() => void this.ask({ type: "language", language: i18n.language }));
    });
  }

  /** Ask something of the tournament, and tell the person when it is refused; true when it was done. */
  async ask(request: CupRequest): Promise<boolean> {
    if (this.status !== "open") return false;
    this.#made += 1;
    const id = `${this.#prefix}-${this.#made}`;
    return await new Promise<boolean>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#link.send({ ...request, id });
    });
  }

  close(): void {
    this.#endLanguage();
    this.#link.close();
    this.#answerAll();
  }

  #receive(message: CupServerMessage): void {
    switch (message.type) {
      case "cup":
        this.#link.settled();
        if (message.cup.round !== this.now?.cup.round) this.progress = [];
        this.now = message;
        this.deadline = message.left === null ? null : performance.now() + message.left;
        this.status = "open";
        break;
      case "progress":
        this.progress = message.tables;
        break;
      case "refused":
        toast(message.message, { rule: message.rule, kind: "error" });
        this.#answer(message.id, false);
        break;
      case "done":
        this.#answer(message.id, true);
        break;
    }
  }

  #answer(id: string | null, done: boolean): void {
    this.#waiting.get(id ?? "")?.(done);
    this.#waiting.delete(id ?? "");
  }

  /** What was not answered may have been done or not: what comes next from the server tells. */
  #answerAll(): void {
    for (const resolve of this.#waiting.values()) resolve(false);
    this.#waiting.clear();
  }

  #lost(): void {
    if (this.#waiting.size > 0) toast(t("web-late"), { kind: "error" });
    this.#answerAll();
    this.status = this.now === null ? "connecting" : "lost";
  }
}
