import { beforeAll, expect, test, vi } from "vitest";
import { DECKS } from "../lib/facts";
import type { Deck, GameEvent } from "../lib/wire";
import type { Game } from "./cards";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { explainCard } = await import("./cards");
const { explainDie, explainSpace } = await import("./dice");
const { originsOf } = await import("./origins");
const { placeOf } = await import("./place");
const { SHOWN, THINGS } = await import("./things");
const { has, needs } = await import("../lib/i18n.svelte");
const { playWith } = await import("../lib/decks.svelte");

beforeAll(() => needs("web", "game", "decks", "explain", "setup"));

function game(deck: Deck, options: Record<string, string> = {}, players = 4, own = false): Game {
  playWith(deck);
  return { deck, options, players, own };
}

test("a number says what it goes on and what it counts", () => {
  const told = explainCard("r5", game(DECKS.usa));
  expect(told.title).toBe("Red 5");
  expect(told.lines).toEqual([
    "It goes on red cards, and on a 5 of any colour.",
    "Left in a hand at the end of the round it is worth 5 points.",
  ]);
  expect([told.house, told.rule]).toEqual([[], "TURN.match"]);
});

test("who may challenge a Wild Draw Four, and whether, is the table's to say", () => {
  const said = (options: Record<string, string>, deck: Deck = DECKS.usa) =>
    explainCard("W4", game(deck, options)).lines.join(" ");
  expect(said({})).toContain("Any opponent may challenge it");
  expect(said({}, DECKS.hp)).toContain("The player it is played on may challenge it");
  expect(said({ stack: "any" })).toContain("The player it is played on may challenge it");
  expect(said({ wild4: "free" })).toContain("it may always be played");
  expect(said({ wild4: "free" })).not.toContain("bluff");
  expect(said({ wild4: "strict" })).toContain("nobody can challenge it");
});

test("house rules are told of the cards that they change, and of no others", () => {
  const party = {
    stack: "any",
    deflect: "skip",
    "seven-zero": "seven",
    "jump-in": "on",
    finish: "no-wild",
    bomb: "2",
  };
  const house = (code: string) => explainCard(code, game(DECKS.usa, party)).house;
  expect(house("r7")).toEqual(["seven-zero", "jump-in", "bomb"]);
  expect(house("r0")).toEqual(["jump-in", "bomb"]);
  expect(house("b+2")).toEqual(["stack", "jump-in"]);
  expect(house("wS")).toEqual(["deflect", "jump-in"]);
  expect(house("wR")).toEqual(["jump-in"]);
  expect(house("W")).toEqual(["finish"]);
});

test("with two players a Reverse does what the table says", () => {
  expect(explainCard("rR", game(DECKS.usa, {}, 2)).lines).toContain(
    "With two players it acts as a Skip: you play again.",
  );
  expect(explainCard("rR", game(DECKS.usa, { "reverse-two": "plain" }, 2)).lines.join()).not.toContain(
    "Skip",
  );
  expect(explainCard("rR", game(DECKS.usa, {}, 3)).lines.join()).not.toContain("two players");
});

test("a card of a deck of one's own does what its deck says", () => {
  const rain = { points: 20, draws: 1, whom: "others" as const, name: { en: "Rain" } };
  const deck: Deck = {
    ...DECKS.usa,
    name: "mini",
    symbols: { ...DECKS.usa.symbols, N: rain, S: { points: 3 } },
  };
  const told = explainCard("bN", game(deck, {}, 3, true));
  expect([told.title, told.lines[1], told.rule]).toEqual([
    "Blue Rain",
    "Everyone else draws 1.",
    "TURN.match",
  ]);
  // A symbol of ours that does something else here is not what the rulebook says.
  expect(explainCard("bS", game(deck, {}, 3, true)).rule).toBe("TURN.match");
  expect(explainCard("bR", game(deck, {}, 3, true)).rule).toBe("ACT.reverse");
  expect(explainCard("WX", game(DECKS.wild)).rule).toBe("DECK.wild");
});

test("half a star, +1 and −1 are not numbers", () => {
  expect(["*", "+1", "-1", "b4"].map((face) => [explainDie(face).title, explainDie(face).rule])).toEqual([
    ["Half a star", "DICE.wild"],
    ["+1", "DICE.plus"],
    ["−1", "DICE.minus"],
    ["Blue 4", "DICE.chain"],
  ]);
});

const LOG: GameEvent[] = [
  ["starts", 0, [], null, null],
  ["rolled", 0, ["b4"], null, null],
  ["wrote", 0, ["4"], null, null],
  ["rolled", 1, ["r2"], null, null],
  ["wrote", 1, ["2"], null, null],
  ["rolled", 0, ["b4", "r4", "r2", "*", "*", "+1"], null, null],
  ["chained", 0, ["b4", "r4", "r2"], null, null],
  ["wrote", 0, ["4", "4", "2"], null, null],
  ["called", 0, ["r2"], null, null],
  ["wrote", 1, ["2"], null, null],
  ["rolled", 1, ["g5"], null, null],
  ["chained", 1, ["r2", "r6"], null, null],
  ["wrote", 1, ["2", "6"], null, null],
  ["called", 1, ["r6"], null, null],
  ["wrote", 0, ["6"], null, null],
  ["rolled", 0, ["y1"], null, null],
  ["penalty", 0, ["-1"], 1, null],
];

test("where each entry of a board comes from", () => {
  expect(originsOf(LOG, ["4", "4", "4", "2", "6"], 0)).toEqual([
    { why: "first" },
    { why: "chain" },
    { why: "chain" },
    { why: "chain" },
    { why: "color", caller: 1, call: "r6" },
  ]);
  expect(originsOf(LOG, ["2", "2", "2"], 1)).toEqual([
    { why: "first" },
    { why: "number", caller: 0, call: "r2" },
    { why: "chain" },
  ]);
  expect(originsOf(LOG.slice(5), ["2", "2", "2"], 1)).toBe(null);
});

test("a space says why its entry is there, and what an empty one is for", () => {
  const view = {
    boards: [["4"], ["2", "2", "2"]],
    colors: ["red", "blue"],
    spaces: [4, 5],
    extras: [0, 1],
    dice: [],
    turn: 0,
    pending: "roll" as const,
    penalties: [],
    call: null,
    match: null,
  };
  const boards = { view, names: ["Ana", "Beto"], events: LOG, size: "4 2" };
  const told = explainSpace(1, 1, boards);
  expect(told?.title).toBe("2 on Beto’s board");
  expect(told?.lines).toEqual([
    "Ana called red 2. That was the last number on this board too, so Beto wrote it once more.",
  ]);
  expect(explainSpace(1, 2, boards)?.lines).toHaveLength(2);
  expect([3, 4, 5].map((place) => explainSpace(1, place, boards)?.title)).toEqual([
    "A blank space",
    "An outlined space",
    "An extra space",
  ]);
});

test("every thing has its words, and its rule is in the rulebook", () => {
  const pages = import.meta.glob<string>("../../../src/lastcard/rulebook/en/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const rulebook = Object.values(pages).join();
  for (const [name, { rule, options = [] }] of Object.entries(THINGS)) {
    expect(has(`what-${name}`) && has(`what-${name}.title`), name).toBe(true);
    expect(rule === null || rulebook.includes(`| ${rule} |`), `${name}: ${rule}`).toBe(true);
    for (const option of options) expect(has(`opt-${option}`), option).toBe(true);
  }
});

test("whatever is marked in the client is a thing that can be told of", () => {
  const parts = import.meta.glob<string>(["../play/*.svelte", "../dice/*.svelte", "../jackpot/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const marks = Object.values(parts).flatMap((text) =>
    [...text.matchAll(/data-what="([a-z-]+)/g)].map(([, name]) => name ?? ""),
  );
  expect(marks.length).toBeGreaterThan(40);
  const known = [...Object.keys(THINGS), ...SHOWN];
  expect(marks.filter((name) => !known.includes(name))).toEqual([]);
});

test("the popover lies beside what it is about, and within the window", () => {
  const room = { left: 0, top: 0, width: 390, height: 844 };
  const card = { left: 330, top: 700, width: 60, height: 100 };
  const above = placeOf(card, { width: 340, height: 200 }, room);
  expect(above.top + above.height).toBeLessThanOrEqual(card.top);
  expect(above.left + above.width).toBeLessThanOrEqual(390);
  const seat = { left: 10, top: 80, width: 80, height: 60 };
  const below = placeOf(seat, { width: 340, height: 200 }, room);
  expect(below.top).toBeGreaterThanOrEqual(seat.top + seat.height);
  expect(below.left).toBeGreaterThanOrEqual(0);
});
