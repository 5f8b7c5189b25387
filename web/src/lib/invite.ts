/** Links, into the clipboard or into whatever this device shares with. */
import { toast } from "./announce.svelte";
import { t } from "./i18n.svelte";
import { linkTo } from "./router.svelte";

/** Where friends come to: a table, or a tournament. */
export type Where = "t" | "cup";

export function tableLink(code: string, where: Where = "t"): string {
  return linkTo(`/${where}/${code}`);
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Closing the sheet without sharing is no error. */
async function share(title: string, text: string, url: string): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined);
}

export async function shareTable(code: string, where: Where = "t"): Promise<void> {
  await share(t("lobby-share-title"), t("lobby-share-text"), tableLink(code, where));
}

/** Whether the link is in the clipboard now. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyOldWay(link);
    await navigator.clipboard.writeText(link);
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
  else toast((await copyLink(tableLink(code))) ? t("lobby-link-copied") : tableLink(code));
}

/** The same for rules that somebody else shall find in the form. */
export async function passOnRules(address: string): Promise<void> {
  const link = linkTo(address);
  if (canShare()) await share(t("new-link-title"), t("new-link-text"), link);
  else toast((await copyLink(link)) ? t("new-link-copied") : link);
}
