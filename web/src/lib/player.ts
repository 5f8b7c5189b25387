/** Who plays in this browser: a name that is remembered, and the secret that proves it to tables. */
import { createSubscriber } from "svelte/reactivity";
import { randomHex } from "./random";
import { forget, recall, remember } from "./store";

let kept: string | null = null;

/** 64 hex digits, made once. */
export function secret(): string {
  if (kept !== null) return kept;
  const stored = recall<string>("secret", "");
  kept = /^[0-9a-f]{64}$/.test(stored) ? stored : randomHex(32);
  remember("secret", kept);
  return kept;
}

/** Play on as somebody who has played elsewhere. */
export function become(other: string): void {
  kept = other;
  remember("secret", other);
}

/** The next table meets a stranger. */
export function forgetPlayer(): void {
  kept = null;
  name = "";
  avatar = null;
  for (const key of ["secret", "name", "avatar"]) forget(key);
  changed();
}

let changed: () => void = () => undefined;
/** Those who show the name or the avatar hear of another one. */
const follow = createSubscriber((update) => {
  changed = update;
});

let name = recall<string>("name", "");
let avatar = recall<string | null>("avatar", null);

export const player = {
  get name(): string {
    follow();
    return name;
  },
  set name(value: string) {
    name = value;
    remember("name", value);
    changed();
  },
  /** As "fox-3"; null leaves it to the name. */
  get avatar(): string | null {
    follow();
    return avatar;
  },
  set avatar(value: string | null) {
    avatar = value;
    remember("avatar", value);
    changed();
  },
};
