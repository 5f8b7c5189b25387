/** What is kept in this browser of tables played without a server: their journals, and the records of matches. */

/** A line of a table's journal, or a match that is over. */
export type Kept = { code: string; number: number; line: unknown } | { record: StoredRecord };

/** As the engine writes it; `at` is when it was kept. */
export interface StoredRecord {
  id: string;
  code: string;
  text: string;
  bots: (string | null)[];
  at?: number;
}

const NAME = "lastcard";
const VERSION = 1;
/** Tables that one may still go back to. */
const MOST_TABLES = 20;
const MOST_RECORDS = 200;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("journal", { keyPath: ["code", "number"] });
      for (const [name, keyPath] of [
        ["tables", "code"],
        ["records", "id"],
      ] as const)
        request.result.createObjectStore(name, { keyPath }).createIndex("at", "at");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  return opened;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** Keep all of it or nothing; done when it is on the disk. */
export async function keep(all: readonly Kept[]): Promise<void> {
  if (all.length === 0) return;
  const work = (await database()).transaction(["journal", "tables", "records"], "readwrite", {
    durability: "strict",
  });
  const done = new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("not kept"));
  });
  const at = Date.now();
  for (const one of all) {
    if ("record" in one) {
      work.objectStore("records").put({ ...one.record, at });
      prune(work, "records", MOST_RECORDS);
    } else {
      // A line that is there already was written by another page, and counts.
      work.objectStore("journal").add(one);
      if (one.number === 0) {
        work.objectStore("tables").add({ code: one.code, at });
        prune(work, "tables", MOST_TABLES);
      }
    }
  }
  await done;
}

/** Forget the oldest. */
function prune(work: IDBTransaction, name: "tables" | "records", most: number): void {
  const store = work.objectStore(name);
  const counting = store.count();
  counting.onsuccess = () => {
    let over = counting.result - most;
    const walking = store.index("at").openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor || over <= 0) return;
      over -= 1;
      if (name === "tables") forgetJournal(work, String(cursor.primaryKey));
      cursor.delete();
      cursor.continue();
    };
  };
}

function forgetJournal(work: IDBTransaction, code: string): void {
  work.objectStore("journal").delete(IDBKeyRange.bound([code, 0], [code, Infinity]));
}

/** The journal of a table; nothing for one that is not here. */
export async function lines(code: string): Promise<unknown[]> {
  const store = (await database()).transaction("journal").objectStore("journal");
  const found: { line: unknown }[] = await answered(
    store.getAll(IDBKeyRange.bound([code, 0], [code, Infinity])),
  );
  return found.map(({ line }) => line);
}

/** A table that has ended is not come back to. */
export async function forget(code: string): Promise<void> {
  const work = (await database()).transaction(["journal", "tables"], "readwrite");
  forgetJournal(work, code);
  work.objectStore("tables").delete(code);
}

export async function record(id: string): Promise<StoredRecord | undefined> {
  return await answered((await database()).transaction("records").objectStore("records").get(id));
}

/** Every match that was played here, the last first. */
export async function records(): Promise<StoredRecord[]> {
  const found: StoredRecord[] = await answered(
    (await database()).transaction("records").objectStore("records").index("at").getAll(),
  );
  return found.reverse();
}
