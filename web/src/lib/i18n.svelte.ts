/** The message catalogues of src/lastcard/locale, the same that the terminal reads. Each part of the client loads those it needs. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { FALLBACK } from "./facts";
import { recall, remember } from "./store";
import { LANGUAGES, type Language } from "./wire";

/** The pages of the terminal and of the laboratory, and the refusals that the server writes out, stay outside. */
const files = import.meta.glob<string>(
  [
    "../../../src/lastcard/locale/*/*.ftl",
    "!../../../src/lastcard/locale/*/{join,lab,refusals,server,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

export type Catalogue = "board" | "decks" | "game" | "machine" | "play" | "replay" | "web" | "workshop";

const needed = new Set<Catalogue>();
const loading = new Map<string, Promise<void>>();
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
) as Record<Language, FluentBundle>;

function firstLanguage(): Language {
  const wanted = [recall<string>("language", ""), ...navigator.languages];
  return wanted.map(spoken).find((language) => language !== undefined) ?? FALLBACK;
}

/** The language of a tag such as `es-MX`, if we speak it. */
function spoken(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language === code);
}

const first = firstLanguage();
let current = $state<Language>(first);
document.documentElement.lang = first;

export const i18n = {
  get language(): Language {
    return current;
  },
  /** Speak another language, once its words are there. */
  async set(language: Language): Promise<void> {
    let known = 0;
    while (known < needed.size) {
      known = needed.size;
      await load(language, needed);
    }
    current = language;
    document.documentElement.lang = language;
    remember("language", language);
  },
};

/** The words of a part of the client, to wait for before it is shown. */
export async function needs(...names: Catalogue[]): Promise<void> {
  for (const name of names) needed.add(name);
  // What waits for its words is not loaded again when the language changes: `set` has brought them.
  const language = untrack(() => current);
  await load(language, names);
}

/** A part of the client together with its words. */
export async function speaking<Part>(part: Promise<Part>, ...names: Catalogue[]): Promise<Part> {
  const [loaded] = await Promise.all([part, needs(...names)]);
  return loaded;
}

async function load(language: Language, names: Iterable<Catalogue>): Promise<void> {
  await Promise.all([...names].map((name) => once(language, name)));
}

function once(language: Language, name: Catalogue): Promise<void> {
  const path = `../../../src/lastcard/locale/${language}/${name}.ftl`;
  const found = loading.get(path) ?? add(language, path);
  loading.set(path, found);
  return found;
}

async function add(language: Language, path: string): Promise<void> {
  try {
    const text = await files[path]?.();
    if (text === undefined) throw new Error(`no catalogue ${path}`);
    bundles[language].addResource(new FluentResource(text));
  } catch (error) {
    loading.delete(path);
    throw error;
  }
}

function pattern(key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundles[current].getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether there is a message, or an attribute of one: `event-played.you`. */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

type About = Record<string, string | number>;

/** A message in the current language; reactive on it. */
export function t(key: string, about: About = {}): string {
  const found = pattern(key);
  if (found === null) {
    console.error("no message", key);
    return key;
  }
  return bundles[current].formatPattern(found, about);
}

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
