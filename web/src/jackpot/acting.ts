/** Rule cards that are acted out for a while, such as "cluck like a hen until your next turn". */
import type { CardView, GameEvent } from "../lib/wire";

interface Told {
  event: GameEvent;
}

/** What such a card says, in the languages that people write it in. */
const LASTING = /next turn|(pr[oó]ximo|siguiente) turno/iu;
const TURNS = ["played", "passed", "kept", "lost-turn"];

/** The rule card that a seat is still acting out; null when there is none, or its next turn has come. */
export function actingOut(log: readonly Told[], view: CardView, seat: number): string | null {
  if (view.turn === seat && (view.pending === "turn" || view.pending === "drawn")) return null;
  const last = log.findLast(
    ({ event: [kind, who] }) =>
      kind === "shuffled" || (who === seat && (kind === "rule" || TURNS.includes(kind))),
  );
  const [kind, , , , card] = last?.event ?? [];
  const rule = String(card);
  return kind === "rule" && rule.startsWith("act ") && LASTING.test(rule) ? rule : null;
}
