/** localStorage that never throws: private windows and full disks lose memory with the page, not the game. */

const PREFIX = "lastcard.";

/** What the browser would not keep. */
const unkept = new Map<string, string>();

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing is kept, nothing has to go.
  }
}
