/** Days as people write them in their language. */
import { i18n } from "../lib/i18n.svelte";

export function day(when: number): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(when);
}
