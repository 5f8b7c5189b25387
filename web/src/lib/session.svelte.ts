/** The connection to one table: what is known of it, and what can be asked of it. */
import { announce, toast } from "./announce.svelte";
import { FairPart } from "./fairness";
import { Ear, type Heard } from "./heard";
import { i18n, t } from "./i18n.svelte";
import { connect, type Line } from "./line";
import { mutedAt, muteAt } from "./muted";
import { shownName } from "./names";
import { secret } from "./player";
import { waiting } from "./prefs.svelte";
import { randomHex } from "./random";
import { RefusalError } from "./refusal";
import { type Answer, type Request, Requests } from "./requests";
import { type Part, plain, sentence } from "./sentences";
import type { Refusal, View } from "./types";
import { FORM } from "./wire";
import type {
  Advised,
  Choices,
  GameEvent,
  Happened,
  Missed,
  Presence,
  Said,
  ServerMessage,
  TableInfo,
  TimeLeft,
  Welcome,
} from "./wire";

export type Status = "connecting" | "open" | "lost" | "missing";

/** Shows what happened. It may change `session.view` bit by bit; afterwards the view is set from the message. */
export interface Stage {
  play(happened: Heard, session: Session): Promise<void>;
  /** What happened without being shown, on a hidden page or a lost line; `fresh` when nothing before it counts. */
  missed?(events: GameEvent[], fresh: boolean): void;
  said?(said: Said): void;
}

/** Leads through a lesson (web/src/lesson). */
export interface Guide {
  /** Something is about to be shown. */
  begins(events: readonly GameEvent[]): void;
  /** Something was shown; nothing more is until the learner has read what there is to say of it. */
  happened(events: readonly GameEvent[]): Promise<void>;
  /** Whether a move is made; otherwise another one is to be tried first. */
  lets(move: string): boolean;
}

/** What must wait its turn behind the animations. */
type Timed = (Welcome | Heard | TimeLeft) & Deadlines;

interface Deadlines {
  deadline: number | null;
  roundDeadline: number | null;
}

const SENDING_AWAY = ["banned", "dismissed"];
const LONGEST_LOG = 400;
const LONGEST_CHAT = 200;
/** A stage that does not come to its end must not stop the table. */
const LONGEST_PLAY = 40_000;

/** One event in the log; its words follow the language. */
export class LogLine {
  readonly id: number;
  readonly number: number;
  readonly event: GameEvent;
  readonly #names: string[];
  readonly #me: number | null;

  constructor(id: number, number: number, event: GameEvent, names: string[], me: number | null) {
    this.id = id;
    this.number = number;
    this.event = event;
    this.#names = names;
    this.#me = me;
  }

  get parts(): Part[] {
    return sentence(this.event, this.#names, this.#me) ?? [];
  }
}

export class Session {
  readonly code: string;
  /** Whether this is a screen for the whole room: it sees what those who watch see, and asks for nothing. */
  readonly screen: boolean;
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  presence = $state.raw<Presence>({ here: [], held: [], watching: 0, watchers: [], screens: 0 });
  you = $state<number | null>(null);
  /** Whether only the own hand is shown here: the player sees the table on a screen. Null where there is none, or nobody said. */
  inHand = $state<boolean | null>(null);
  view = $state<View | null>(null);
  choices = $state.raw<Choices | null>(null);
  number = $state(0);
  /** When the time for the decision is up, by `performance.now()`. */
  deadline = $state<number | null>(null);
  /** When the time of the round is up, in the same way (HOUSE.blitz). */
  roundDeadline = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Those whose chat and reactions are not shown here, by name. */
  muted = $state.raw<string[]>([]);
  /** What somebody is told whom the host has sent away. */
  farewell = $state<string | null>(null);
  /** What the coach said of the decision to come, and of the last one made. */
  advice = $state.raw<Advised | null>(null);
  review = $state.raw<Advised | null>(null);
  /** The number of the last own move: what the coach says of an earlier decision comes too late. */
  moved = $state(0);
  /** By seat, as people read them; open seats as "". The notation writes their spaces as "_". */
  names = $derived(this.table?.seats.map((seat) => shownName(seat.name ?? "")) ?? []);
  stage: Stage | null = null;
  guide: Guide | null = null;
  /** What the stage is showing now; a stage that finds another here has been overtaken and should stop. */
  showing = $state.raw<Heard | null>(null);

  readonly #link: Line;
  /** A screen has one of its own, so that it is nobody who may have a seat. */
  readonly #secret: string;
  readonly #requests = new Requests();
  readonly #fair = new FairPart();
  readonly #ear = new Ear();
  readonly #queue: Timed[] = [];
  readonly #endLanguage: () => void;
  #working = false;
  #greeted = false;
  /** The number last received, which may be ahead of what is shown. */
  #seen: number | null = null;
  #seat: number | null = null;
  #lines = 0;

  constructor(code: string, screen = false) {
    this.code = code;
    this.screen = screen;
    this.muted = mutedAt(code);
    this.#secret = screen ? randomHex(32) : secret();
    this.#link = connect(code, {
      opened: () => this.#hello(),
      received: (message) => this.#receive(message as ServerMessage),
      lost: () => this.#lost(),
      missing: () => this.#missing(),
    });
    this.#endLanguage = this.#followLanguage();
  }

  /** Ask something of the table; rejects with a RefusalError. */
  request(request: Request): Promise<Answer> {
    const answer = this.#requests.open(request, late);
    if (this.status === "missing") this.#requests.giveUp(gone());
    else if (this.#greeted && this.status === "open") this.#sendNew();
    return answer;
  }

  /**
   * Make a move, having seen what is shown or what the number says; gives the move's own number. A refusal is
   * told to the player here, and rethrown.
   */
  async move(text: string, seen = this.number): Promise<number> {
    if (this.guide?.lets(text) === false) throw new RefusalError(notYet());
    try {
      const { number } = await this.request({ type: "move", number: seen, move: text });
      this.moved = number;
      return number;
    } catch (error) {
      if (error instanceof RefusalError)
        toast(error.refusal.message, { rule: error.refusal.rule, kind: "error" });
      throw error;
    }
  }

  /** Why this move would be refused now; null if it would not. */
  async ask(text: string): Promise<Refusal | null> {
    try {
      await this.request({ type: "ask", move: text });
      return null;
    } catch (error) {
      if (error instanceof RefusalError) return error.refusal;
      throw error;
    }
  }

  /** Ask, and tell the player when it is refused; true when it was done. */
  async attempt(request: Request): Promise<boolean> {
    try {
      await this.request(request);
      return true;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      toast(error.refusal.message, { rule: error.refusal.rule, kind: "error" });
      return false;
    }
  }

  /** Show nothing more that this person says, or do so again. */
  mute(name: string): void {
    const muted = this.muted.includes(name);
    this.muted = muted ? this.muted.filter((one) => one !== name) : [...this.muted, name];
    muteAt(this.code, this.muted);
  }

  close(): void {
    this.#endLanguage();
    this.#link.close();
    this.#queue.length = 0;
    this.#requests.giveUp(gone());
    waiting(0);
  }

  #sendNew(): void {
    for (const message of this.#requests.fresh()) this.#link.send(message);
  }

  #hello(): void {
    this.#greeted = false;
    const hello = {
      type: "hello" as const,
      secret: this.#secret,
      seen: this.#seen,
      form: FORM,
      language: i18n.language,
    };
    this.#link.send(this.screen ? { ...hello, screen: true } : hello);
  }

  #lost(): void {
    this.status = this.table === null ? "connecting" : "lost";
  }

  #missing(): void {
    this.status = "missing";
    this.#requests.giveUp(gone());
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "happened":
        this.#hear(message);
        break;
      case "left":
        this.#enqueue(message);
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "done":
        this.#requests.done(message.id, { number: message.number, chain: message.chain });
        break;
      case "refused":
        if (SENDING_AWAY.includes(message.code)) this.farewell = message.message;
        else if (!this.#requests.refused(message.id, message) && message.id === null) {
          toast(message.message, { rule: message.rule, kind: "error" });
        }
        break;
      case "said":
        this.#say(readable(message));
        break;
      case "advice":
        if (message.advice.played === null) this.advice = message;
        else this.review = message;
        break;
      case "pong":
        break;
    }
  }

  #say(said: Said): void {
    if (this.muted.includes(said.name)) return;
    this.chat = [...this.chat, said].slice(-LONGEST_CHAT);
    this.stage?.said?.(said);
  }

  #welcomed(welcome: Welcome): void {
    this.#link.settled();
    this.status = "open";
    this.presence = welcome.presence;
    this.chat = welcome.chat.map(readable);
    this.#seen = welcome.number;
    this.#seat = welcome.you;
    this.#ear.greeted(welcome);
    this.#enqueue(welcome);
    if (!this.#greeted) this.#sendAgain();
    this.#playFair(welcome.table);
  }

  /** After a lost connection; a welcome in the middle of one only brings us up to date. */
  #sendAgain(): void {
    this.#greeted = true;
    for (const message of this.#requests.toSend()) this.#link.send(message);
  }

  #hear(happened: Happened): void {
    this.#seen = happened.number;
    if (happened.you !== undefined) this.#seat = happened.you;
    this.#enqueue(this.#ear.whole(happened));
    if (happened.done !== undefined) this.#requests.done(happened.done, { number: happened.number });
    if (happened.table) this.#playFair(happened.table);
  }

  #enqueue(message: Welcome | Heard | TimeLeft): void {
    const now = performance.now();
    const at = (left: number | null) => (typeof left === "number" ? now + left : null);
    this.#queue.push({ ...message, deadline: at(message.left), roundDeadline: at(message.round_left) });
    waiting(this.#queue.length);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      waiting(this.#queue.length);
      try {
        await this.#take(next);
        if (next.type !== "left") await this.guide?.happened(news(next));
      } catch (error) {
        // One thing that cannot be shown must not stop what comes after it.
        console.error(error);
      }
    }
    this.#working = false;
  }

  async #take(message: Timed): Promise<void> {
    if (message.type === "welcome") this.#resume(message);
    else if (message.type === "happened") await this.#show(message);
    else this.#setClocks(message);
  }

  #setClocks({ deadline, roundDeadline }: Deadlines): void {
    this.deadline = deadline;
    this.roundDeadline = roundDeadline;
  }

  #resume(welcome: Welcome & Timed): void {
    this.table = welcome.table;
    this.you = welcome.you;
    this.view = welcome.view;
    this.choices = welcome.choices;
    this.number = welcome.number;
    this.#setClocks(welcome);
    if (welcome.fresh) this.log = [];
    for (const missed of welcome.missed) this.#record(missed);
    this.stage?.missed?.(
      welcome.missed.flatMap((missed) => missed.events),
      welcome.fresh,
    );
  }

  async #show(happened: Heard & Timed): Promise<void> {
    if (happened.events.length > 0) {
      this.choices = null;
      await this.#perform(happened);
    }
    if (happened.table !== undefined) this.table = happened.table;
    if (happened.you !== undefined) this.you = happened.you;
    this.view = happened.view;
    this.choices = happened.choices;
    this.number = happened.number;
    this.#setClocks(happened);
    announce(
      this.#record(happened)
        .map((line) => plain(line.parts))
        .join(" "),
    );
  }

  /** Let the stage show it; when the page is hidden or the stage hangs, go on without. */
  async #perform(happened: Heard): Promise<void> {
    if (!this.stage) return;
    if (document.hidden) {
      this.stage.missed?.(happened.events, false);
      return;
    }
    this.showing = happened;
    this.guide?.begins(happened.events);
    try {
      await Promise.race([this.stage.play(happened, this), overtaken(LONGEST_PLAY)]);
    } catch (error) {
      console.error(error);
    }
    this.showing = null;
  }

  #record(told: Missed): LogLine[] {
    const names = this.names;
    const lines = told.events
      .filter((event) => !dealtToOthers(event))
      .map((event) => new LogLine((this.#lines += 1), told.number, event, names, this.you));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
    return lines;
  }

  #playFair(table: TableInfo): void {
    const request = this.#fair.next(table, this.#seat);
    if (request) this.request(request).catch(() => this.#fair.again());
  }

  #followLanguage(): () => void {
    let told = i18n.language;
    return $effect.root(() => {
      $effect(() => {
        const language = i18n.language;
        if (language === told) return;
        told = language;
        this.request({ type: "language", language }).catch(() => undefined);
      });
    });
  }
}

/** Seven hidden cards for each of nine others tell nobody anything. */
function dealtToOthers(event: GameEvent): boolean {
  return event[0] === "dealt" && event[2].includes("??");
}

function readable(said: Said): Said {
  return { ...said, name: shownName(said.name) };
}

/** Done when the page is hidden, or at the latest after this time. */
function overtaken(limit: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", end);
      resolve();
    };
    const timer = setTimeout(end, limit);
    document.addEventListener("visibilitychange", end);
  });
}

/** What is new in a message; whoever comes afresh has seen nothing of it. */
function news(message: Welcome | Heard): GameEvent[] {
  if (message.type === "happened") return message.events;
  return message.fresh ? [] : message.missed.flatMap(({ events }) => events);
}

/** Nobody reads it: the guide has said why. */
function notYet(): Refusal {
  return { code: "lesson", rule: null, message: "" };
}

function late(): Refusal {
  return { code: "late", rule: null, message: t("web-late") };
}

function gone(): Refusal {
  return { code: "gone", rule: null, message: t("web-gone") };
}
