/** A deck in a link: the text of its file, packed into the fragment, which no server gets to see.
 *
 * Anybody can have written it: what comes out is a text of limited size, and only the server says whether it
 * is a deck.
 */
import { DECK_LIMITS } from "../lib/facts";

const MARK = "#deck=";
const PACKING = "deflate-raw";
/** More than any deck file needs when it is packed. */
const LONGEST = 24_000;

/** The fragment that carries the text of a deck file. */
export async function packed(text: string): Promise<string> {
  const bytes = await readAll(
    through(new TextEncoder().encode(text), new CompressionStream(PACKING)),
    LONGEST,
  );
  const letters = btoa(String.fromCharCode(...(bytes ?? [])));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that a fragment carries: null where it has none, "" where it is damaged. */
export async function unpacked(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK)) return null;
  const letters = fragment.slice(MARK.length);
  if (letters.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(letters)) return "";
  try {
    const raw = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    const found = await readAll(through(bytes, new DecompressionStream(PACKING)), DECK_LIMITS.bytes);
    return found ? new TextDecoder("utf-8", { fatal: true }).decode(found) : "";
  } catch {
    return "";
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  packing: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(packing);
}

/** All of a stream; null where there is more than this: a small link can unpack to gigabytes. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    if (found.length + value.length > most) {
      await reader.cancel();
      return null;
    }
    found.push(...value);
  }
}
