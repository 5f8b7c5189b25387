/** The way into a lesson. */

import { toast } from "../lib/announce.svelte";
import { post } from "../lib/api";
import type { Made, NewLesson } from "../lib/http";
import { guestName } from "../lib/names";
import { player, secret } from "../lib/player";
import { RefusalError } from "../lib/refusal";
import { go } from "../lib/router.svelte";
import { recall, remember } from "../lib/store";
import type { LessonName } from "../lib/wire";

/** Go to a new table with this lesson; a refusal is told. */
export async function beginLesson(edition: LessonName): Promise<void> {
  const lesson: NewLesson = { edition, name: player.name || guestName(), secret: secret() };
  try {
    const { code } = await post<Made>("/api/lessons", lesson);
    forgetOffer();
    go(`/t/${code}`);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    toast(error.refusal.message, { kind: "error" });
  }
}

/** Whether this browser is new here. */
export function isOffered(): boolean {
  return recall("lesson-offered", true) && recall("recent", null) === null;
}

export function forgetOffer(): void {
  remember("lesson-offered", false);
}
