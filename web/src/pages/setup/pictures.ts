/**
 * What each option looks like, in a few signs. For the eye only: the sentence beside it says it all.
 *
 * A sign is a card (`a7` is a seven of the first colour, `W4` a wild, `??` a back; `!a7` one that does not go,
 * `^a7` one that is held up), an icon (`:swap`), a player (`@a` and `@b` of two teams, `@x` one who is out), or
 * words on a plate (`=+4`; `=+N` with the number that was chosen).
 */

/** By option and value; `number` for any number. The value shown while the rulebook's is chosen is marked `*`. */
const PICTURES: Record<string, Record<string, string>> = {
  stack: {
    twos: "a+2 b+2 =+4",
    same: "W4 W4 =+8",
    up: "b+2 W4 =+6",
    "any*": "W4 b+2 =+6",
  },
  deflect: { reverse: "a+2 aR :back", skip: "a+2 aS :next", "both*": "a+2 aR :back aS :next" },
  revenge: { "on*": "a+2 b+2 =×2 =+8" },
  draw: { "until*": "?? ?? ?? ^c7" },
  drawn: { book: "?? ^c7", may: "?? ^c7", must: "?? ^c7", never: "?? c7 :lock" },
  decline: { "no*": "^c7 !??" },
  "seven-zero": { seven: "a7 :swap", zero: "b0 :refresh", "both*": "a7 :swap b0 :refresh" },
  "jump-in": { "on*": "a5 ^a5 :bolt" },
  multi: { identical: "a5 a5", "number*": "a5 b5 c5" },
  bomb: { "number*": "a5 b5 c5 :burst =+N" },
  finish: { any: "W :check", "no-wild": "!W", "no-draw": "!a+2 !W4", "number*": "b7 :check" },
  mercy: { "number*": "?? ?? ?? =N @x" },
  "hand-limit": { "number*": "?? ?? ?? =N :lock" },
  reveal: { "number*": ":eye a3 cS" },
  uno: { call: "=UNO!", after: "a7 =UNO!", auto: "=UNO! :check", off: "!=UNO!" },
  "uno-penalty": { number: "=UNO? =+N" },
  misplay: { "number*": "a5 !b7 =+N" },
  teams: { "on*": "@a @b @a @b" },
  knockout: { "on*": "@a @a @a @x" },
  stakes: { number: "a9 =×N" },
  length: { "number*": "=1 =2 =… =N" },
  seats: { "shuffled*": "@a :swap @b" },
  wild4: { bluff: "W4 =?", strict: "W4 :lock", free: "W4 :check" },
  scoring: { winner: ":crown a9 bS =+29", lowest: "a9 bS =−29" },
  target: { number: ":crown =N" },
  "hand-size": { number: "?? ?? =N" },
  "reverse-two": { skip: "aR :refresh", plain: "aR :next" },
  "round-time": { "number*": ":clock =N’" },
  hints: { on: "^a5 !b7", "off*": "a5 b7" },
};

export interface Sign {
  kind: "card" | "icon" | "player" | "plate";
  /** A card's notation, an icon's name, a team, or words. */
  text: string;
  /** Held up, or not to be had. */
  mood: "up" | "no" | null;
}

/** The signs of an option at a value, with the colours of an edition; none where it has no picture. */
export function pictureOf(option: string, value: string, colors: readonly string[]): Sign[] {
  const pictures = PICTURES[option] ?? {};
  const key = /^\d/.test(value) ? "number" : value;
  const example = Object.keys(pictures).find((name) => name.endsWith("*"));
  const found = pictures[key] ?? pictures[`${key}*`] ?? (example && pictures[example]) ?? "";
  const number = /^\d+$/.test(value) ? value : "N";
  return found
    .split(" ")
    .filter((sign) => sign !== "")
    .flatMap((sign) => signOf(sign.replace("N", number), colors));
}

function signOf(text: string, colors: readonly string[]): Sign[] {
  const mood = text.startsWith("^") ? "up" : text.startsWith("!") ? "no" : null;
  const plain = mood ? text.slice(1) : text;
  if (plain.startsWith(":")) return [{ kind: "icon", text: plain.slice(1), mood }];
  if (plain.startsWith("@")) return [{ kind: "player", text: plain.slice(1), mood }];
  if (plain.startsWith("=")) return [{ kind: "plate", text: plain.slice(1), mood }];
  if (!/^[a-d]/.test(plain)) return [{ kind: "card", text: plain, mood }];
  // An edition of wilds alone has no colour to show.
  const color = colors["abcd".indexOf(plain.charAt(0)) % Math.max(1, colors.length)];
  return color === undefined ? [] : [{ kind: "card", text: color + plain.slice(1), mood }];
}
