/** House rules: how options are grouped, which belong to a preset, and which do not go together. */
import { has, t } from "./i18n.svelte";
import { largestHand } from "./editions";
import type { EditionInfo, OptionInfo } from "./http";
import { shownName } from "./names";

/** Only what differs from the rulebook. */
export type Chosen = Readonly<Record<string, string>>;

/** What the rulebook itself leaves open, or what changes its numbers. */
const BOOK = [
  "drawn",
  "wild4",
  "uno",
  "scoring",
  "target",
  "hand-size",
  "reverse-two",
  "board-size",
  "first-player",
];

/** In the order of the form: what most people ask for first. What has no group stands at the end. */
const GROUPS: Record<string, readonly string[]> = {
  popular: ["stack", "seven-zero", "jump-in", "draw", "multi", "teams"],
  match: [
    "target",
    "hand-size",
    "length",
    "round-time",
    "scoring",
    "stakes",
    "knockout",
    "seats",
    "board-size",
    "first-player",
  ],
  cards: ["deflect", "revenge", "wild4", "reverse-two", "drawn", "decline", "bomb", "misplay", "hints"],
  hands: ["uno", "uno-penalty", "finish", "mercy", "hand-limit", "reveal"],
};

export interface Group {
  /** Completes the key `new-group-…`. */
  name: string;
  options: OptionInfo[];
}

/** The options in their groups, those that have something in them. */
export function grouped(options: readonly OptionInfo[]): Group[] {
  const known = new Set(Object.values(GROUPS).flat());
  const rest = options.filter(({ name }) => !known.has(name));
  const groups = Object.entries(GROUPS).map(([name, names]) => ({
    name,
    options: names.flatMap((wanted) => options.find((option) => option.name === wanted) ?? []),
  }));
  return [...groups, { name: "rest", options: rest }].filter(({ options: some }) => some.length > 0);
}

/** Whether it is a rule that no rulebook has. */
export function isHouseRule(option: OptionInfo): boolean {
  return !BOOK.includes(option.name);
}

export const PRESETS = ["rulebook", "family", "party", "no-mercy", "teams"] as const;
export type Preset = (typeof PRESETS)[number];

const PRESET_OPTIONS: Record<Preset, Chosen> = {
  rulebook: {},
  family: { stack: "same", draw: "until", drawn: "may" },
  party: {
    stack: "any",
    deflect: "both",
    "seven-zero": "both",
    "jump-in": "on",
    draw: "until",
    drawn: "may",
  },
  "no-mercy": {
    stack: "any",
    mercy: "25",
    "seven-zero": "both",
    draw: "until",
    drawn: "must",
    wild4: "free",
  },
  teams: { teams: "on" },
};

/** How long a match is has nothing to do with how it is played: presets leave it alone. */
const APART = ["target", "hand-size", "scoring"];

/** Whether an option can have this value; names of players are no rule. */
export function isValue({ values, bounds }: OptionInfo, value: string): boolean {
  if (values?.includes(value)) return true;
  const numbers = value.split(" ");
  if (!bounds || numbers.length !== bounds.length) return false;
  return bounds.every(([low, high], place) => {
    const text = numbers[place] ?? "";
    return /^(?:0|[1-9]\d{0,5})$/.test(text) && Number(text) >= low && Number(text) <= high;
  });
}

/** The presets that an edition can have. */
export function presetsOf(known: readonly OptionInfo[]): Preset[] {
  const names = new Set(known.map(({ name }) => name));
  const found = PRESETS.filter((preset) =>
    Object.keys(PRESET_OPTIONS[preset]).every((name) => names.has(name)),
  );
  return found.length > 1 ? found : [];
}

/** What is chosen once a preset has been taken. */
export function withPreset(preset: Preset, chosen: Chosen, known: readonly OptionInfo[]): Chosen {
  const usual = new Map(known.map((option) => [option.name, option.default]));
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([name]) => APART.includes(name))),
    ...Object.fromEntries(
      Object.entries(PRESET_OPTIONS[preset]).filter(([name, value]) => usual.get(name) !== value),
    ),
  };
}

/** The preset that this is, if it is one. */
export function presetOf(chosen: Chosen, known: readonly OptionInfo[]): Preset | null {
  const text = (options: Chosen) =>
    Object.entries(options)
      .filter(([name]) => !APART.includes(name))
      .map((entry) => entry.join("="))
      .sort()
      .join();
  return presetsOf(known).find((preset) => text(withPreset(preset, {}, known)) === text(chosen)) ?? null;
}

/** What of a table's options differs from the rulebook. */
export function chosenOf(options: Chosen, known: readonly OptionInfo[]): Record<string, string> {
  return Object.fromEntries(
    known.flatMap(({ name, default: usual }) => {
      const value = options[name] ?? usual;
      return value === usual ? [] : [[name, value]];
    }),
  );
}

/** Two options that do not go together, or one that does not go with this table (HOUSE.mix, SETUP.deal). */
export interface Clash {
  /** Completes the key `new-mix-…`. */
  kind: "needs" | "not-with" | "teams" | "uno-penalty" | "mercy" | "hand-limit" | "hand-size";
  option: string;
  other?: string;
  number?: number;
}

const NEEDS: readonly (readonly [string, string])[] = [
  ["deflect", "stack"],
  ["revenge", "stack"],
  ["bomb", "multi"],
];
const NOT_WITH: readonly (readonly [string, string])[] = [
  ["teams", "knockout"],
  ["length", "knockout"],
];
const NO_CATCHING = ["auto", "off"];

/** Everything that the server would refuse about these options. */
export function clashes(chosen: Chosen, edition: EditionInfo, seats: number): Clash[] {
  const usual = new Map(edition.options.map((option) => [option.name, option.default]));
  const number = (name: string) => Number(chosen[name] ?? usual.get(name) ?? 0);
  const found: Clash[] = [];
  for (const [option, other] of NEEDS)
    if (chosen[option] && !chosen[other]) found.push({ kind: "needs", option, other });
  for (const [option, other] of NOT_WITH)
    if (chosen[option] && chosen[other]) found.push({ kind: "not-with", option, other });
  if (chosen["teams"] && (seats % 2 === 1 || seats < 4)) found.push({ kind: "teams", option: "teams" });
  if (chosen["uno-penalty"] && NO_CATCHING.includes(chosen["uno"] ?? ""))
    found.push({ kind: "uno-penalty", option: "uno-penalty", other: "uno" });
  const more = leastMercy(number("hand-size"), number("uno-penalty"));
  if (chosen["mercy"] && number("mercy") < more) found.push({ kind: "mercy", option: "mercy", number: more });
  if (chosen["hand-limit"] && number("hand-limit") < number("hand-size"))
    found.push({ kind: "hand-limit", option: "hand-limit", number: number("hand-size") });
  const most = largestHand(edition, seats);
  if (number("hand-size") > most) found.push({ kind: "hand-size", option: "hand-size", number: most });
  return found;
}

/** Nobody is out by the deal alone, or by being caught once. */
function leastMercy(dealt: number, penalty: number): number {
  return Math.max(dealt + 2, penalty + 1) + 1;
}

/** Why an option could not be chosen now, whatever its value; null if it could. */
export function hindrance(
  option: OptionInfo,
  chosen: Chosen,
  edition: EditionInfo,
  seats: number,
): Clash | null {
  if (!isHouseRule(option)) return null;
  const highest = option.bounds?.[0]?.[1];
  const value = highest === undefined ? (option.values?.at(-1) ?? "") : String(highest);
  const { name } = option;
  const found = clashes({ ...chosen, [name]: value }, edition, seats);
  return found.find((clash) => clash.option === name || clash.other === name) ?? null;
}

/** The options without those whose ground has gone: no deflecting where nothing is stacked. */
export function settled(chosen: Chosen): Record<string, string> {
  const gone = new Set(NEEDS.filter(([, other]) => !chosen[other]).map(([option]) => option));
  if (NO_CATCHING.includes(chosen["uno"] ?? "")) gone.add("uno-penalty");
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !gone.has(name)));
}

/** A clash as a sentence. */
export function clashWords({ kind, option, other, number }: Clash): string {
  return t(`new-mix-${kind}`, {
    option: t(`opt-${option}`),
    other: other === undefined ? "" : t(`opt-${other}`),
    number: number ?? 0,
  });
}

/** The rule that forbids it. */
export function clashRule({ kind }: Clash): string {
  return kind === "hand-size" ? "SETUP.deal" : "HOUSE.mix";
}

/** The value of an option in words. */
export function valueWords(option: OptionInfo, value: string): string {
  const key = `opt-${option.name}-${value}`;
  if (option.values?.includes(value) && has(key)) return t(key);
  return option.bounds ? value.replaceAll(" ", " + ") : shownName(value);
}

/** What differs from the rulebook, in the order of the form, house rules first. */
export function differences(chosen: Chosen, known: readonly OptionInfo[]): OptionInfo[] {
  return grouped(known)
    .flatMap(({ options }) => options)
    .filter(({ name }) => chosen[name] !== undefined)
    .toSorted((one, other) => Number(isHouseRule(other)) - Number(isHouseRule(one)));
}

/** An option and its value, as short as it can be said: a rule that is on needs no more than its name. */
export function ruleWords(option: OptionInfo, value: string): string {
  const name = t(`opt-${option.name}`);
  if (value === "on") return name;
  return t("house-rule", { name, value: valueWords(option, value) });
}
