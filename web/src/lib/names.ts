/** Names: how they are typed, how a table takes them, how they are shown. */
import { LONGEST_NAME } from "./facts";
import { t } from "./i18n.svelte";

/** What was typed, without spaces at its ends; those inside are the table's to replace. */
export function tidyName(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
}

export function isName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{N} _.-]*$/u.test(name) && name.length <= LONGEST_NAME;
}

/** A table's name for a player as people read it: the notation has no spaces. */
export function shownName(name: string): string {
  return name.replaceAll("_", " ");
}

const lucky = 10 + Math.floor(Math.random() * 90);

/** For those who do not say who they are. */
export function guestName(): string {
  return `${t("web-guest")} ${lucky}`;
}

/** Names in a row, as one says them. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("list", { most: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
