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
  return MARK + encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%0A", "~");
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

/** The parts of a case: what stands above its script, and the moves in it. What it expects is for tests. */
export function shared(text: string): Shared {
  const lines = text.split("\n");
  const divider = lines.findIndex((line) => line.trim() === DIVIDER);
  if (divider < 0) return { position: `${text.trim()}\n`, moves: [] };
  const said = lines
    .slice(divider + 1)
    .map((line) =>
      line
        .replace(/(^|\s)#.*$/, "")
        .trim()
        .split(/\s+/),
    )
    .filter(([first = ""]) => first !== "" && !NO_MOVES.has(first));
  const moves = said.map(([name = "", ...rest]) => ({ name, move: rest.join(" ") }));
  return { position: `${lines.slice(0, divider).join("\n").trim()}\n`, moves };
}

const NO_MOVES = new Set(["expect", "refuse", "next", "next-round", "time"]);
