/** Events in words, from the same messages as the terminal (table/sentences.py). */
import { type Color, UNKNOWN, cardName, faceName, isColor } from "./cards";
import { IDEAS } from "./facts";
import { has, t } from "./i18n.svelte";
import { shownName } from "./names";
import type { GameEvent } from "./wire";

export type Part = { text: string } | { card: string } | { color: Color } | { face: string };

const OF_DICE = new Set(["starts", "rolled", "rerolled", "chained", "penalty", "wrote", "called"]);

/** Places for chips inside a message: letters of the private use area, which nobody may type into a name. */
const MARK = 0xe000;
const MARKS = /([\ue000-\uf8ff])/;

/** A message whose cards, colours and faces are shown as chips. */
export class Chips {
  readonly parts: Part[] = [];

  mark(part: Part): string {
    this.parts.push(part);
    return String.fromCharCode(MARK + this.parts.length - 1);
  }

  split(text: string): Part[] {
    return text
      .split(MARKS)
      .filter((piece) => piece !== "")
      .map((piece) => this.parts[piece.charCodeAt(0) - MARK] ?? { text: piece });
  }
}

function messageKey(event: GameEvent, me: number | null): string {
  const [kind, seat, cards, other] = event;
  let key = `event-${kind}`;
  if (cards.includes(UNKNOWN)) key += "-hidden";
  else if (cards.length === 0 && has(`${key}-none`)) key += "-none";
  else if (kind === "played" && other !== null) key += "-at";
  if (me !== null && seat === me && has(`${key}.you`)) return `${key}.you`;
  if (me !== null && other === me && has(`${key}.at-you`)) return `${key}.at-you`;
  return key;
}

/** A wild just played carries its colour. */
function cardsOf(event: GameEvent, chips: Chips): string {
  const [kind, , cards, , value] = event;
  if (kind === "played" && value !== null) return chips.mark({ card: `${cards[0]}:${value}` });
  return cards.map((card) => chips.mark(OF_DICE.has(kind) ? { face: card } : { card })).join(" ");
}

function valueOf(event: GameEvent, chips: Chips): string | number {
  const [kind, , , , value] = event;
  if (value === null) return "";
  if (kind === "named" && isColor(String(value))) return chips.mark({ color: String(value) as Color });
  // The terminal's sentence ends with the move as it is typed there; here nothing is typed.
  if (kind === "spun") return t(`spin-${value}`).replace(/ \([a-z0-9]+\)$/, "");
  if (kind === "rule") return ruleText(String(value));
  return kind === "order" ? shownName(String(value)) : value;
}

/** An event as a sentence, told to the player in seat `me`; null for what has no words. */
export function sentence(event: GameEvent, names: string[], me: number | null): Part[] | null {
  const key = messageKey(event, me);
  if (!has(key)) return null;
  const [, seat, cards, other] = event;
  const chips = new Chips();
  const said = t(key, {
    name: shown(seat, names),
    other: shown(other, names),
    cards: cardsOf(event, chips),
    count: cards.length,
    value: valueOf(event, chips),
  });
  return chips.split(said);
}

function shown(seat: number | null, names: string[]): string {
  return seat === null ? "" : shownName(names[seat] ?? "").replace(/[\ue000-\uf8ff]/g, "�");
}

/** A sentence without chips, for the live region and for titles. */
export function plain(parts: Part[]): string {
  return parts.map(word).join("");
}

function word(part: Part, at: number, all: Part[]): string {
  if ("text" in part) return part.text;
  if ("color" in part) return t(`color-${part.color}`);
  const name = "card" in part ? cardName(part.card) : faceName(part.face);
  // Cards in a row have a space between them; a comma reads better.
  const next = all[at + 1];
  const after = all[at + 2];
  const inRow =
    next !== undefined && "text" in next && next.text === " " && after !== undefined && !("text" in after);
  return inRow ? `${name},` : name;
}

/** A rule card in words: "draw-to 7". What a person wrote to be acted out stays as it was written. */
export function ruleText(rule: string): string {
  const [kind = "", ...rest] = rule.split(" ");
  if (kind === "act") {
    const idea = IDEAS.indexOf(rule) + 1;
    return idea > 0 ? t(`idea-${idea}`) : rest.join(" ");
  }
  return has(`rule-${kind}`) ? t(`rule-${kind}`, { number: Number(rest[0] ?? 0) }) : rule;
}
