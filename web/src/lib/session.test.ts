/** The session against a socket of straw: what is sent, sent again, shown in order, and promised for a fair deal. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.svelte";
import { FORM, OUTDATED, type TableInfo } from "./wire";

type Sent = Record<string, unknown>;

class Straw {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Straw[] = [];
  readonly url: string;
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: URL) {
    this.url = url.href;
    Straw.all.push(this);
  }

  static get last(): Straw {
    const last = Straw.all.at(-1);
    if (!last) throw new Error("no socket");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** The first test loads and compiles everything. */
const LOADING = 60_000;

const kept = new Map<string, string>();

function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "ABCDEF",
    kind: "friends",
    cup: null,
    deck: null,
    edition: "usa",
    version: 1,
    phase: "playing",
    host: 0,
    seats: ["Ana_María", "Beto"].map((name) => ({
      kind: "person",
      name,
      avatar: null,
      level: null,
      wrote: false,
      color: null,
      wins: 0,
      again: false,
    })),
    options: {},
    public: false,
    timer: 0,
    pace: "brisk",
    open_hands: true,
    writing: false,
    share: 0,
    boards: [],
    round: 1,
    record: null,
    last: null,
    lesson: null,
    muted: [],
    votes: [],
    fair: { commitment: "c0", commitments: [null, null], nonces: [null, null] },
    ...changes,
  };
}

function welcome(changes: object = {}): object {
  const presence = { here: [true, true], held: [false, false], watching: 0, watchers: [], screens: 0 };
  return {
    type: "welcome",
    number: 5,
    you: 0,
    table: table(),
    presence,
    view: null,
    choices: null,
    left: null,
    missed: [],
    fresh: true,
    chat: [],
    ...changes,
  };
}

let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Straw);
  vi.stubGlobal("location", new URL("http://table.test/t/ABCDEF"));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const nothing = (): void => undefined;
  vi.stubGlobal("document", {
    hidden: false,
    documentElement: { dataset: {} },
    querySelector: () => null,
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  Straw.all = [];
  kept.clear();
  const { needs } = await import("./i18n.svelte");
  await needs("web");
  const { Session: Made } = await import("./session.svelte");
  session = new Made("ABCDEF");
}, LOADING);

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function begin(changes: object = {}): Straw {
  Straw.last.open();
  Straw.last.say(welcome(changes));
  return Straw.last;
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

test("greets first and knows the table from the welcome", async () => {
  expect(Straw.last.url).toBe("ws://table.test/api/tables/ABCDEF/socket");
  const socket = begin();
  await settle();
  expect(socket.sent[0]).toMatchObject({ type: "hello", seen: null, language: "en" });
  expect(socket.sent[0]?.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(session.status).toBe("open");
  expect(session.names).toEqual(["Ana María", "Beto"]);
});

test("a request waits for the welcome, and is answered by its id", async () => {
  const answer = session.request({ type: "start" });
  expect(Straw.last.of("start")).toEqual([]);
  const socket = begin();
  const [sent] = socket.of("start");
  socket.say({ type: "done", id: sent?.id, number: 6 });
  await expect(answer).resolves.toMatchObject({ number: 6 });
});

test("a refusal comes back with its rule and its sentence", async () => {
  const socket = begin();
  const asked = session.ask("play r5");
  socket.say({
    type: "refused",
    id: socket.of("ask")[0]?.id,
    code: "does-not-fit",
    rule: "TURN.match",
    message: "No.",
  });
  expect(await asked).toEqual({ code: "does-not-fit", rule: "TURN.match", message: "No." });
});

test("an unanswered move is sent again with its id after a lost connection; chat is not", async () => {
  const first = begin();
  const moved = session.move("draw");
  session.request({ type: "chat", text: "hi" }).catch(() => undefined);
  first.lose();
  expect(session.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(600);
  expect(Straw.last).not.toBe(first);
  const second = begin({ number: 6, fresh: false });
  expect(second.sent[0]).toMatchObject({ type: "hello", seen: 5 });
  expect(second.of("move")).toEqual(first.of("move"));
  expect(second.of("chat")).toEqual([]);
  second.say({ type: "done", id: second.of("move")[0]?.id, number: 6 });
  await moved;
});

test("a welcome in the middle of a connection sends nothing again", () => {
  const socket = begin();
  session.request({ type: "start" }).catch(() => undefined);
  socket.say(welcome({ number: 7 }));
  expect(socket.of("start")).toHaveLength(1);
});

test("a request that nobody answers is given up", async () => {
  begin();
  const asked = session.request({ type: "back" });
  const failed = expect(asked).rejects.toMatchObject({ refusal: { code: "late" } });
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
});

test("a table that does not exist is not asked for again", async () => {
  Straw.last.open();
  Straw.last.lose(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.status).toBe("missing");
  expect(Straw.all).toHaveLength(1);
});

test("waits between tries grow to eight seconds and no further", async () => {
  const waits: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    Straw.last.lose();
    const before = Straw.all.length;
    let waited = 0;
    for (; Straw.all.length === before; waited += 50) await vi.advanceTimersByTimeAsync(50);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(550);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8050);
  expect(waits.at(-1)).toBeGreaterThan(4000);
});

test("a silent line is pinged and then given up", async () => {
  const socket = begin();
  await vi.advanceTimersByTimeAsync(23_000);
  expect(socket.of("ping")).toHaveLength(1);
  socket.say({ type: "pong" });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(session.status).toBe("open");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Straw.all.length).toBeGreaterThan(1);
});

test("what happens is shown one after the other, and choices come back last", async () => {
  const socket = begin({ choices: { play: ["r5"] } });
  await settle();
  const shown: number[] = [];
  let end: () => void = () => undefined;
  session.stage = {
    play: (happened) => {
      shown.push(happened.number);
      return new Promise((resolve) => (end = resolve));
    },
  };
  const choices = { play: ["b1"], bluffs: [], say: [], catch: [], discard: null, penalties: {} };
  socket.say({
    type: "happened",
    number: 6,
    events: [["passed", 1, [], null, null]],
    choices: null,
    left: null,
  });
  const clocks = { left: 3000, round_left: 90_000 };
  socket.say({ type: "happened", number: 7, events: [["drew", 1, ["??"], null, null]], choices, ...clocks });
  await settle();
  expect(shown).toEqual([6]);
  expect(session.choices).toBeNull();
  end();
  await settle();
  expect(shown).toEqual([6, 7]);
  expect(session.number).toBe(6);
  end();
  await settle();
  expect(session.choices).toEqual(choices);
  expect(session.log.map((line) => line.event[0])).toEqual(["passed", "drew"]);
  expect(session.deadline).toBeGreaterThan(performance.now());
  expect(session.roundDeadline).toBeGreaterThan(performance.now() + 80_000);
});

test("what a message leaves out stayed as it was, whatever the stage has shown meanwhile", async () => {
  const choices = { play: ["b1"], bluffs: [], aims: [], together: {}, say: [], catch: [], discard: null };
  const socket = begin({ view: { seat: 0, hand: ["b1"], counts: [1, 4], pile: 90 }, choices });
  await settle();
  session.stage = {
    play: () => {
      const view = session.view as { counts: number[] };
      view.counts[1] = 99;
      return Promise.resolve();
    },
  };
  const passed = ["passed", 1, [], null, null];
  socket.say({ type: "happened", number: 6, events: [passed], view: { pile: 89 }, left: null });
  await settle();
  expect(session.view).toEqual({ seat: 0, hand: ["b1"], counts: [1, 4], pile: 89 });
  expect(session.choices).toEqual(choices);
  socket.say({ type: "happened", number: 7, events: [], view: { hand: [] }, choices: null, left: null });
  socket.say({ type: "happened", number: 8, events: [passed], left: null });
  await settle();
  expect(session.view).toEqual({ seat: 0, hand: [], counts: [1, 4], pile: 89 });
  expect(session.choices).toBeNull();
  socket.say({ type: "happened", number: 9, events: [], table: table(), view: null, choices: null });
  await settle();
  expect(session.view).toBeNull();
});

test("a move is answered by what it has brought about", async () => {
  const socket = begin();
  await settle();
  const moving = session.move("draw");
  const done = socket.of("move")[0]?.id;
  socket.say({ type: "happened", number: 6, events: [["drew", 0, ["r5"], null, null]], left: null, done });
  expect(await moving).toBe(6);
  expect(session.moved).toBe(6);
});

test("a stage that hangs does not stop the table", async () => {
  const socket = begin();
  await settle();
  session.stage = { play: () => new Promise(() => undefined) };
  socket.say({ type: "happened", number: 6, events: [["passed", 1, [], null, null]] });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(session.number).toBe(6);
});

test("a line on which nothing comes back is given up, and the move goes out on the next one", async () => {
  const socket = begin();
  await settle();
  const moving = session.move("draw");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(session.status).toBe("open");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Straw.last).not.toBe(socket);
  begin({ number: 6 });
  expect(Straw.last.of("move")).toEqual(socket.of("move"));
  Straw.last.say({ type: "done", id: socket.of("move")[0]?.id, number: 6 });
  await moving;
});

test("what happens on a hidden page or a lost line is told to the stage, though not shown", async () => {
  const socket = begin();
  await settle();
  const play = vi.fn(() => Promise.resolve());
  const missed = vi.fn();
  session.stage = { play, missed };
  const [one, two, three] = ["r1", "r2", "r3"].map((card) => ["played", 1, [card], null, null]);
  vi.stubGlobal("document", { ...document, hidden: true });
  socket.say({ type: "happened", number: 6, events: [one] });
  await settle();
  vi.stubGlobal("document", { ...document, hidden: false });
  Straw.last.say(welcome({ number: 7, fresh: false, missed: [{ number: 7, events: [two] }] }));
  await settle();
  Straw.last.say(welcome({ number: 8, missed: [{ number: 8, events: [three] }] }));
  await settle();
  expect(missed.mock.calls).toEqual([
    [[one], false],
    [[two], false],
    [[three], true],
  ]);
  expect(play).not.toHaveBeenCalled();
});

test("in the lobby it commits to a nonce once, and tells it when the table deals", async () => {
  const socket = begin({ table: table({ phase: "lobby" }) });
  const [commit] = socket.of("commit");
  const fair = { commitment: "c0", commitments: [commit?.hash as string, null], nonces: [null, null] };
  socket.say({ type: "happened", number: 6, events: [], table: table({ phase: "lobby", fair }) });
  socket.say({ type: "happened", number: 7, events: [], table: table({ phase: "dealing", fair }) });
  socket.say({ type: "happened", number: 8, events: [], table: table({ phase: "dealing", fair }) });
  expect(socket.of("commit")).toHaveLength(1);
  expect(socket.of("nonce")).toHaveLength(1);
  const nonce = String(socket.of("nonce")[0]?.nonce);
  expect(bytesToHex(sha256(hexToBytes(nonce)))).toBe(commit?.hash);
});

test("who only watches promises nothing", () => {
  const socket = begin({ you: null, table: table({ phase: "lobby" }) });
  expect(socket.of("commit")).toEqual([]);
});

test.each([
  ["takes the server's own", undefined, 1],
  ["tries again where that did not help", "now", 0],
])("a page of another version %s", async (_, before, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal("location", { href: "http://table.test/t/ABCDEF", reload });
  if (before) kept.set("lastcard.reloaded", String(Date.now()));
  const straw = begin();
  expect(straw.sent[0]).toMatchObject({ type: "hello", form: FORM });
  straw.lose(OUTDATED);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(Straw.all).toHaveLength(2 - reloads);
});

test("who was sent away is told why and does not try again", async () => {
  const straw = begin();
  const said = { type: "refused", id: null, code: "banned", rule: null, message: "Another table, please." };
  straw.say(said);
  straw.lose(4403);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.farewell).toBe("Another table, please.");
  expect(session.status).toBe("missing");
  expect(Straw.all).toHaveLength(1);
});

test("who is muted here stays so after a reload, and is heard again when wanted", async () => {
  const straw = begin();
  const said = { type: "said", seat: 1, name: "Beto", text: "hello", reaction: null };
  session.mute("Beto");
  straw.say(said);
  expect(session.chat).toHaveLength(0);
  const { Session: Made } = await import("./session.svelte");
  const again = new Made("ABCDEF");
  expect(again.muted).toEqual(["Beto"]);
  again.close();
  session.mute("Beto");
  straw.say(said);
  expect(session.chat).toHaveLength(1);
});
