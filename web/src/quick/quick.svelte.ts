/** Quick match: what this browser remembers of it, and the way to a table of strangers. */
import { get, post } from "../lib/api";
import type { Made, NewQuick, RatingInfo } from "../lib/http";
import { player, secret } from "../lib/player";
import { recall, remember } from "../lib/store";
import { EDITIONS, type EditionName } from "../lib/wire";

const kept = recall("quick", { edition: "usa" as EditionName, rated: false });
const wish = $state({
  edition: EDITIONS.includes(kept.edition) ? kept.edition : "usa",
  rated: kept.rated === true,
});

export const quick = {
  /** Of the last quick match. */
  get edition(): EditionName {
    return wish.edition;
  },
  set edition(edition: EditionName) {
    wish.edition = edition;
    remember("quick", $state.snapshot(wish));
  },
  /** Whether this person plays for a rating; off until they say so. */
  get rated(): boolean {
    return wish.rated;
  },
  set rated(rated: boolean) {
    wish.rated = rated;
    remember("quick", $state.snapshot(wish));
  },
};

/** A seat among strangers; the code of the table. */
export async function findTable(edition: EditionName, name: string): Promise<string> {
  const wanted: NewQuick = { edition, name, secret: secret(), avatar: player.avatar, rated: quick.rated };
  return (await post<Made>("/api/quick", wanted)).code;
}

export async function ownRatings(): Promise<RatingInfo[]> {
  return await get<RatingInfo[]>("/api/ratings", { "x-lastcard-secret": secret() });
}
