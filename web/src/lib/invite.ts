/** The link to a table, into the clipboard or into whatever this device shares with. */
import { toast } from "./announce.svelte";
import { t } from "./i18n.svelte";

export function tableLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Closing the sheet without sharing is no error. */
export async function shareTable(code: string): Promise<void> {
  const what = { title: t("lobby-share-title"), text: t("lobby-share-text"), url: tableLink(code) };
  await navigator.share(what).catch(() => undefined);
}

/** Whether the link is in the clipboard now. */
export async function copyLink(code: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyOldWay(tableLink(code));
    await navigator.clipboard.writeText(tableLink(code));
    return true;
  } catch {
    return false;
  }
}

/** On plain http, as in a home network, there is no clipboard to write to. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  // Inside an open dialogue nothing else can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** One button that does the best this device can. */
export async function inviteTo(code: string): Promise<void> {
  if (canShare()) await shareTable(code);
  else toast((await copyLink(code)) ? t("lobby-link-copied") : tableLink(code));
}
