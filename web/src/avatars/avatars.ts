/** Avatars: an animal and the colour behind it, as "fox-3". Which one somebody has who chose none. */
export const ANIMALS = [
  "fox",
  "cat",
  "dog",
  "bear",
  "panda",
  "rabbit",
  "frog",
  "owl",
  "penguin",
  "pig",
  "koala",
  "tiger",
  "lion",
  "mouse",
  "raccoon",
  "elephant",
] as const;

export type Animal = (typeof ANIMALS)[number];

/** The colours behind them are `--tint-1` to `--tint-8`. */
export const TINTS = 8;

export interface Avatar {
  animal: Animal;
  tint: number;
}

/** Null where this is no avatar, or one of an animal that we do not have. */
export function readAvatar(text: string): Avatar | null {
  const [, name, tint] = /^([a-z]{2,12})-([1-8])$/.exec(text) ?? [];
  const animal = ANIMALS.find((other) => other === name);
  return animal === undefined ? null : { animal, tint: Number(tint) };
}

export function avatarText({ animal, tint }: Avatar): string {
  return `${animal}-${tint}`;
}

/** A number that is always the same for the same text, and most often another for another one. */
function spread(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** For somebody who chose none, so that a table is lively from the start. */
export function avatarFor(name: string): Avatar {
  const number = spread(name.replaceAll("_", " ").toLowerCase());
  return {
    animal: ANIMALS[number % ANIMALS.length] ?? "fox",
    tint: 1 + (Math.floor(number / ANIMALS.length) % TINTS),
  };
}

/** A bot has the animal of its seat, so that no two at a table are alike. */
export function avatarOfBot(seat: number): Avatar {
  return { animal: ANIMALS[(seat * 5 + 3) % ANIMALS.length] ?? "fox", tint: 1 + ((seat * 3) % TINTS) };
}
