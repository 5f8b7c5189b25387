/** What touching a card or dice asks for, and how it is called. */
import { cardName, faceName } from "../lib/cards";
import type { TriedMove } from "../lib/http";
import { has, t } from "../lib/i18n.svelte";

/** The legal moves that play this card of this seat, alone. */
export function playing(moves: readonly TriedMove[], seat: number, card: string): TriedMove[] {
  return moves.filter((one) => one.seat === seat && played(one.move)?.join() === card);
}

/** The cards that a move plays or puts down, without colours; null where it does neither. */
function played(move: string): string[] | null {
  const [verb, ...words] = move.split(" ");
  if (verb !== "play") return null;
  return words.filter((word) => word !== "uno" && !word.startsWith("@")).map(bare);
}

function bare(word: string): string {
  return word.replace(/:.*$/, "");
}

/** What to ask for a card that may not be played: a wild names a colour, so that it is not refused for that. */
export function anyway(card: string, colors: readonly string[]): string {
  return card.startsWith("W") && colors[0] ? `play ${card}:${colors[0]}` : `play ${card}`;
}

/** A move in words, as far as they need no more than the move; a legal one comes with words of its own. */
export function moveWords(move: string): string {
  const [verb = "", ...words] = move.split(" ");
  if (verb === "play" && words.length === 1) return t("try-move-play", { cards: cardName(words[0] ?? "") });
  if (verb === "chain" || verb === "reroll") {
    const cards = words.map((face) => faceName(face)).join(", ");
    return cards ? t(`try-move-${verb}`, { cards }) : t(`try-move-${verb}-none`);
  }
  return words.length === 0 && has(`try-move-${verb}`) ? t(`try-move-${verb}`) : move;
}
