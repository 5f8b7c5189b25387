/** A position in a link: the text of a case, in the fragment, which no server gets to see.
 *
 * Anybody can have written it. What comes out is a text of limited size; whether it is a position only the rules say.
 */
const MARK = "#case=";
const LONGEST = 16_000;
const DIVIDER = "---";

export interface Shared {
  position: string;
  moves: { name: string; move: string }[];
}

/** The fragment of a position and of the moves that were made on it. */
export function packed({ position, moves }: Shared): string {
  const script = moves.map(({ name, move }) => `${name} ${move}`);
  const text = [position.trim(), ...(script.length ? [DIVIDER, ...script] : [])].join("\n");
  const plain = encodeURIComponent(text).replaceAll("~", "%7E");
  return MARK + plain.replaceAll("%20", "+").replaceAll("%0A", "~");
}

/** What a fragment carries; null where it has no position in it. */
export function unpacked(fragment: string): Shared | null {
  if (!fragment.startsWith(MARK) || fragment.length > 3 * LONGEST) return null;
  let text: string;
  try {
    text = decodeURIComponent(fragment.slice(MARK.length).replaceAll("~", "%0A").replaceAll("+", "%20"));
  } catch {
    return null;
  }
  if (text.length > LONGEST) return null;
  return shared(text);
}

/**
 * The parts of a case: what stands above its script, with the chance that the script fixes, and the moves in it, as
 * far as the round goes. What it expects is for tests.
 */
export function shared(text: string): Shared {
  const lines = text.split("\n");
  const divider = lines.findIndex((line) => line.trim() === DIVIDER);
  const above = divider < 0 ? lines : lines.slice(0, divider);
  const chance: string[] = [];
  const moves: Shared["moves"] = [];
  for (const line of divider < 0 ? [] : lines.slice(divider + 1)) {
    const said = line.replace(/(^|\s)#.*$/, "").trim();
    const [name = "", ...move] = said.split(/\s+/);
    if (LATER.has(name)) break;
    if (name === CHANCE) chance.push(said);
    else if (name !== "" && !TESTED.has(name)) moves.push({ name, move: move.join(" ") });
  }
  return { position: `${[above.join("\n").trim(), ...chance].join("\n")}\n`, moves };
}

const CHANCE = "next";
const TESTED = new Set(["expect", "refuse"]);
/** What comes after these is no longer of this round, and cannot be tried. */
const LATER = new Set(["next-round", "time"]);
