/** What cards do, in words: the sentences that the terminal has, too. */
import { isColor } from "./cards";
import { COLOR_LETTERS } from "./facts";
import { t } from "./i18n.svelte";
import type { DeckSymbol } from "./wire";

/** What a symbol does, as one sentence. A wild names a colour where the deck has `colors`. */
export function symbolWords(code: string, symbol: DeckSymbol, colors: boolean): string {
  const wild = code.startsWith("W") && colors ? [t("deck-wild")] : [];
  const found = [...wild, ...effects(symbol)];
  return sentence(found.length > 0 ? found : [t("deck-plain")]);
}

/** The same without what is so of all cards around it; "" where nothing more happens. */
export function effectWords(symbol: DeckSymbol): string {
  return sentence(effects(symbol));
}

function effects(symbol: DeckSymbol): string[] {
  const whom = symbol.whom ?? "next";
  const drawing = drawingWords(symbol, whom);
  return [
    symbol.restricted ? t("deck-restricted") : "",
    symbol.swaps ? t("deck-swaps") : "",
    symbol.passes ? t("deck-passes") : "",
    symbol.reverses ? t("deck-reverses") : "",
    drawing && symbol.skips ? `${drawing} ${t(`deck-too-${whom}`)}` : drawing,
    symbol.skips && !drawing ? t(`deck-skips-${whom}`) : "",
    symbol.pulls ? t("deck-pulls") : "",
  ].filter(Boolean);
}

function sentence(parts: string[]): string {
  const said = parts.join("; ");
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function drawingWords(symbol: DeckSymbol, whom: string): string {
  if (symbol.draws) return t(`deck-draws-${whom}`, { draws: symbol.draws });
  if (!symbol.until) return "";
  const letter = COLOR_LETTERS[symbol.until];
  return t(`deck-until-${whom}`, { color: isColor(letter) ? t(`color-${letter}`) : symbol.until });
}
