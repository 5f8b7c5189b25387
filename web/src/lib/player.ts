/** Who plays in this browser: a name that is remembered, and the secret that proves it to tables. */
import { randomHex } from "./random";
import { recall, remember } from "./store";

let kept: string | null = null;

/** 64 hex digits, made once. */
export function secret(): string {
  if (kept !== null) return kept;
  const stored = recall<string>("secret", "");
  kept = /^[0-9a-f]{64}$/.test(stored) ? stored : randomHex(32);
  remember("secret", kept);
  return kept;
}

let name = recall<string>("name", "");
let avatar = recall<string | null>("avatar", null);

export const player = {
  get name(): string {
    return name;
  },
  set name(value: string) {
    name = value;
    remember("name", value);
  },
  /** As "fox-3"; null leaves it to the name. */
  get avatar(): string | null {
    return avatar;
  },
  set avatar(value: string | null) {
    avatar = value;
    remember("avatar", value);
  },
};
