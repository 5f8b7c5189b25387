/** The message catalogues of src/lastcard/locale, the same that the terminal reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FALLBACK } from "./facts";
import { recall, remember } from "./store";
import { LANGUAGES, type Language } from "./wire";

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

const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundle(language)])) as Record<
  Language,
  FluentBundle
>;

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
  set(language: Language): void {
    current = language;
    document.documentElement.lang = language;
    remember("language", language);
  },
};

function pattern(language: Language, key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundles[language].getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether there is a message, or an attribute of one: `event-played.you`. */
export function has(key: string): boolean {
  return pattern(current, key) !== null;
}

type About = Record<string, string | number>;

/** A message in the current language; reactive on it. */
export function t(key: string, about: About = {}): string {
  return told(current, key, about);
}

function told(language: Language, key: string, about: About): string {
  const found = pattern(language, key);
  if (found === null) {
    console.warn("no message", key);
    return key;
  }
  return bundles[language].formatPattern(found, about);
}

/** What a language calls itself. */
export function ownName(language: Language): string {
  return told(language, "web-language-name", {});
}
