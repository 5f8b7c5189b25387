import { describe, expect, it, vi } from "vitest";
import type { Tried, TriedPosition } from "../lib/http";
import { RefusalError } from "../lib/refusal";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { Bench } = await import("./bench.svelte");

function position(text: string): TriedPosition {
  const moves = [{ seat: 0, move: "draw", label: "Draw" }];
  return { text, edition: "usa", deck: null, options: {}, players: ["Ana", "Beto"], view: null, hands: [], moves, more: false };
} // prettier-ignore

const NOTHING: Tried = { position: null, began: [], steps: [], refused: null, problem: null };

/** Says yes to every move but `no`, and writes down what was asked. */
function judge() {
  const asked: string[] = [];
  const bench = new Bench((text, moves) => {
    const move = moves[0]?.move ?? "";
    asked.push(`${text}|${move}`);
    if (text === "bad") {
      const problem = { code: "bad", rule: null, message: "No.", line: 1, column: null };
      return Promise.resolve({ ...NOTHING, problem });
    }
    if (move === "no") {
      const refused = { code: "no", rule: "TURN.match", message: "No." };
      return Promise.resolve({ ...NOTHING, position: position(text), refused });
    }
    return Promise.resolve({ ...NOTHING, position: position(move ? `${text}+${move}` : text), steps: move ? [[]] : [] });
  }); // prettier-ignore
  return { bench, asked };
}

describe("a bench", () => {
  it("goes on from where it stands", async () => {
    const { bench, asked } = judge();
    expect(await bench.begin("start", [{ name: "Ana", move: "draw" }])).toBe(true);
    await bench.try(1, "keep");
    expect(asked).toEqual(["start|", "start|draw", "start+draw|keep"]);
    expect(bench.position?.text).toBe("start+draw+keep");
    expect(bench.made.map(({ label }) => label)).toEqual(["Draw", null]);
  });

  it("keeps what was refused in the log, and stays where it was", async () => {
    const { bench } = judge();
    await bench.begin("start");
    expect(await bench.try(0, "no")).toBe(false);
    expect(bench.position?.text).toBe("start");
    expect(bench.last?.refused?.rule).toBe("TURN.match");
    expect(bench.made).toEqual([]);
  });

  it("takes back one thing at a time, or everything", async () => {
    const { bench } = judge();
    await bench.begin("start");
    for (const move of ["draw", "no", "keep"]) await bench.try(0, move);
    bench.undo();
    expect(bench.position?.text).toBe("start+draw");
    bench.undo();
    expect(bench.attempts).toHaveLength(1);
    bench.again();
    expect(bench.position?.text).toBe("start");
    bench.undo();
    expect(bench.attempts).toEqual([]);
  });

  it("stays as it was where a text is no position", async () => {
    const { bench } = judge();
    await bench.begin("start");
    await bench.try(0, "draw");
    expect(await bench.begin("bad")).toBe(false);
    expect(bench.problem?.line).toBe(1);
    expect(bench.position?.text).toBe("start+draw");
    expect(await bench.begin("start")).toBe(true);
    expect(bench.problem).toBeNull();
  });

  it("says when nobody answers", async () => {
    const bench = new Bench(() => Promise.reject(new RefusalError({ code: "offline", rule: null, message: "Away." })));
    expect(await bench.begin("start")).toBe(false);
    expect(bench.failure).toBe("Away.");
    expect(bench.busy).toBe(false);
  }); // prettier-ignore
});
