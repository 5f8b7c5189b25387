/** Comparing what the moments of a replay tell with what must have happened. */

import type { GameEvent } from "../lib/wire";

export const UNKNOWN = "??";

/** Whether these are the same cards in the same order; a card that is not shown can be any. */
export function sameCards(known: readonly string[], told: readonly string[]): boolean {
  return known.length === told.length && known.every((card, at) => told[at] === UNKNOWN || told[at] === card);
}

/** Whether what is told is what is known to have happened, as far as it is shown. */
export function sameEvent(known: GameEvent, told: GameEvent | undefined): boolean {
  if (told === undefined) return false;
  const [kind, seat, cards, other, value] = known;
  const same = kind === told[0] && seat === told[1] && other === told[3] && value === told[4];
  return same && sameCards(cards, told[2]);
}

export function event(
  kind: string,
  seat: number | null = null,
  cards: string[] = [],
  other: number | null = null,
  value: string | number | null = null,
): GameEvent {
  return [kind, seat, cards, other, value];
}

const SAYS: Record<string, string> = {
  draw: "drew",
  keep: "kept",
  pass: "passed",
  uno: "uno",
  challenge: "challenged",
  accept: "accepted",
  done: "done",
  stand: "stood",
};

/**
 * What a move says must happen first, from its text: docs of the notation. A `draw` may be preceded
 * by a reshuffle. Values that a move does not tell are null and not compared.
 */
export interface Beginning {
  kind: string;
  cards: string[] | null;
  other: number | null;
  value: string | null;
}

function beginning(move: string, players: string[]): Beginning | null {
  const [verb = "", ...words] = move.split(" ");
  const of = (name: string | undefined): number | null => {
    const seat = players.indexOf(name ?? "");
    return seat < 0 ? null : seat;
  };
  const begins = (kind: string, more: Partial<Beginning> = {}): Beginning => ({
    kind,
    cards: null,
    other: null,
    value: null,
    ...more,
  });
  if (verb === "play") {
    const [card = "", value = null] = (words[0] ?? "").split(":");
    const aim = words.find((word, at) => at > 0 && word.startsWith("@"));
    // What follows the first card goes down with it, up to whom it names and what is said (HOUSE.multi).
    const more = words.slice(1).filter((word) => !word.startsWith("@") && word !== "uno");
    return begins("played", { cards: [card, ...more], other: aim ? of(aim.slice(1)) : null, value });
  }
  if (verb === "discard" || verb === "wilds") return begins("discarded", { cards: words });
  if (verb === "catch") return begins("caught", { other: of(words[0]) });
  if (verb === "target") return begins("picked", { other: of(words[0]) });
  if (verb === "color") return begins("named", { value: words[0] ?? null });
  if (verb === "reroll") return begins("rerolled", { cards: words });
  if (verb === "chain") return begins("chained", { cards: words });
  if (verb === "+1" || verb === "-1") return begins("penalty", { cards: [verb], other: of(words[0]) });
  const kind = SAYS[verb];
  return kind && words.length === 0 ? begins(kind) : null;
}

/** Whether the events of a step begin as its move says. */
export function beginsSo(move: string, seat: number, events: GameEvent[], players: string[]): boolean {
  const expected = beginning(move, players);
  const first = events.find(([kind]) => kind !== "reshuffled" || expected?.kind !== "drew");
  if (!expected || !first) return false;
  const [kind, by, cards, other, value] = first;
  // Cards that do not go are shown, and nothing else comes of them (HOUSE.misplay).
  if (kind === "misplayed" && expected.kind === "played")
    return by === seat && expected.cards !== null && sameCards(expected.cards, cards);
  return (
    kind === expected.kind &&
    by === seat &&
    (expected.cards === null || sameCards(expected.cards, cards)) &&
    (expected.other === null || expected.other === other) &&
    (expected.value === null || expected.value === value)
  );
}
