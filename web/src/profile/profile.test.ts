import { describe, expect, test, vi } from "vitest";
import type { GameEvent, TableInfo } from "../lib/wire";
import type { Finished } from "./counting";
import type { Identity, Profile } from "./model";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { counted, factsOf } = await import("./counting");
const { linkText, readLink } = await import("./link");
const { merged } = await import("./merging");
const { ACHIEVEMENTS, emptyProfile, tallies, timesTogether, total } = await import("./model");
const { fileText, readFile, readProfile } = await import("./reading");

const NOON = Date.UTC(2026, 10, 18, 12);
const WHO: Identity = { secret: "0123456789abcdef".repeat(4), name: "Ana María", avatar: "fox-3" };

const SETTINGS: Finished["settings"] = {
  edition: "usa",
  deck: null,
  seats: 3,
  options: { target: "100" },
  public: false,
  timer: 0,
  pace: "quick",
  open_hands: true,
  writing: false,
};

let made = 0;

/** A match that the first of three has won, against Beto and a bot. */
function match(changes: Partial<Finished> = {}): Finished {
  made += 1;
  return {
    record: `record-${made}`,
    when: NOON + made,
    kind: "usa",
    title: null,
    players: [
      { name: "Ana_María", avatar: "fox-3", bot: false },
      { name: "Beto", avatar: null, bot: false },
      { name: "Abril", avatar: null, bot: true },
    ],
    you: 0,
    winners: [0],
    rounds: [],
    lowest: false,
    events: [],
    settings: SETTINGS,
    strangers: false,
    ...changes,
  };
}

const after = (profile: Profile, ...matches: Finished[]) => matches.reduce(counted, profile);
const here = () => emptyProfile("aaaaaaaa");
const there = () => emptyProfile("bbbbbbbb");

describe("counting", () => {
  test("a match is counted once, however often it is told", () => {
    const one = match();
    const profile = after(here(), one, one, { ...one, when: one.when + 1 });
    expect(total(profile)).toEqual([1, 1]);
    expect(profile.matches).toHaveLength(1);
    expect(counted(profile, one)).toBe(profile);
  });

  test("matches and wins are counted by edition, and a streak ends with a loss", () => {
    const profile = after(
      here(),
      match(),
      match({ kind: "hp" }),
      match({ kind: "hp", winners: [1] }),
      match(),
    );
    expect(tallies(profile).usa).toEqual([2, 2]);
    expect(tallies(profile).hp).toEqual([2, 1]);
    expect(profile.streak).toMatchObject({ now: 1, best: 2 });
  });

  test("people one has played with are friends; bots and strangers are not", () => {
    const profile = after(here(), match(), match(), match({ strangers: true }));
    expect(profile.friends.map(({ name }) => name)).toEqual(["Beto"]);
    expect(profile.friends.map(timesTogether)).toEqual([2]);
  });

  test("what was earned keeps its first day", () => {
    const first = match();
    expect(after(here(), first, match()).earned["first-win"]).toBe(first.when);
  });

  test("a lesson, a match that was broken off, and one that others played are none", () => {
    const seat = { kind: "person", name: "Ana", avatar: null } as TableInfo["seats"][number];
    const last = { commitment: "", names: ["Ana", "Beto"], winners: [0], rounds: [], best: null };
    const table = {
      ...SETTINGS,
      kind: "friends",
      record: "r",
      seats: [seat, seat],
      last,
    } as unknown as TableInfo;
    expect(factsOf(table, 0, null, NOON)?.you).toBe(0);
    expect(factsOf(table, 1, null, NOON), "somebody who sat down after it").toBeNull();
    expect(factsOf({ ...table, lesson: "usa" }, 0, null, NOON)).toBeNull();
    expect(factsOf({ ...table, last: { ...last, winners: [] } }, 0, null, NOON)).toBeNull();
  });
});

describe("achievements", () => {
  const deal: GameEvent = ["shuffled", 1, [], null, 108];
  const end: GameEvent[] = [
    ["played", 0, ["r5"], null, null],
    ["left", 1, Array.from({ length: 10 }, () => "r1"), null, 10],
    ["won-round", 0, [], null, 10],
  ];
  const earned = (changes: Partial<Finished>) => Object.keys(after(here(), match(changes)).earned);
  const lost = { winners: [1] };

  test.each<[string, Partial<Finished>, Partial<Finished>]>([
    ["first-win", {}, lost],
    [
      "full-hands",
      { events: [deal, ...end] },
      { events: [deal, ["left", 1, ["r1"], null, 1], ...end.slice(2)] },
    ],
    ["sharp-ears", { events: [["caught", 0, [], 1, null]] }, { events: [["caught", 1, [], 0, null]] }],
    ["bluff-called", { events: [["guilty", 1, [], 0, null]] }, { events: [["innocent", 1, [], 0, null]] }],
    ["no-draw", { events: [deal, ...end] }, { events: [deal, ["drew", 0, ["r1"], null, null], ...end] }],
    ["no-lost-turn", { events: end }, { events: [...end, ["lost-turn", 0, [], null, null]] }],
    ["no-lost-turn", { events: end }, { events: end, ...lost }],
    [
      "comeback",
      {
        rounds: [
          [0, 9, 5],
          [30, 9, 5],
          [50, 9, 5],
        ],
      },
      {
        rounds: [
          [5, 9, 5],
          [30, 9, 5],
          [50, 9, 5],
        ],
      },
    ],
    [
      "comeback",
      {
        lowest: true,
        rounds: [
          [9, 0, 5],
          [9, 20, 15],
          [9, 50, 20],
        ],
      },
      {
        rounds: [
          [9, 0, 5],
          [30, 20, 15],
          [9, 50, 20],
        ],
      },
    ],
    [
      "lever",
      { events: Array.from({ length: 3 }, () => ["spun", 0, [], null, "all"]) },
      { events: Array.from({ length: 3 }, () => ["spun", 1, [], null, "all"]) },
    ],
    [
      "six-dice",
      { events: [["chained", 0, ["r1", "r2", "r3", "r4", "r5", "r6"], null, null]] },
      { events: [["chained", 0, ["r1"], null, null]] },
    ],
    ["own-deck", { kind: "own" }, { kind: "wild" }],
  ])("%s", (name, by, notBy) => {
    expect(earned(by)).toContain(name);
    expect(earned(notBy)).not.toContain(name);
  });

  test("three wins in a row, and a win in each of the four games", () => {
    const four = (["usa", "hp", "jackpot", "dice"] as const).map((kind) => match({ kind }));
    expect(after(here(), ...four.slice(0, 2)).earned).not.toHaveProperty("three-in-a-row");
    expect(after(here(), ...four.slice(0, 3)).earned).toHaveProperty("three-in-a-row");
    expect(after(here(), ...four.slice(0, 3)).earned).not.toHaveProperty("four-games");
    expect(after(here(), ...four).earned).toHaveProperty("four-games");
  });
});

describe("two devices", () => {
  test("what was counted on both is the sum, and putting it together again changes nothing", () => {
    const one = after(here(), match(), match({ winners: [1] }));
    const other = after(there(), match({ kind: "dice" }), match());
    const both = merged(one, other);
    expect(total(both)).toEqual([4, 3]);
    expect(both.matches).toHaveLength(4);
    expect(both.friends.map(timesTogether)).toEqual([4]);
    expect(merged(both, other)).toEqual(both);
    expect(merged(both, one)).toEqual(both);
  });

  test("a link and later a file from the same device do not count anything twice", () => {
    const phone = after(here(), match(), match());
    const byLink = readLink(linkText(WHO, phone));
    const laptop = after(merged(there(), byLink?.profile ?? there()), match());
    expect(total(laptop)).toEqual([3, 3]);
    const byFile = readFile(fileText(WHO, after(phone, match())));
    if (byFile === null || byFile === "newer") throw new Error("unreadable");
    expect(total(merged(laptop, byFile.profile))).toEqual([4, 4]);
  });
});

describe("reading", () => {
  const full = () =>
    after(here(), match(), match({ kind: "own", title: "Casa", winners: [1] }), match({ kind: "dice" }));

  test("a file brings back everything", () => {
    const profile = full();
    expect(readFile(fileText(WHO, profile))).toEqual({ who: WHO, profile });
    expect(readProfile({ version: 1, ...here() })).toEqual(here());
  });

  test("a link brings back who it is, the counts, the streaks and the achievements", () => {
    const profile = full();
    const found = readLink(`#${linkText(WHO, profile)}`);
    expect(found?.who).toEqual(WHO);
    expect(found?.profile.counts).toEqual(profile.counts);
    expect(found?.profile.streak).toEqual(profile.streak);
    expect(Object.keys(found?.profile.earned ?? {}).sort()).toEqual(Object.keys(profile.earned).sort());
    expect(linkText(WHO, profile).length).toBeLessThan(200);
    expect(readLink(linkText({ ...WHO, name: "", avatar: null }, here()))?.who.name).toBe("");
  });

  test("a file of a later version says so", () => {
    expect(readFile(JSON.stringify({ lastcard: "profile", version: 2 }))).toBe("newer");
  });

  /** The file with one thing changed somewhere in it. */
  function tampered(path: string, value: unknown): string {
    const data = JSON.parse(fileText(WHO, full())) as Record<string, unknown>;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let at = data;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    at[last] = value;
    return JSON.stringify(data);
  }

  test.each<[string, unknown]>([
    ["lastcard", "deck"],
    ["player.secret", "0".repeat(63)],
    ["player.secret", `${"0".repeat(64)}\n`],
    ["player.secret", ["0".repeat(64)]],
    ["player.name", "<img src=x>"],
    ["player.name", "A".repeat(41)],
    ["player.name", "a\u202eb"],
    ["player.avatar", "unicorn-1"],
    ["profile.version", 0],
    ["profile.browser", "__proto__"],
    ["profile.counts", []],
    ["profile.counts.aaaaaaaa", null],
    ["profile.counts.aaaaaaaa.usa", [1, 2]],
    ["profile.counts.aaaaaaaa.usa", [1e9, 1]],
    ["profile.counts.aaaaaaaa.usa", [1.5, 1]],
    ["profile.counts.aaaaaaaa.usa", [-1, -1]],
    ["profile.counts.aaaaaaaa.usa", ["1", "1"]],
    ["profile.counts.xyz", {}],
    ["profile.streak", { now: 3, best: 2, last: 0 }],
    ["profile.streak.last", 1e17],
    ["profile.earned.comeback", "yesterday"],
    ["profile.matches", Array.from({ length: 201 }, () => null)],
    ["profile.matches.0.record", "../../api"],
    ["profile.matches.0.record", "javascript:alert(1)"],
    ["profile.matches.0.you", 3],
    ["profile.matches.0.winners", [7]],
    ["profile.matches.0.players", []],
    ["profile.matches.0.title", "x".repeat(61)],
    ["profile.matches.0.points", [1, 2, 3, 4]],
    ["profile.friends.0.name", ""],
    ["profile.friends.0.name", "a\u0000b"],
    ["profile.friends.0.table.edition", "poker"],
    ["profile.friends.0.table.seats", 11],
    ["profile.friends.0.table.options", { __x: "1" }],
    ["profile.friends.0.table.deck", "x".repeat(50_000)],
    ["profile.friends.0.together", { aaaaaaaa: -1 }],
  ])("a file in which %s is %j is not read", (path, value) => {
    expect(readFile(tampered(path, value))).toBeNull();
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '"profile"',
    `{"__proto__": {"lastcard": "profile"}}`,
    "[".repeat(100_000),
  ])("%.20j is no file", (text) => {
    expect(readFile(text)).toBeNull();
  });

  test("what a later version knows besides is left out", () => {
    const found = readFile(tampered("profile.earned.juggler", 5));
    if (found === null || found === "newer") throw new Error("unreadable");
    expect(Object.keys(found.profile.earned).every((name) => ACHIEVEMENTS.some((one) => one === name))).toBe(
      true,
    );
  });

  const good = linkText(WHO, after(here(), match()));

  test.each([
    "",
    "#",
    "#main",
    good.replace("1;", "2;"),
    good.replace(";fox-3;", ";unicorn-3;"),
    good.replace(".usa.1.1", ".usa.1.2"),
    good.replace(".usa.1.1", ".usa.1"),
    good.replace(".usa.1.1", ".usa.x.1"),
    good.replace("aaaaaaaa", "__proto__"),
    `${good};${good.split(";").at(-1)}`,
    good.replace(/^1;./, "1;"),
    good.replace("Ana", "%E0%A4%A"),
    good.replace("Ana", "%3Cscript%3E"),
    good + "x".repeat(5000),
  ])("the link %.60j is not read", (text) => {
    expect(readLink(text)).toBeNull();
  });
});
