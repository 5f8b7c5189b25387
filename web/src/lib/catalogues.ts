/** The message catalogues of src/lastcard/locale, the same that the terminal reads, loaded in one language at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./wire";

/** The pages of the terminal and of the laboratory, and the refusals that the server writes out, stay outside. */
const files = import.meta.glob<string>(
  [
    "../../../src/lastcard/locale/*/*.ftl",
    "!../../../src/lastcard/locale/*/{admin,book,join,lab,refusals,server,settings,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

export type Catalogue =
  | "avatars"
  | "board"
  | "coach"
  | "company"
  | "cup"
  | "decks"
  | "end"
  | "explain"
  | "game"
  | "leaflet"
  | "lessons"
  | "machine"
  | "offline"
  | "play"
  | "profile"
  | "quick"
  | "ratings"
  | "reference"
  | "replay"
  | "screen"
  | "setup"
  | "try"
  | "web"
  | "workshop";

const loading = new Map<string, Promise<void>>();
export const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
) as Record<Language, FluentBundle>;

/** Wait until a language has the words of these catalogues. */
export async function load(language: Language, names: Iterable<Catalogue>): Promise<void> {
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
