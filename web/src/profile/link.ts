/**
 * The essential of a profile as a link, short enough for a QR code: who it is, what was counted, what was earned.
 *
 * It is in the fragment of the address, which browsers send to nobody. Parts are separated by `;`:
 * version, secret, name, avatar, streak, achievements, and the counts of each browser, as in
 * `a1b2c3d4.usa.12.5.dice.3.1`.
 */
import { ACHIEVEMENTS, type Achievement, type Identity, type Profile, VERSION, emptyProfile } from "./model";
import { readIdentity, readProfile } from "./reading";

const LONGEST = 4_000;
const SECRET_BYTES = 32;

/** What follows `/profile#`. */
export function linkText({ secret, name, avatar }: Identity, profile: Profile): string {
  const { now, best, last } = profile.streak;
  const earned = ACHIEVEMENTS.map((one) => (one in profile.earned ? "1" : "0")).join("");
  const counts = Object.entries(profile.counts).map(([browser, tallies]) =>
    [browser, ...Object.entries(tallies).flatMap(([kind, tally]) => [kind, ...tally])].join("."),
  );
  const parts = [
    VERSION,
    short(secret),
    encodeURIComponent(name),
    avatar ?? "",
    `${now}.${best}.${last}`,
    earned,
  ];
  return [...parts, ...counts].join(";");
}

/** Null where a link carries nothing that can be read. */
export function readLink(fragment: string): { who: Identity; profile: Profile } | null {
  try {
    return fragment.length > LONGEST ? null : read(fragment.replace(/^#/, "").split(";"));
  } catch {
    return null;
  }
}

function read(parts: readonly string[]): { who: Identity; profile: Profile } | null {
  const [version, secret = "", name = "", avatar = "", streak = "", earned = "", ...counts] = parts;
  if (version !== String(VERSION)) return null;
  const [now, best, last] = streak.split(".").map(Number);
  const own = counts.map(browserCounts);
  const names = own.map(([browser]) => browser);
  if (new Set(names).size < names.length) return null;
  const who = readIdentity({ secret: long(secret), name: decodeURIComponent(name), avatar: avatar || null });
  const profile = readProfile({
    version: VERSION,
    ...emptyProfile(names[0] ?? "00000000"),
    counts: Object.fromEntries(own),
    streak: { now, best, last },
    earned: medals(earned),
  });
  return who && profile ? { who, profile } : null;
}

function browserCounts(part: string): [string, Record<string, [number, number]>] {
  const [browser = "", ...rest] = part.split(".");
  const tallies: [string, [number, number]][] = [];
  for (let at = 0; at < rest.length; at += 3)
    tallies.push([rest[at] ?? "", [Number(rest[at + 1]), Number(rest[at + 2])]]);
  return [browser, Object.fromEntries(tallies)];
}

/** The days are not in the link. */
function medals(earned: string): Partial<Record<Achievement, number>> {
  return Object.fromEntries(ACHIEVEMENTS.filter((_, at) => earned[at] === "1").map((name) => [name, 0]));
}

/** 64 hex digits as 43 letters. */
function short(secret: string): string {
  const bytes = Array.from({ length: SECRET_BYTES }, (_, at) =>
    parseInt(secret.slice(2 * at, 2 * at + 2), 16),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function long(letters: string): string {
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
