/** What touching a card or dice asks for. */
import type { TriedMove } from "../lib/http";

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

/** The chain of these faces: two stars in it are one wild space (DICE.wild). */
export function chainOf(faces: readonly string[]): string {
  const links: string[] = [];
  let star = false;
  for (const face of faces) {
    if (face !== "*") links.push(face);
    else if (star) star = false;
    else {
      links.push(face);
      star = true;
    }
  }
  return ["chain", ...links].join(" ");
}
