/** The page's side of playing without a server: a worker that is started when it is wanted, and asked from then on. */
import { keepClient } from "../app/worker";
import { i18n, t } from "../lib/i18n.svelte";
import type { LinkEvents } from "../lib/link";
import { randomHex } from "../lib/random";
import { RefusalError } from "../lib/refusal";
import { remember } from "../lib/store";
import { STATIC } from "../lib/here";
import type { ClientMessage } from "../lib/wire";
import { isKept, tidy } from "./kept";
import type { Answer, Asked, Told } from "./talk";

const KEY_BYTES = 32;
/** Milliseconds that the service worker may take before the engine is loaded without it. */
const PATIENCE = 5000;
/** Milliseconds after which a link that was lost comes again. */
const AGAIN = 300;

type State = "away" | "loading" | "ready" | "failed";

let state = $state<State>("away");
let share = $state(0);
/** Whether everything that it takes is kept here, or running. */
let ready = $state(false);
void isKept().then((kept) => (ready ||= kept));
let starting: Promise<Worker> | null = null;
let calls = 0;
let links = 0;
// Nothing that is shown depends on them.
/* eslint-disable svelte/prefer-svelte-reactivity */
const waiting = new Map<number, (answer: Answer) => void>();
const linked = new Map<number, LinkEvents>();
/* eslint-enable svelte/prefer-svelte-reactivity */

export const device = {
  get state(): State {
    return state;
  },
  /** How much of it has come, from 0 to 1. */
  get share(): number {
    return share;
  },
  get ready(): boolean {
    return ready;
  },
  start,
};

/** Load the engine and let it run; what was loaded is kept for the next time. */
async function start(): Promise<Worker> {
  starting ??= begun();
  try {
    return await starting;
  } catch (error) {
    starting = null;
    throw error;
  }
}

async function begun(): Promise<Worker> {
  state = "loading";
  // Only a worker that is started under it has its files kept.
  await Promise.race([
    keepClient().then(() => navigator.serviceWorker?.ready),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  await new Promise<void>((resolve, reject) => {
    worker.onerror = () => reject(new Error("no worker"));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.is === "loading") share = data.bytes / data.of;
      else if (data.is === "ready") resolve();
      else if (data.is === "failed") reject(new Error(data.reason));
    };
    say(worker, { do: "start", entropy: randomHex(KEY_BYTES) });
  }).catch((error: unknown) => {
    worker.terminate();
    state = "failed";
    throw error;
  });
  worker.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  state = "ready";
  ready = true;
  remember("offline-wanted", true);
  void tidy();
  return worker;
}

function say(worker: Worker, asked: Asked): void {
  worker.postMessage(asked);
}

function hear(told: Told): void {
  switch (told.is) {
    case "answer":
      waiting.get(told.id)?.(told.answer);
      waiting.delete(told.id);
      break;
    case "message":
      linked.get(told.link)?.received(JSON.parse(told.message));
      break;
    case "missing":
      linked.get(told.link)?.missing();
      break;
    case "lost":
      for (const [, answer] of waiting) answer(away());
      waiting.clear();
      for (const [link, events] of linked) {
        events.lost();
        setTimeout(() => linked.has(link) && events.opened(), AGAIN);
      }
  }
}

/** What a server would answer to this call; rejects with a RefusalError. */
export async function answer<T>(path: string, body: unknown): Promise<T> {
  // Nobody else is here, and nothing has to be started to know it.
  if (path === "/api/tables" && body === null) return here<T>([]);
  let worker: Worker;
  try {
    worker = await start();
  } catch {
    throw new RefusalError(away());
  }
  const id = (calls += 1);
  const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
  say(worker, { do: "call", id, path, language: i18n.language, body: JSON.stringify(body) });
  const answer = await answered;
  if ("ok" in answer) return answer.ok as T;
  throw new RefusalError(answer);
}

function here<T>(found: unknown): T {
  if (!STATIC) throw new RefusalError(away());
  return found as T;
}

function away(): { code: string; rule: null; message: string } {
  return { code: "offline", rule: null, message: t("web-offline") };
}

/** A table of this device, with what `Link` does for one on a server. */
export class HereLink {
  readonly #code: string;
  readonly #number = (links += 1);
  #worker: Worker | null = null;
  #closed = false;

  constructor(code: string, events: LinkEvents) {
    this.#code = code;
    void start().then(
      (worker) => {
        if (this.#closed) return;
        this.#worker = worker;
        linked.set(this.#number, events);
        events.opened();
      },
      () => events.missing(),
    );
  }

  send(message: ClientMessage): void {
    if (!this.#worker) return;
    const [link, text] = [this.#number, JSON.stringify(message)];
    if (message.type === "hello") say(this.#worker, { do: "join", link, code: this.#code, hello: text });
    else say(this.#worker, { do: "hear", link, message: text });
  }

  close(): void {
    this.#closed = true;
    linked.delete(this.#number);
    if (this.#worker) say(this.#worker, { do: "part", link: this.#number });
  }
}
