/**
 * JSON as records have it. A reader of its own, because `JSON.parse` lets through what a record may
 * not have (a name twice, a number such as 1.0) and what was hashed must be known to the letter.
 */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y;
// eslint-disable-next-line no-control-regex
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPES: Record<string, string> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const DEEPEST = 64;

class Reader {
  private at = 0;
  private text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Json {
    const value = this.value(0);
    this.match(SPACE);
    if (this.at < this.text.length) throw new SyntaxError();
    return value;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  /** Whether this stands next, after white space; it is read over then. */
  private next(sign: string): boolean {
    this.match(SPACE);
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private need(sign: string): void {
    if (!this.next(sign)) throw new SyntaxError();
  }

  private value(depth: number): Json {
    if (depth > DEEPEST) throw new SyntaxError();
    if (this.next('"')) return this.string();
    if (this.next("{")) return this.object(depth);
    if (this.next("[")) return this.array(depth);
    if (this.next("null")) return null;
    if (this.next("true")) return true;
    if (this.next("false")) return false;
    const number = Number(this.match(NUMBER) ?? NaN);
    if (!Number.isSafeInteger(number)) throw new SyntaxError();
    return number;
  }

  private object(depth: number): JsonObject {
    const members: JsonObject = Object.create(null);
    if (this.next("}")) return members;
    do {
      this.need('"');
      const name = this.string();
      if (name in members) throw new SyntaxError();
      this.need(":");
      members[name] = this.value(depth + 1);
    } while (this.next(","));
    this.need("}");
    return members;
  }

  private array(depth: number): Json[] {
    const items: Json[] = [];
    if (this.next("]")) return items;
    do items.push(this.value(depth + 1));
    while (this.next(","));
    this.need("]");
    return items;
  }

  private string(): string {
    let read = "";
    for (;;) {
      read += this.match(PLAIN) ?? "";
      const sign = this.text[this.at++];
      if (sign === '"') return read;
      if (sign !== "\\") throw new SyntaxError();
      read += this.escaped();
    }
  }

  private escaped(): string {
    const sign = this.text[this.at++] ?? "";
    const plain = ESCAPES[sign];
    if (plain !== undefined) return plain;
    const digits = this.text.slice(this.at, this.at + 4);
    if (sign !== "u" || !/^[0-9a-fA-F]{4}$/.test(digits)) throw new SyntaxError();
    this.at += 4;
    return String.fromCharCode(parseInt(digits, 16));
  }
}

/** The value of a JSON text; a SyntaxError when it is none that a record may have. */
export function readJson(text: string): Json {
  return new Reader(text).whole();
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTexts(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The one form that is hashed: names sorted, no spaces, plain ASCII; what Python's `json.dumps` writes. */
export function canonical(value: Json): string {
  if (typeof value === "string") return ascii(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const names = Object.keys(value).sort(byCodePoint);
    return `{${names.map((name) => `${ascii(name)}:${canonical(value[name]!)}`).join(",")}}`;
  }
  return String(value);
}

/** Both escape the same way but for what is not ASCII, which goes as UTF-16 in hex. */
function ascii(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Python sorts by code points, JavaScript by UTF-16 units; they differ beyond the first plane. */
function byCodePoint(one: string, other: string): number {
  const [ours, theirs] = [[...one], [...other]];
  for (let at = 0; at < Math.min(ours.length, theirs.length); at++) {
    const difference = ours[at]!.codePointAt(0)! - theirs[at]!.codePointAt(0)!;
    if (difference) return difference;
  }
  return ours.length - theirs.length;
}
