/** One WebSocket that comes back by itself; it knows nothing of the game. */
import { recall, remember } from "./store";
import { NO_SUCH_TABLE, OUTDATED, SENT_AWAY } from "./wire";

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const LOOK_EVERY = 2_000;
const OPEN_WITHIN = 10_000;

const RELOAD_EVERY = 60_000;

/** Take the page of the server's own version; false where that has just been tried and did not help. */
function reloaded(): boolean {
  const now = Date.now();
  if (now - recall("reloaded", 0) < RELOAD_EVERY) return false;
  remember("reloaded", now);
  location.reload();
  return true;
}

export interface LinkEvents {
  opened(): void;
  received(message: unknown): void;
  lost(): void;
  missing(): void;
}

export class Link {
  readonly #path: string;
  readonly #events: LinkEvents;
  readonly #clock: ReturnType<typeof setInterval>;
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #ended = false;
  #begun = 0;
  #pinged = 0;
  /** Since when an answer has been waited for; null when the line was heard since. */
  #waiting: number | null = null;

  constructor(path: string, events: LinkEvents) {
    this.#path = path;
    this.#events = events;
    this.#clock = setInterval(() => this.#look(), LOOK_EVERY);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Everything that is sent is answered: where nothing comes back, the line is gone. */
  send(message: unknown): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#waiting ??= performance.now();
    this.#socket.send(JSON.stringify(message));
  }

  /** The talk has begun well: the next loss starts with short waits again. */
  settled(): void {
    this.#tries = 0;
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#clock);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#ended) return;
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#begun = performance.now();
    socket.onopen = () => {
      if (socket === this.#socket) this.#open();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #open(): void {
    this.#waiting = null;
    this.#pinged = performance.now();
    this.#events.opened();
  }

  #hear(data: unknown): void {
    this.#waiting = null;
    if (typeof data !== "string") return;
    let message: unknown;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    this.#events.received(message);
  }

  #closed(code: number): void {
    this.#socket = null;
    if (code === NO_SUCH_TABLE || code === SENT_AWAY) {
      this.close();
      this.#events.missing();
      return;
    }
    if (code === OUTDATED && reloaded()) return;
    this.#events.lost();
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Jitter, so that a restarted server is not met by everybody at once.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.6 + 0.4 * Math.random()));
  }

  /** Forget the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #fail(): void {
    this.#drop();
    this.#closed(0);
  }

  #look(): void {
    const now = performance.now();
    const state = this.#socket?.readyState;
    if (state === WebSocket.CONNECTING && now - this.#begun > OPEN_WITHIN) this.#fail();
    if (state !== WebSocket.OPEN) return;
    if (this.#waiting !== null && now - this.#waiting > ANSWER_WITHIN) this.#fail();
    else if (now - this.#pinged > PING_EVERY) this.#ping(now);
  }

  #ping(now: number): void {
    this.#pinged = now;
    this.send({ type: "ping" });
  }

  /** Back in sight, online or offline: do not wait for the timer; ask a line that looks open whether it is. */
  readonly #wake = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping(performance.now());
  };
}
