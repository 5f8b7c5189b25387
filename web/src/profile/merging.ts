/** Two profiles of one person become one. */
import {
  type Friend,
  KINDS,
  MOST_BROWSERS,
  MOST_FRIENDS,
  MOST_MATCHES,
  type Played,
  type Profile,
  type Streak,
  type Tallies,
  friendKey,
} from "./model";

/** Both together, counted on by the browser of the first; the same again changes nothing. */
export function merged(own: Profile, other: Profile): Profile {
  return {
    browser: own.browser,
    counts: together(own.counts, other.counts, tallied),
    streak: longer(own.streak, other.streak),
    earned: together(own.earned, other.earned, earlier),
    matches: united(own.matches, other.matches),
    friends: acquainted(own.friends, other.friends),
  };
}

function together<Value>(
  own: Readonly<Partial<Record<string, Value>>>,
  other: Readonly<Partial<Record<string, Value>>>,
  both: (one: Value, another: Value) => Value,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [name, value] of [...Object.entries(own), ...Object.entries(other)]) {
    if (value === undefined) continue;
    const before = found[name];
    if (before !== undefined || Object.keys(found).length < MOST_BROWSERS)
      found[name] = before === undefined ? value : both(before, value);
  }
  return found;
}

function tallied(one: Tallies, other: Tallies): Tallies {
  const found: Tallies = {};
  for (const kind of KINDS) {
    const [first, second] = [one[kind], other[kind]];
    const games = Math.max(first?.[0] ?? 0, second?.[0] ?? 0);
    if (games > 0) found[kind] = [games, Math.max(first?.[1] ?? 0, second?.[1] ?? 0)];
  }
  return found;
}

/** The streak goes on where the last match was. */
function longer(one: Streak, other: Streak): Streak {
  const latest = other.last > one.last ? other : one;
  return { ...latest, best: Math.max(one.best, other.best) };
}

/** A day that is not known says less than one that is. */
function earlier(one: number, other: number): number {
  return one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);
}

function united(own: readonly Played[], other: readonly Played[]): Played[] {
  const known = new Set(own.map(({ record }) => record));
  return [...own, ...other.filter(({ record }) => !known.has(record))]
    .sort((one, another) => another.when - one.when)
    .slice(0, MOST_MATCHES);
}

function acquainted(own: readonly Friend[], other: readonly Friend[]): Friend[] {
  const found = new Map(own.map((friend) => [friendKey(friend.name), friend]));
  for (const friend of other) {
    const key = friendKey(friend.name);
    const known = found.get(key);
    const latest = known && known.last > friend.last ? known : friend;
    found.set(key, {
      ...latest,
      together: known ? together(known.together, friend.together, Math.max) : friend.together,
    });
  }
  return [...found.values()].sort((one, another) => another.last - one.last).slice(0, MOST_FRIENDS);
}
