/** Cards and dice faces: their text, their names, their order. */
import { inOrder, nameIn, symbolOf } from "./decks.svelte";
import { COLORS, UNKNOWN, type Color } from "./facts";
import { has, i18n, t } from "./i18n.svelte";

export { COLORS, UNKNOWN, type Color };

export interface Face {
  /** For a wild the colour that was named, if any. */
  color: Color | null;
  symbol: string;
  wild: boolean;
}

export function isColor(text: string | null | undefined): text is Color {
  return COLORS.some((color) => color === text);
}

/** "r5", "b+2", "W4", or "W4:r" with the colour that was named. */
export function face(code: string): Face {
  const [card = "", named] = code.split(":");
  if (card.startsWith("W")) return { color: isColor(named) ? named : null, symbol: card, wild: true };
  const color = card.slice(0, 1);
  return { color: isColor(color) ? color : null, symbol: card.slice(1), wild: false };
}

/** What a symbol is called: as its deck says, or as ours is; its code where it has no name. */
export function symbolName(symbol: string): string {
  if (/^\d$/.test(symbol)) return symbol;
  const named = nameIn(symbolOf(symbol)?.name, i18n.language);
  const key = `symbol-${symbol === "+2" ? "draw2" : symbol}`;
  return named ?? (has(key) ? t(key) : symbol);
}

/** "red 5", "blue Draw Two", "Wild Draw Four (red)", in the current language. */
export function cardName(code: string): string {
  if (code === UNKNOWN) return t("card-unknown");
  const { color, symbol, wild } = face(code);
  const name = symbolName(symbol);
  if (color === null) return name;
  const about = { card: name, color: t(`color-${color}`) };
  return wild ? t("card-wild-named", about) : t("card-colored", about);
}

/** A face of a die, or what stands on a board: "red 5", "star", "plus one", "4". */
export function faceName(code: string): string {
  if (code === "*") return t("face-star");
  if (code === "+1") return t("face-plus");
  if (code === "-1") return t("face-minus");
  return /^\d$/.test(code) ? code : cardName(code);
}

/** By colour as the edition lists them, numbers first, then symbols; wilds last. */
export function sorted(hand: string[], colors: string[]): string[] {
  const symbols = inOrder([...new Set(hand.map((code) => face(code).symbol))]);
  const place = (code: string): number => {
    const { color, symbol, wild } = face(code);
    const group = wild || color === null ? colors.length : colors.indexOf(color);
    return group * 100 + symbols.indexOf(symbol);
  };
  return [...hand].sort((one, other) => place(one) - place(other));
}

export function points(code: string): number {
  return symbolOf(face(code).symbol)?.points ?? 0;
}
