/** Records as text: their lines, the hashes that bind each to the one before, and what a line may say. */

import { hashOf, isHex } from "./fair";
import type { Deck } from "../lib/wire";
import { isDeck } from "./deck";
import { canonical, isObject, isTexts, readJson, type JsonObject } from "./json";
import { Troubled, type Trouble } from "./trouble";

const FORMAT = 1;

export interface Chance {
  line: number;
  label: string;
  is: string[];
}

/** A move, a new deal or time that was over, with its outcomes; the first step of a record is its start. */
export interface Step {
  line: number;
  by: string | null;
  /** Null for a deal; `time`, by nobody, for time that was over (HOUSE.blitz). */
  move: string | null;
  outcomes: Chance[];
}

export interface Fairness {
  commitment: string;
  commitments: (string | null)[];
  nonces: (string | null)[];
}

export interface Bots {
  seats: (string | null)[];
  levels: Record<string, JsonObject>;
}

export interface Header {
  edition: string;
  version: number;
  players: string[];
  options: Record<string, string>;
  /** Where the edition is not one of the package's. */
  deck: Deck | null;
  rules: string[][] | null;
  /** Who plays which seat, and the levels that may; null where the record does not say how bots were seeded. */
  bots: Bots | null;
  fair: Fairness | null;
  /** A lesson: its chance was prepared. */
  prepared: boolean;
  /** What was agreed, as it is hashed into the key: the first line without `lastcard`, `fair` and `lesson`. */
  context: JsonObject;
}

export interface Whole {
  header: Header;
  steps: Step[];
  end: JsonObject;
  endLine: number;
  secret: string | null;
  lines: number;
  lastHash: string;
  /** The first line whose hash is not that of what it says after the line before; null when all fit. */
  broken: Trouble | null;
}

/** Only a line feed ends a line: whatever else would is no other way to write the same record. */
function linesOf(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * Reads a record. A line that cannot be read throws; a line whose hash is wrong is remembered in
 * `broken`, so that the other checks can still say how deep the damage goes. `pause` is waited for
 * after every line.
 */
export async function readRecord(text: string, pause: () => Promise<void>): Promise<Whole> {
  const lines: JsonObject[] = [];
  let before = "";
  let broken: Trouble | null = null;
  for (const line of linesOf(text)) {
    const number = lines.length + 1;
    const data = readLine(line, number);
    const { hash: claimed } = data;
    delete data["hash"];
    const hash = hashOf(before + canonical(data));
    if (claimed !== hash) broken ??= new Troubled("hash", number).trouble;
    // After a break the claimed hash goes on, so that only the first of the wrong lines is wrong.
    before = typeof claimed === "string" ? claimed : hash;
    lines.push(data);
    await pause();
  }
  return { ...assemble(lines), lines: lines.length, lastHash: before, broken };
}

function readLine(line: string, number: number): JsonObject {
  try {
    // A carriage return is white space to JSON, but no line of ours ends with it.
    const data = line.includes("\r") ? null : readJson(line);
    if (isObject(data)) return data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Troubled("json", number);
}

function assemble(lines: JsonObject[]): Omit<Whole, "lines" | "lastHash" | "broken"> {
  const [first, ...rest] = lines;
  if (first === undefined) throw new Troubled("empty", null);
  const header = readHeader(first);
  const steps: Step[] = [{ line: 1, by: null, move: null, outcomes: [] }];
  for (const [place, data] of rest.entries()) {
    const line = place + 2;
    const end = readEnd(data, line);
    if (end === null) {
      readStep(data, line, steps, header.bots);
    } else if (place < rest.length - 1) {
      throw new Troubled("after-end", line + 1);
    } else {
      return { header, steps, end: end.end, secret: end.secret, endLine: line };
    }
  }
  throw new Troubled("cut-off", lines.length);
}

function readStep(data: JsonObject, line: number, steps: Step[], bots: Bots | null): void {
  const { by, move, chance, is, next, time, sits, bot } = data;
  const named = bot !== undefined && (by !== undefined || sits !== undefined) && isNamed(bot, bots);
  const names = Object.keys(data)
    .filter((name) => !(named && name === "bot"))
    .sort()
    .join(" ");
  if (names === "by move" && typeof by === "string" && typeof move === "string") {
    steps.push({ line, by, move, outcomes: [] });
  } else if (names === "chance is" && typeof chance === "string" && isTexts(is)) {
    steps.at(-1)!.outcomes.push({ line, label: chance, is });
  } else if (names === "next" && next === "round") {
    steps.push({ line, by: null, move: null, outcomes: [] });
  } else if (names === "time" && time === "over") {
    steps.push({ line, by: null, move: "time", outcomes: [] });
  } else if (names !== "for sits" || typeof data["for"] !== "string" || typeof sits !== "string") {
    throw new Troubled("line", line);
  }
}

function readEnd(data: JsonObject, line: number): { end: JsonObject; secret: string | null } | null {
  if (!("end" in data)) return null;
  const { end, secret = null, ...more } = data;
  if (!isObject(end) || Object.keys(more).length || (secret !== null && !isHex(secret))) {
    throw new Troubled("line", line);
  }
  return { end, secret };
}

const HEADER = [
  "lastcard",
  "edition",
  "version",
  "players",
  "options",
  "deck",
  "rules",
  "colors",
  "bots",
  "fair",
  "lesson",
];

function readHeader(data: JsonObject): Header {
  if (data["lastcard"] !== FORMAT) throw new Troubled("format", 1, { known: FORMAT });
  const { edition, version, players, options, deck, rules, colors, bots, fair, lesson } = data;
  const whole =
    typeof edition === "string" &&
    typeof version === "number" &&
    isTexts(players) &&
    isObject(options) &&
    isTexts(Object.values(options)) &&
    (deck === undefined || isDeck(deck)) &&
    (rules === undefined || (Array.isArray(rules) && rules.every(isTexts))) &&
    (colors === undefined || isTexts(colors)) &&
    (bots === undefined || (fair !== undefined && isCompany(bots, players.length))) &&
    (fair === undefined || isFair(fair, players.length)) &&
    (lesson === undefined || (typeof lesson === "string" && fair === undefined)) &&
    Object.keys(data).every((name) => HEADER.includes(name));
  if (!whole) throw new Troubled("header", 1);
  const { lastcard: _format, fair: _fair, lesson: _lesson, ...context } = data;
  return {
    edition,
    version,
    players,
    options: options as Record<string, string>,
    deck: (deck as unknown as Deck | undefined) ?? null,
    rules: (rules as string[][] | undefined) ?? null,
    bots: (bots as unknown as Bots | undefined) ?? null,
    fair: (fair as unknown as Fairness | undefined) ?? null,
    prepared: lesson !== undefined,
    context,
  };
}

/** Stands for a bot that the first line does not describe. */
const OTHER = "other";

function isNamed(level: JsonObject[string], bots: Bots | null): boolean {
  return typeof level === "string" && bots !== null && (level === OTHER || Object.hasOwn(bots.levels, level));
}

function isCompany(value: JsonObject[string], players: number): boolean {
  if (!isObject(value)) return false;
  const { seats, levels, ...more } = value;
  return (
    isObject(levels) &&
    !Object.hasOwn(levels, OTHER) &&
    Object.values(levels).every(isDescribed) &&
    Array.isArray(seats) &&
    seats.length === players &&
    seats.every((seat) => seat === null || (typeof seat === "string" && Object.hasOwn(levels, seat))) &&
    Object.keys(more).length === 0
  );
}

function isDescribed(value: JsonObject[string]): boolean {
  if (!isObject(value)) return false;
  const { version, weights, ...more } = value;
  const whole = typeof version === "number" && (weights === undefined || typeof weights === "string");
  return whole && Object.keys(more).length === 0;
}

function isFair(value: JsonObject[string], players: number): boolean {
  if (!isObject(value)) return false;
  const { commitment, commitments, nonces, ...more } = value;
  const seats = (items: JsonObject[string] | undefined): boolean =>
    Array.isArray(items) && items.length === players && items.every((item) => item === null || isHex(item));
  return isHex(commitment) && seats(commitments) && seats(nonces) && Object.keys(more).length === 0;
}
