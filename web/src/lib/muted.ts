/** Whose chat and reactions are not shown here, by name, at the table where that was said last. */
import { recall, remember } from "./store";

export function mutedAt(code: string): string[] {
  const muted = recall<{ code: string; names: string[] } | null>("muted", null);
  return muted?.code === code ? muted.names : [];
}

export function muteAt(code: string, names: string[]): void {
  remember("muted", { code, names });
}
