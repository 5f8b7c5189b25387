/** What is this? From what an element says of itself (`data-what`) to the words about it. */

import { deckOf } from "../lib/decks.svelte";
import { t } from "../lib/i18n.svelte";
import { ruleText } from "../lib/sentences";
import type { Session } from "../lib/session.svelte";
import { explainCard } from "./cards";
import { type Boards, explainDie, explainSpace, named } from "./dice";
import { changed, type Explanation, type Options } from "./explanation";
import { ruleOfCard, THINGS } from "./things";

/** `card r5`, `space 1 7`, `catch 2`, `draw-pile`: a name, and what it needs to be told of. Null for what nobody knows. */
export function explain(what: string, session: Session): Explanation | null {
  const [kind = "", ...rest] = what.split(" ");
  const detail = rest.join(" ");
  const options = session.table?.options ?? {};
  if (kind === "card") return explainCard(detail, gameOf(session, options));
  if (kind === "die") return explainDie(detail);
  if (kind === "space") {
    const boards = boardsOf(session, options);
    return boards && explainSpace(Number(rest[0]), Number(rest[1]), boards);
  }
  const thing = THINGS[kind];
  if (!thing) return null;
  const told = { ...named(kind, aboutOf(detail, session)), house: changed(options, thing.options ?? []) };
  return TOLD[kind]?.(told, detail, options) ?? told;
}

/** What is said otherwise than the rest. */
const TOLD: Record<string, (told: Explanation, detail: string, options: Options) => Explanation> = {
  bot: (told, level) => ({
    ...told,
    title: t(`game-bot-${level}`),
    lines: [...told.lines, t(`level-about-${level}`)],
  }),
  out: (told, _, options) => ({
    ...told,
    rule: (options["mercy"] ?? "off") === "off" ? "HOUSE.knockout" : "HOUSE.mercy",
  }),
  "rule-card": (told, rule) => ({
    ...told,
    lines: [`${ruleText(rule)}.`, ...told.lines],
    rule: ruleOfCard(rule),
  }),
};

/** The player that it belongs to, where the detail is a seat. */
function aboutOf(detail: string, session: Session): Record<string, string | number> {
  const { view, names } = session;
  const seat = Number(detail);
  const cards = view && "counts" in view ? view : null;
  const color = view && "colors" in view ? view.colors[seat]?.[0] : undefined;
  return {
    name: names[seat] ?? "",
    count: cards?.counts[seat] ?? 0,
    turns: cards?.owed[seat] ?? 0,
    color: color ? t(`color-${color}`) : "",
  };
}

function gameOf(session: Session, options: Options) {
  const { table } = session;
  return {
    deck: deckOf(table?.edition ?? "", table?.deck),
    options,
    players: table?.seats.length ?? 0,
    own: Boolean(table?.deck),
  };
}

function boardsOf(session: Session, options: Options): Boards | null {
  const { view, names, log } = session;
  if (!view || !("boards" in view)) return null;
  return { view, names, events: log.map(({ event }) => event), size: options["board-size"] };
}
