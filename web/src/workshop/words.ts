/** What cards do, in words: the sentences that the terminal has, too. */
import { isColor } from "../lib/cards";
import { COLOR_LETTERS } from "../lib/facts";
import { t } from "../lib/i18n.svelte";
import type { DeckSymbol } from "../lib/wire";

/** What a symbol does, as one sentence. A wild names a colour where the deck has `colors`. */
export function symbolWords(code: string, symbol: DeckSymbol, colors: boolean): string {
  const whom = symbol.whom ?? "next";
  const drawing = drawingWords(symbol, whom);
  const found = [
    code.startsWith("W") && colors ? t("deck-wild") : "",
    symbol.restricted ? t("deck-restricted") : "",
    symbol.swaps ? t("deck-swaps") : "",
    symbol.passes ? t("deck-passes") : "",
    symbol.reverses ? t("deck-reverses") : "",
    drawing && symbol.skips ? `${drawing} ${t(`deck-too-${whom}`)}` : drawing,
    symbol.skips && !drawing ? t(`deck-skips-${whom}`) : "",
    symbol.pulls ? t("deck-pulls") : "",
  ].filter(Boolean);
  const sentence = found.join("; ") || t("deck-plain");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function drawingWords(symbol: DeckSymbol, whom: string): string {
  if (symbol.draws) return t(`deck-draws-${whom}`, { draws: symbol.draws });
  if (!symbol.until) return "";
  const letter = COLOR_LETTERS[symbol.until];
  return t(`deck-until-${whom}`, { color: isColor(letter) ? t(`color-${letter}`) : symbol.until });
}
