/** What is said in the language of the person. Each part of the client asks for the catalogues it needs. */
import { untrack } from "svelte";
import { bundles, load, type Catalogue } from "./catalogues";
import { FALLBACK } from "./facts";
import { recall, remember } from "./store";
import { LANGUAGES, type Language } from "./wire";

/** What the address asks for (`?lang=es`). */
const told = new URLSearchParams(location.search).get("lang") ?? "";

/** That of the address, or that of the last time, or the browser's. */
function firstLanguage(): Language {
  const wanted = [told, recall<string>("language", ""), ...navigator.languages];
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

let needed: readonly Catalogue[] = [];

export const i18n = {
  get language(): Language {
    return current;
  },
  /** Speak another language, once its words are there. */
  async set(language: Language): Promise<void> {
    let known = -1;
    while (known < needed.length) {
      known = needed.length;
      await load(language, needed);
    }
    current = language;
    document.documentElement.lang = language;
    remember("language", language);
    // The address had the last word: it would have it again.
    if (told) {
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read at once, and gone
      const here = new URL(location.href);
      here.searchParams.delete("lang");
      history.replaceState(history.state, "", here);
    }
  },
};

/** The words of a part of the client, to wait for before it is shown. */
export async function needs(...names: Catalogue[]): Promise<void> {
  needed = [...needed, ...names];
  // What waits for its words is not loaded again when the language changes: `set` has brought them.
  const language = untrack(() => current);
  await load(language, names);
}

/** A part of the client together with its words. */
export async function speaking<Part>(part: Promise<Part>, ...names: Catalogue[]): Promise<Part> {
  const [loaded] = await Promise.all([part, needs(...names)]);
  return loaded;
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
