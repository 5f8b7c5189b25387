/** A word on what is special about an edition, or about a deck of one's own. */
import { cardsOf } from "./decks.svelte";
import { t } from "./i18n.svelte";
import type { Deck } from "./wire";

export function editionAbout(edition: string, own: Deck | null = null): string {
  return own
    ? t("workshop-about", { cards: cardsOf(own).length, players: own.players })
    : t(`home-special-${edition}`);
}
