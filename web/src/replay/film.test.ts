import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay, ReplayMoment } from "../lib/http";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { Film } = await import("./film.svelte");
const { loadReplay, replayPages } = await import("./load");

const PAGE = 3;
const TOTAL = 8;

/** A deal every four moments. */
const moment = (at: number): ReplayMoment =>
  ({ by: null, move: at % 4 ? "draw" : null, events: [], view: null, hands: [] }) as unknown as ReplayMoment;

function page(first: number): Replay {
  const moments = Array.from({ length: Math.min(PAGE, TOTAL - first) }, (_, at) => moment(first + at));
  return { id: "x", players: [], seatings: [], first, total: TOTAL, moments } as unknown as Replay;
}

let asked: string[];
let answers: (path: string) => Response;

beforeEach(() => {
  asked = [];
  answers = (path) => Response.json(page(Number(new URL(path, "http://here").searchParams.get("first"))));
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers(path));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a replay comes page by page, and whole", async () => {
  const pages = [];
  for await (const one of replayPages("x")) pages.push(one.moments.length);
  expect(pages).toEqual([3, 3, 2]);
  expect(asked).toEqual([0, 3, 6].map((first) => `/api/records/x/moments?first=${first}`));
  expect((await loadReplay("x")).moments).toHaveLength(TOTAL);
});

test("a server that is busy with it is asked again", async () => {
  const usual = answers;
  const refusal = { code: "too-many-requests", rule: null, message: "later" };
  answers = (path) => (asked.length === 2 ? Response.json(refusal, { status: 429 }) : usual(path));
  const whole = loadReplay("x");
  await vi.runAllTimersAsync();
  expect((await whole).moments).toHaveLength(TOTAL);
  expect(asked).toHaveLength(4);
});

test("what is refused for good is not asked again", async () => {
  answers = () => Response.json({ code: "no-such-record", rule: null, message: "none" }, { status: 404 });
  await expect(loadReplay("x")).rejects.toThrow("none");
  expect(asked).toHaveLength(1);
});

test("a film plays what has come, and goes on with what comes", async () => {
  const film = new Film(page(0), 0);
  expect([film.last, film.rounds.length]).toEqual([TOTAL - 1, 1]);
  film.play();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([film.at, film.playing]).toEqual([PAGE - 1, true]);
  film.add(page(3));
  film.add(page(6));
  expect(film.rounds).toEqual([
    { number: 1, from: 0, to: 4 },
    { number: 2, from: 4, to: TOTAL },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([film.at, film.playing]).toEqual([TOTAL - 1, false]);
});

test("a moment that has not come yet is gone to when it has", () => {
  const film = new Film(page(0), 7);
  expect(film.at).toBe(PAGE - 1);
  film.add(page(3));
  film.add(page(6));
  expect(film.at).toBe(7);
  film.step(-film.last);
  expect(film.at).toBe(0);
});
