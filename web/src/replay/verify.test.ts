import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import type { Replay, ReplayMoment } from "../lib/http";
import type { Checker } from "./checker";
import { Fair, commitment, fairKey, hashOf } from "./fair";
import { type Json, type JsonObject, canonical, readJson } from "./json";
import { CardTracker } from "./tracker";
import { Troubled } from "./trouble";
import { type Verdict, verify } from "./verify";
import vectors from "./vectors.json";

type Vector = (typeof vectors.matches)[number];
const { primitives } = vectors;

function replayOf(match: Vector): Replay {
  const { edition, players, open, moments, end } = match;
  const header = JSON.parse(match.record[0]!) as { options: Record<string, string> };
  const options = header.options;
  return { id: "x", bots: [], edition, players, open, moments, end, options } as unknown as Replay;
}

async function check(lines: string[], replay: Replay | null): Promise<Verdict> {
  return await verify(lines.map((line) => `${line}\n`).join(""), { replay, remembered: () => null });
}

/** The lines with their hashes made anew, as a forger would. */
function rehashed(lines: JsonObject[]): string[] {
  let before = "";
  return lines.map(({ hash: _old, ...data }) => {
    before = hashOf(before + canonical(data));
    return JSON.stringify({ ...data, hash: before });
  });
}

const parsed = (match: Vector): JsonObject[] => match.record.map((line) => JSON.parse(line) as JsonObject);

describe("what Python computed", () => {
  test.each(primitives.canonical as [Json, string][])("canonical JSON of %j", (value, text) => {
    expect(canonical(value)).toBe(text);
    expect(canonical(readJson(JSON.stringify(value)))).toBe(text);
  });

  test("commitment and key", () => {
    expect(commitment(primitives.secret)).toBe(primitives.commitment);
    const key = fairKey(primitives.secret, primitives.context, primitives.nonces);
    expect(bytesToHex(key)).toBe(primitives.key);
  });

  test("streams, shuffles, samples and throws", () => {
    const fair = new Fair(hexToBytes(primitives.key));
    const below = fair.stream("numbers/0");
    const { bounds } = primitives;
    expect(primitives.numbers.map((_, at) => below(bounds[at % bounds.length]!))).toEqual(primitives.numbers);
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
    expect(fair.shuffle("shuffle/0", upTo(108))).toEqual(primitives.shuffle);
    expect(fair.sample("cut/1", upTo(20), 7)).toEqual(primitives.sample);
    expect(fair.throw("roll/12", [...Array(6).fill(upTo(6)), upTo(36)])).toEqual(primitives.throw);
  });
});

describe("JSON that a record may not have", () => {
  test.each(['{"a":1,"a":1}', "1.0", "1e3", "01", "NaN", '"\u0001"', '"\\x"', "[1,]", "{} {}", "", '"a'])(
    "%s",
    (text) => {
      expect(() => readJson(text)).toThrow(SyntaxError);
    },
  );
});

describe.each(vectors.matches)("$name", (match) => {
  const replay = replayOf(match);

  test("is proved", async () => {
    const verdict = await check(match.record, replay);
    expect(verdict.first).toBeNull();
    expect(verdict.result).toBe("proved");
    expect(verdict.outcomes.length).toBe(match.outcomes);
    expect(verdict.nonces.filter((nonce) => nonce.state === "ok").length).toBe(match.nonces);
    expect(verdict.commitment).toBe(match.commitment);
  });

  test("from the file alone, all but what was taken from hands is recomputed", async () => {
    const verdict = await check(match.record, null);
    expect(verdict.result).toBe("partly");
    const left = verdict.outcomes.filter((outcome) => !outcome.recomputed);
    expect(left.every((outcome) => outcome.kind === "take")).toBe(true);
    expect(verdict.outcomes.length).toBe(match.outcomes);
  });

  test("a lost line is named", async () => {
    for (let line = 1; line < match.record.length - 1; line += 3) {
      const { result, first } = await check(match.record.toSpliced(line, 1), replay);
      expect(result).toBe("broken");
      expect(first?.line).toBe(line + 1);
    }
  });

  test.each(["\r\n", "\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"])(
    "only a line feed ends a line, not %j",
    async (end) => {
      const told = async (text: string): Promise<unknown[]> => {
        const { result, first } = await verify(text, { replay, remembered: () => null });
        return [result, first?.code, first?.line];
      };
      const lines = match.record.length;
      expect(await told(match.record.join(end))).toEqual(["broken", "json", 1]);
      expect(await told(match.record.join("\n") + end)).toEqual(["broken", "json", lines]);
    },
  );

  test("lines in another order are named", async () => {
    const lines = [...match.record];
    [lines[2], lines[3]] = [lines[3]!, lines[2]!];
    expect((await check(lines, replay)).first?.line).toBe(3);
  });

  test("a record that was cut off is refused", async () => {
    const { result, first } = await check(match.record.slice(0, -1), replay);
    expect([result, first?.code]).toEqual(["broken", "cut-off"]);
  });

  test("any changed outcome is found, with all hashes made anew", async () => {
    for (const [at, line] of parsed(match).entries()) {
      if (!("chance" in line)) continue;
      const is = [...(line["is"] as string[])];
      if (is.length > 1 && new Set(is).size > 1) {
        const other = is.findIndex((value) => value !== is[0]);
        [is[0], is[other]] = [is[other]!, is[0]!];
      } else is[0] = is[0] === "right" ? "left" : "right";
      const lines = rehashed(parsed(match).with(at, { ...line, is }));
      const { result, first } = await check(lines, replay);
      expect([result, first?.line, first?.code]).toEqual(["broken", at + 1, "differs"]);
    }
  });

  test("any changed or lost move is found, with all hashes made anew", async () => {
    for (const [at, line] of parsed(match).entries()) {
      if (!("move" in line)) continue;
      const changed = rehashed(
        parsed(match).with(at, { ...line, move: line["move"] === "draw" ? "keep" : "draw" }),
      );
      expect((await check(changed, replay)).first?.line).toBe(at + 1);
      const lost = await check(rehashed(parsed(match).toSpliced(at, 1)), replay);
      expect(lost.result).toBe("broken");
      expect(lost.first?.line).toBeLessThanOrEqual(at + 2);
    }
  });

  test("another nonce, secret, name or option is found, with all hashes made anew", async () => {
    const [header] = parsed(match) as [JsonObject & { fair: { nonces: string[]; commitments: string[] } }];
    const nonce = "00".repeat(32);
    const fair = { ...header.fair, nonces: header.fair.nonces.with(0, nonce) };
    const promised = { ...fair, commitments: header.fair.commitments.with(0, commitment(nonce)) };
    const withFirst = (first: JsonObject): string[] => rehashed(parsed(match).with(0, first));
    expect((await check(withFirst({ ...header, fair }), replay)).first?.code).toBe("nonce");
    expect((await check(withFirst({ ...header, fair: promised }), replay)).first?.code).toBe("differs");
    const options = { ...(header["options"] as JsonObject), extra: "1" };
    expect((await check(withFirst({ ...header, options }), null)).first?.code).toBe("differs");
    const last = { ...parsed(match).at(-1)!, secret: nonce };
    const { first, checks } = await check(rehashed([...parsed(match).slice(0, -1), last]), replay);
    expect(first?.code).toBe("seal");
    expect(checks.some((made) => made.name === "chance")).toBe(false);
  });

  test("a replay that shows other cards, hands or piles is found", async () => {
    for (const [at, moment] of match.moments.entries()) {
      const shown = (changed: unknown): Replay =>
        ({
          ...replay,
          moments: replay.moments.with(at, { ...moment, ...(changed as object) } as never),
        }) as Replay;
      const events = structuredClone(moment.events) as unknown as [
        string,
        number,
        string[],
        unknown,
        unknown,
      ][];
      const drew = events.find(
        ([kind, , cards]) =>
          ["drew", "took", "dealt", "rolled"].includes(kind) && cards.length && cards[0] !== "??",
      );
      if (drew) {
        drew[2][0] = "r0";
        expect((await check(match.record, shown({ events }))).first?.moment ?? -1).toBe(
          drewSame(moment, drew) ? -1 : at,
        );
      }
      const hands = moment.hands as string[][];
      if (hands[0]?.length) {
        const other = hands.with(0, [...hands[0].slice(1), hands[0][0] === "W" ? "W4" : "W"]);
        expect((await check(match.record, shown({ hands: other }))).first?.code).toBe("hand");
      }
    }
  });

  test("a letter changed anywhere is found, and nothing that is read makes it stumble", async () => {
    const text = match.record.join("\n");
    for (let at = 3; at < text.length; at += Math.ceil(text.length / 25)) {
      const sign = text[at] === "0" ? "1" : "0";
      const changed = text.slice(0, at) + sign + text.slice(at + 1);
      expect((await check(changed.split("\n"), replay)).result).toBe("broken");
      // The forger's way, where it can still be read.
      const lines = changed.split("\n").flatMap((line) => {
        try {
          return [JSON.parse(line) as JsonObject];
        } catch {
          return [];
        }
      });
      await check(rehashed(lines), replay);
      await check(rehashed(lines), null);
    }
  });

  test("with no secret nothing is said of the chance", async () => {
    const { secret: _secret, ...end } = parsed(match).at(-1)!;
    const verdict = await check(rehashed([...parsed(match).slice(0, -1), end]), replay);
    expect(verdict.result).toBe("unproven");
  });

  test("a lesson is told as a prepared deal, and cannot be a fair one", async () => {
    // A lesson does not say how its bots were seeded.
    const silent = parsed(match).map(({ bot: _bot, bots: _bots, ...line }) => line);
    const [{ fair, ...first }, ...rest] = silent as [JsonObject, ...JsonObject[]];
    const { secret: _secret, ...end } = rest.at(-1)!;
    const lesson = { ...first, lesson: match.edition };
    const lines = [lesson, ...rest.slice(0, -1), end];
    expect((await check(rehashed(lines), replay)).result).toBe("prepared");
    const both = await check(rehashed([{ ...lesson, fair: fair! }, ...rest]), replay);
    expect(both.first?.code).toBe("header");
  });
});

describe("bots that the record describes", () => {
  const match = vectors.matches.find(({ name }) => name === "bots")!;
  const [first, ...rest] = parsed(match) as [JsonObject, ...JsonObject[]];
  const { seats, levels } = first["bots"] as { seats: string[]; levels: JsonObject };

  test.each([
    [{ seats: [null, "normal"], levels }, "differs"],
    [{ seats, levels: { ...levels, hard: { version: 2 } } }, "differs"],
    [{ seats: [null, "expert"], levels }, "header"],
    [{ seats: [null], levels }, "header"],
    [{ seats, levels: { ...levels, easy: { version: "1" } } }, "header"],
    [{ seats, levels: { ...levels, easy: { version: 1, playouts: 1 } } }, "header"],
    [{ seats, levels: { ...levels, other: { version: 1 } } }, "header"],
    [{ levels }, "header"],
  ])("are hashed into the key, and have one form: %j", async (bots, code) => {
    const lines = rehashed([{ ...first, bots } as JsonObject, ...rest]);
    expect((await check(lines, replayOf(match))).first?.code).toBe(code);
  });

  test.each(["expert", "", 1])("a move names no others: %j", async (bot) => {
    const at = rest.findIndex((line) => "bot" in line);
    const lines = [...rest.slice(0, at), { ...rest[at], bot } as JsonObject, ...rest.slice(at + 1)];
    expect((await check(rehashed([first, ...lines]), replayOf(match))).first?.code).toBe("line");
  });
});

describe("a seat that somebody took over", () => {
  const match = vectors.matches[0]!;
  const [first, second, third, ...rest] = parsed(match);
  const name = match.players[0]!;

  test.each([
    [{ sits: "Dora", for: name }, undefined],
    [{ sits: "Dora" }, "line"],
    [{ sits: 7, for: name }, "line"],
  ])("is a line of its own: %j", async (line, code) => {
    const lines = rehashed([first!, second!, third!, line, ...rest]);
    expect((await check(lines, replayOf(match))).first?.code).toBe(code);
  });
});

describe("time that is over (HOUSE.blitz)", () => {
  const match = vectors.matches.find(({ name }) => name === "blitz")!;
  const replay = replayOf(match);
  const at = match.moments.findIndex(({ move }) => move === "time");

  test("is written in one way only", async () => {
    const lines = parsed(match).map((line) => ("time" in line ? { time: "up" } : line));
    expect((await check(rehashed(lines), replay)).first?.code).toBe("line");
  });

  test("comes where the record says so, and nowhere else", async () => {
    const [over, ...rest] = match.moments[at]!.events;
    const told = (place: number, events: unknown[]): Replay => {
      const moment = { ...match.moments[place]!, events } as never;
      return { ...replay, moments: replay.moments.with(place, moment) };
    };
    const early = told(at - 1, [...match.moments[at - 1]!.events, over]);
    expect((await check(match.record, early)).first).toMatchObject({ code: "event", moment: at - 1 });
    expect((await check(match.record, told(at, rest))).first).toMatchObject({ code: "event", moment: at });
  });

  test("is for tables with a limit of time", () => {
    const { options } = JSON.parse(match.record[0]!) as { options: Record<string, string> };
    const header = { edition: match.edition, players: match.players, rules: null };
    const checker = { trouble: (code: string) => new Troubled(code, 1) } as Checker;
    const limits = ["5", "off"].map((limit) => ({ ...options, "round-time": limit }));
    const [limited, unlimited] = limits.map(
      (one) => new CardTracker({ ...header, options: one } as never, checker),
    );
    const step = { line: 1, by: null, move: "time", outcomes: [] };
    const moment = { by: null, move: "time", events: [], hands: [] } as unknown as ReplayMoment;
    expect(() => limited!.step(step, moment)).toThrow("event");
    expect(() => unlimited!.step(step, moment)).toThrow("time");
  });
});

/** Whether the change of a card happened to change nothing. */
function drewSame(moment: Vector["moments"][number], drew: unknown[]): boolean {
  return (moment.events as unknown[]).some((event) => JSON.stringify(event) === JSON.stringify(drew));
}

test("the vectors have every kind of outcome, and what is rare", () => {
  const kinds = new Set<string>();
  const events = new Set<string>();
  for (const match of vectors.matches) {
    for (const line of match.record) kinds.add(/"chance": "(\w+)/.exec(line)?.[1] ?? "");
    for (const moment of match.moments)
      for (const [kind] of moment.events as unknown as [string][]) events.add(kind);
  }
  kinds.delete("");
  expect([...kinds].sort()).toEqual([
    "back",
    "cut",
    "first",
    "order",
    "roll",
    "rule",
    "shuffle",
    "spin",
    "take",
  ]);
  const book = ["reshuffled", "went-back", "rules-recycled", "took", "rerolled", "showed"];
  const house = ["swapped", "passed-on", "misplayed", "out", "knocked-out", "order", "time-over"];
  for (const rare of [...book, ...house]) expect(events).toContain(rare);
  const together = vectors.matches.flatMap(({ moments }) =>
    moments.flatMap((moment) =>
      (moment.events as unknown as [string, number, string[]][]).filter(
        ([kind, , cards]) => kind === "played" && cards.length > 1,
      ),
    ),
  );
  expect(together).not.toEqual([]);
});
