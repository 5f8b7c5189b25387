/** The message catalogues of src/lastcard/locale, the same that the terminal reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./wire";
import { recall, remember } from "./store";

const LANGUAGES: readonly Language[] = ["en", "es"];

/** The pages of the terminal and of the laboratory, and the refusals that the server writes out, stay outside. */
const pages = import.meta.glob<string>(
  [
    "../../../src/lastcard/locale/*/*.ftl",
    "!../../../src/lastcard/locale/*/terminal.ftl",
    "!../../../src/lastcard/locale/*/lab.ftl",
    "!../../../src/lastcard/locale/*/refusals.ftl",
    "!../../../src/lastcard/locale/*/server.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(pages)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en"), es: bundle("es") };

function firstLanguage(): Language {
  const chosen = recall<string>("language", "");
  const wanted = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

const first = firstLanguage();
let current = $state<Language>(first);
document.documentElement.lang = first;

export const i18n = {
  get language(): Language {
    return current;
  },
  set(language: Language): void {
    current = language;
    document.documentElement.lang = language;
    remember("language", language);
  },
};

function pattern(key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundles[current].getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether there is a message, or an attribute of one: `event-played.you`. */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** A message in the current language; reactive on it. */
export function t(key: string, about: Record<string, string | number> = {}): string {
  const found = pattern(key);
  if (found === null) {
    console.warn("no message", key);
    return key;
  }
  return bundles[current].formatPattern(found, about);
}
