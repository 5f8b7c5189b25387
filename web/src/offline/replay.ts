/** Matches that were played on this device. */
import type { Replay } from "../lib/http";
import { t } from "../lib/i18n.svelte";
import { secret } from "../lib/player";
import { RefusalError } from "../lib/refusal";
import { answer } from "./device.svelte";
import { record, type StoredRecord } from "./store";

export async function recordHere(id: string): Promise<StoredRecord> {
  const found = await record(id);
  if (found) return found;
  throw new RefusalError({ code: "no-such-record", rule: null, message: t("offline-no-record") });
}

/** The match step by step, as the engine plays it through. */
export async function replayHere(id: string): Promise<Replay> {
  const { at: _, ...stored } = await recordHere(id);
  const path = `/api/records/${encodeURIComponent(id)}/moments`;
  return await answer<Replay>(path, { record: stored, secret: secret() });
}
