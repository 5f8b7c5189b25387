/** Where the entries of the boards come from, as far as the log tells. */

import type { GameEvent } from "../lib/wire";

export type Origin =
  | { why: "first" | "chain" }
  /** Written because of another player's call: of the same number, of the board's colour, or of a star. */
  | { why: "number" | "color" | "wild"; caller: number; call: string };

interface Written {
  entry: string;
  origin: Origin;
}

/** For each entry of a board why it was written; null where the log does not go back far enough. */
export function originsOf(
  events: readonly GameEvent[],
  board: readonly string[],
  seat: number,
): Origin[] | null {
  const written: Written[] = [];
  let call: { caller: number; call: string } | null = null;
  let chained = false;
  for (const [kind, who, cards, other] of events) {
    if (kind === "starts") written.length = 0;
    if (kind === "starts" || kind === "rolled") call = null;
    if (kind === "chained") chained = true;
    if (kind === "called") call = { caller: who ?? -1, call: cards[0] ?? "" };
    if (kind === "penalty" && cards[0] === "-1" && other === seat) written.pop();
    if (kind !== "wrote" || who !== seat) continue;
    for (const entry of cards) {
      const last = written.at(-1)?.entry ?? null;
      const origin: Origin = call ? { why: reason(call.call, last), ...call } : own(chained);
      written.push({ entry, origin });
    }
  }
  const whole = written.map(({ entry }) => entry).join() === board.join();
  return whole ? written.map(({ origin }) => origin) : null;
}

function own(chained: boolean): Origin {
  return { why: chained ? "chain" : "first" };
}

function reason(call: string, last: string | null): "number" | "color" | "wild" {
  if (call === "*") return "wild";
  return last === call.slice(1) ? "number" : "color";
}
