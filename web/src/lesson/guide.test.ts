import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../lib/session.svelte";
import type { CardView, Choices, GameEvent } from "../lib/wire";

const kept = new Map<string, string>();
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const { LessonGuide } = await import("./guide.svelte");

const CHOICES: Choices = {
  play: [],
  bluffs: [],
  aims: [],
  together: {},
  say: [],
  catch: [],
  discard: null,
  penalties: {},
};

interface Seen {
  code: string;
  you: number;
  names: string[];
  view: Partial<CardView>;
  choices: Choices | null;
}

let seen: Seen;

/** What the learner sees: asked this, holding so many cards, with these cards that go. */
function see(pending: string, cards: number, choices: Partial<Choices>, mine = true): void {
  seen.view = { asked: mine ? [0] : [1], pending, counts: [cards, 5, 5] } as Partial<CardView>;
  seen.choices = mine ? { ...CHOICES, ...choices } : null;
}

const happened = (kind: string, seat: number): GameEvent => [kind, seat, [], null, null];

function guided() {
  return new LessonGuide(seen as unknown as Session, "usa");
}

beforeEach(() => {
  kept.clear();
  seen = { code: "ABCDEF", you: 0, names: ["Ana", "Abril", "Bruno"], view: {}, choices: null };
  see("turn", 5, { play: ["r1", "r5", "r7"], say: ["draw"] });
});

/** Reads what there is to read, and comes to what there is to do. */
async function toTask(guide: InstanceType<typeof LessonGuide>, events: GameEvent[] = []): Promise<void> {
  const done = guide.happened(events);
  for (let most = 5; guide.reading && most > 0; most -= 1) {
    guide.read();
    await Promise.resolve();
    await Promise.resolve();
  }
  await done;
}

test("what is read is waited for, what is to be done is not", async () => {
  const guide = guided();
  let over = false;
  void guide.happened([]).then(() => (over = true));
  await Promise.resolve();
  expect([guide.step?.key, guide.reading, over]).toEqual(["welcome", true, false]);
  guide.read();
  await vi.waitFor(() => expect(over).toBe(true));
  expect([guide.step?.key, guide.reading]).toEqual(["match", false]);
});

test("another move is asked to wait once, and made when it is tried again", async () => {
  const guide = guided();
  await toTask(guide);
  expect(guide.lets("play r5")).toBe(false);
  expect([guide.nudging, guide.free]).toEqual([true, false]);
  expect(guide.lets("play r5")).toBe(true);
  expect(guide.free).toBe(true);
});

test("UNO by itself is never in the way", async () => {
  const guide = guided();
  await toTask(guide);
  expect(guide.lets("uno")).toBe(true);
  expect(guide.free).toBe(false);
});

test("what others say meanwhile does not take the question away", async () => {
  const guide = guided();
  await toTask(guide);
  guide.begins([happened("accepted", 2)]);
  await guide.happened([happened("accepted", 2)]);
  expect(guide.step?.key).toBe("match");
  guide.begins([happened("played", 0)]);
  expect(guide.step).toBeNull();
});

test("off the path a sentence comes when its situation does, and only if it is true anywhere", async () => {
  const guide = guided();
  await toTask(guide);
  guide.lets("play r5");
  guide.lets("play r5");
  see("turn", 4, {}, false);
  await guide.happened([happened("played", 0)]);
  expect(guide.step).toBeNull();
  see("turn", 4, { play: ["b7"], say: ["draw"], catch: [1] });
  await guide.happened([happened("played", 1)]);
  expect([guide.step?.key, guide.about]).toEqual(["catch", 1]);
  expect(guide.lets("catch Abril")).toBe(true);
  see("turn", 4, { say: ["draw"] });
  await guide.happened([happened("caught", 0)]);
  expect(guide.step?.key).toBe("draw");
});

test("a skipped lesson says nothing more, and stands in no way", async () => {
  const guide = guided();
  await toTask(guide);
  guide.skip();
  expect(guide.lets("play r5")).toBe(true);
  await guide.happened([]);
  expect(guide.step).toBeNull();
});

test("a page that is loaded again goes on where it was", async () => {
  const first = guided();
  await toTask(first);
  expect(first.lets("play r7")).toBe(true);
  first.begins([happened("played", 0)]);
  const again = guided();
  void again.happened([happened("played", 1)]);
  expect(again.step?.key).toBe("match-number");
  seen.code = "GHIJKL";
  const other = guided();
  void other.happened([]);
  expect(other.step?.key).toBe("welcome");
});
