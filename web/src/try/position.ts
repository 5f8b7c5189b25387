/** A position as lines of the notation, changed by hand: who holds which card, what lies on top, whose turn it is. */
import { cardsOf, deckOf } from "../lib/decks.svelte";

/** Lines that say that a position is in the middle of something; by hand only the beginning of a turn is changed. */
const MIDDLE =
  /^(pending|performing|then|drawn|bluffed|together|jumped|total|doubtful|wild-on-top|round|flip|cut|board|roll)\b/m;

export interface Position {
  edition: string;
  players: string[];
  /** By player. */
  hands: Record<string, string[]>;
  top: string;
  draw: string[];
  turn: string;
  direction: "left" | "right";
  options: Record<string, string>;
  /** What is left as it is. */
  rest: string[];
}

export const PILES = { top: "top", draw: "draw" } as const;
const NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito", "Gabi", "Hugo", "Inés", "Juan"];

/** The position of a text; null where more is in it than can be changed by hand. */
export function read(text: string): Position | null {
  if (MIDDLE.test(text)) return null;
  const found: Position = {
    edition: "", players: [], hands: {}, top: "", draw: [], turn: "", direction: "left", options: {}, rest: [],
  }; // prettier-ignore
  for (const line of text.split("\n")) {
    const [first = "", ...words] = line
      .replace(/(^|\s)#.*$/, "")
      .trim()
      .split(/\s+/);
    if (first === "") continue;
    else if (first === "edition" && words.length === 1) found.edition = words[0] ?? "";
    else if (first === "edition") return null;
    else if (first === "players") found.players = words;
    else if (first === "hand") found.hands[words[0] ?? ""] = words.slice(1);
    else if (first === "top") found.top = words[0] ?? "";
    else if (first === "draw") found.draw = words;
    else if (first === "turn") found.turn = words[0] ?? "";
    else if (first === "direction") found.direction = words[0] === "right" ? "right" : "left";
    else if (first === "option") found.options[words[0] ?? ""] = words.slice(1).join(" ");
    else if (first === "draw-exactly" || first === "remove" || first === "removed" || first === "out")
      return null;
    else found.rest.push(line.trim());
  }
  return found.top && found.turn ? found : null;
}

export function written(position: Position): string {
  const { edition, players, hands, top, draw, turn, direction, options, rest } = position;
  const lines = [
    `edition ${edition}`,
    ...Object.entries(options).map(([name, value]) => `option ${name} ${value}`),
    ["players", ...players].join(" "),
    ...players.map((name) => ["hand", name, ...(hands[name] ?? [])].join(" ")),
    `top ${top}`,
    ...(draw.length ? [["draw", ...draw].join(" ")] : []),
    `turn ${turn}`,
    ...(direction === "right" ? ["direction right"] : []),
    ...rest,
  ];
  return `${lines.join("\n")}\n`;
}

/** The cards of the deck that nobody holds and that lie nowhere, equal ones side by side. */
export function left(position: Position): string[] {
  const deck = deckOf(position.edition, null);
  const cards = deck ? cardsOf(deck) : [];
  const taken = [...Object.values(position.hands).flat(), ...position.draw, position.top.replace(/:.*$/, "")];
  for (const card of taken) {
    const place = cards.indexOf(card);
    if (place >= 0) cards.splice(place, 1);
  }
  return cards;
}

/** With one card more for a player, on top of the draw pile, or on the discard pile. */
export function given(position: Position, card: string, to: string, color: string): Position {
  if (to === PILES.draw) return { ...position, draw: [card, ...position.draw] };
  if (to === PILES.top)
    return { ...position, top: card.startsWith("W") && color ? `${card}:${color}` : card };
  return { ...position, hands: { ...position.hands, [to]: [...(position.hands[to] ?? []), card] } };
}

/** With a card less in the place of this name. */
export function taken(position: Position, at: number, from: string): Position {
  const without = (cards: string[]): string[] => cards.filter((_, place) => place !== at);
  if (from === PILES.draw) return { ...position, draw: without(position.draw) };
  return { ...position, hands: { ...position.hands, [from]: without(position.hands[from] ?? []) } };
}

/** With so many players; those who come get a card of the deck, those who go give theirs back. */
export function seated(position: Position, count: number): Position {
  const fresh = NAMES.filter((name) => !position.players.includes(name));
  const players = [...position.players, ...fresh].slice(0, count);
  const cards = left(position).filter((card) => /\d$/.test(card) && !card.startsWith("W"));
  const hands = Object.fromEntries(players.map((name) => [name, position.hands[name] ?? cards.splice(0, 1)]));
  const turn = players.includes(position.turn) ? position.turn : (players[0] ?? "");
  const rest = position.rest.filter((line) => !/^(dealer|score|owed|said|catchable)\b/.test(line));
  return { ...position, players, hands, turn, rest };
}

/** A few cards of this edition, dealt to the same number of players, to begin from. */
export function fresh(edition: string, count = 3): Position {
  const players = NAMES.slice(0, count);
  const deck = deckOf(edition, null);
  const all = deck ? [...new Set(cardsOf(deck))] : [];
  const numbers = all.filter((card) => /^[a-z]\d$/.test(card));
  const pool = numbers.length ? numbers : all;
  // Steps through the deck, so that the hands are of several colours.
  const deal = (place: number): string => pool[(place * 11 + 5) % pool.length] ?? "";
  const hands = Object.fromEntries(
    players.map((name, seat) => [name, [0, 1, 2].map((nth) => deal(seat * 3 + nth))]),
  );
  return {
    edition, players, hands, top: deal(3 * count), draw: [], turn: players[0] ?? "", direction: "left", options: {},
    rest: [],
  }; // prettier-ignore
}
