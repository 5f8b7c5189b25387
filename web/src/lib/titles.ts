/** What editions are called: ours, and those of decks of one's own. */
import { cardsOf, nameIn } from "./decks.svelte";
import { has, i18n, t } from "./i18n.svelte";
import type { Deck } from "./wire";

/** What people call an edition: ours by the catalogue, a deck of one's own by its title. */
export function editionTitle(edition: string, own: Deck | null = null): string {
  if (own) return nameIn(own.title, i18n.language) ?? own.name;
  return has(`web-edition-${edition}`) ? t(`web-edition-${edition}`) : edition;
}

/** A word on what is special about it. */
export function editionAbout(edition: string, own: Deck | null = null): string {
  return own
    ? t("workshop-about", { cards: cardsOf(own).length, players: own.players })
    : t(`home-special-${edition}`);
}
