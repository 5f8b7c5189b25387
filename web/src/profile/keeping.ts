/** The profile in this browser: one entry of its storage, changed by one page at a time. */
import { become, forgetPlayer, player, secret } from "../lib/player";
import { randomHex } from "../lib/random";
import { forget, recall, remember } from "../lib/store";
import { merged } from "./merging";
import { type Identity, type Profile, VERSION, emptyProfile } from "./model";
import { readProfile } from "./reading";

const KEY = "profile";
const BROWSER_BYTES = 4;

const fresh = (): Profile => emptyProfile(randomHex(BROWSER_BYTES));

export function keptProfile(): Profile {
  return readProfile(recall<unknown>(KEY, null)) ?? fresh();
}

/** Change what is kept. Where the browser has locks, pages that do so at once wait for each other. */
export async function change(step: (profile: Profile) => Profile): Promise<void> {
  const work = (): void => {
    const before = keptProfile();
    const after = step(before);
    const data = { version: VERSION, ...after };
    // What could not be read again would take everything else with it.
    if (after !== before && readProfile(data)) remember(KEY, data);
  };
  // Only pages that came over https, or from this very machine, have them.
  const { locks } = navigator as { locks?: LockManager };
  if (locks) await locks.request(`lastcard-${KEY}`, work);
  else work();
}

export function identity(): Identity {
  return { secret: secret(), name: player.name, avatar: player.avatar };
}

/** Become the player of another device, with all that has been counted there, here, or both. */
export async function takeOver(who: Identity, profile: Profile, how: "merge" | "replace"): Promise<void> {
  await change((own) => (how === "merge" ? merged(own, profile) : { ...profile, browser: fresh().browser }));
  become(who.secret);
  player.name = who.name;
  player.avatar = who.avatar;
}

/** Forget who played here, and everything that was counted. */
export async function erase(): Promise<void> {
  await change(fresh);
  forget(KEY);
  forgetPlayer();
}
