/** The versions of an edition: a record is followed by the rules of the one it was dealt under. */
import { VERSIONS } from "../lib/facts";
import type { Header } from "./chain";
import { Troubled } from "./trouble";

type Settled = Readonly<Record<string, string>>;

/** The header with the options that came after its version, as it played them; what is not known here throws. */
export function asPlayed(header: Header): Header {
  const { edition, version, options, deck } = header;
  if (deck) {
    if (deck.name !== edition || deck.version !== version) throw new Troubled("header", 1);
    return header;
  }
  const versions = new Map(Object.entries<Readonly<Record<string, Settled>>>(VERSIONS)).get(edition);
  if (!versions) throw new Troubled("edition", 1, { edition });
  const settled = new Map(Object.entries(versions)).get(String(version));
  const known = Object.keys(versions).join(", ");
  if (!settled) throw new Troubled("version", 1, { edition, given: String(version), known });
  return { ...header, options: { ...settled, ...options } };
}
