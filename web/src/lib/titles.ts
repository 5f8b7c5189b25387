/** What editions are called. Apart from the decks: verifying a record needs no language. */
import { nameIn } from "./decks.svelte";
import { i18n, t } from "./i18n.svelte";
import { EDITIONS } from "./wire";

/** What people call an edition: ours as the catalogues say, others as their decks do, or by their names. */
export function titleOf(edition: string, title: Record<string, string> | null | undefined): string {
  const ours = EDITIONS.some((name) => name === edition);
  return ours ? t(`web-edition-${edition}`) : (nameIn(title ?? {}, i18n.language) ?? edition);
}
