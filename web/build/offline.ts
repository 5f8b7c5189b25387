/**
 * Lays what plays without a server beside the client: Python in WebAssembly, and the engine as a zip. Both have their
 * version in their path, so that what a browser keeps of them stays true.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";
import { zip } from "./zip.ts";

const PYODIDE = resolve(import.meta.dirname, "../node_modules/pyodide");
const CACHE = resolve(import.meta.dirname, "../node_modules/.cache/lastcard");
const SOURCE = resolve(import.meta.dirname, "../../src");
/** What a browser loads of the package, in this order. */
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** What tables on a device never import, and texts that the client has already or that are for the terminal. */
const LEFT_OUT =
  /^lastcard\/((fast|lab|server|cli|rl|train|words)\/|learnt\/(critic\.weights|quick\.py)|__main__\.py|locale\/\w+\/(?!refusals|server|game|decks|try))/;
const ENGINE = /\.(py|toml|md|ftl|weights)$/;
const VIRTUAL = "virtual:offline";
/** Of eleven: the highest takes a minute for what is two per cent smaller. */
const QUALITY = 9;

interface File {
  path: string;
  content: Buffer;
}

async function engine(): Promise<File> {
  const names = (await readdir(SOURCE, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const kept = names.filter((name) => ENGINE.test(name) && !LEFT_OUT.test(name));
  const texts = await Promise.all(
    kept.sort().map(async (name) => [name, await readFile(join(SOURCE, name))] as const),
  );
  const content = zip(new Map(texts));
  return { path: `engine-${digest(content)}.zip`, content };
}

async function python(): Promise<File[]> {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")) as { version: string };
  return await Promise.all(
    FILES.map(async (name) => ({
      path: `pyodide-${version}/${name}`,
      content: await readFile(join(PYODIDE, name)),
    })),
  );
}

/** As small as it gets, made once for each content. */
async function compressed(content: Buffer): Promise<Buffer> {
  const kept = join(CACHE, `${digest(content)}.br`);
  try {
    return await readFile(kept);
  } catch {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const made = await promisify(brotliCompress)(content, { params });
    await mkdir(CACHE, { recursive: true });
    await writeFile(kept, made);
    return made;
  }
}

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** The files, and for the worker (`virtual:offline`) their names and sizes. */
export function offline(): Plugin {
  let files: Promise<File[]> | undefined;
  const all = (): Promise<File[]> =>
    (files ??= Promise.all([python(), engine()]).then((found) => found.flat()));
  return {
    name: "lastcard-offline",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const sizes = await Promise.all(
        (await all()).map(async ({ path, content }) => ({
          path,
          size: content.length,
          packed: (await compressed(content)).length,
        })),
      );
      // Nothing has to be installed: what the engine needs is in the standard library.
      const { info } = JSON.parse(await readFile(join(PYODIDE, "pyodide-lock.json"), "utf8")) as {
        info: object;
      };
      const lock = { info, packages: {} };
      return `export const FILES = ${JSON.stringify(sizes)};\nexport const LOCK = ${JSON.stringify(lock)};`;
    },
    async writeBundle({ dir = "" }) {
      for (const { path, content } of await all()) {
        const name = join(dir, "offline", path);
        await mkdir(join(name, ".."), { recursive: true });
        await writeFile(name, content);
        if (!path.endsWith(".zip")) await writeFile(`${name}.br`, await compressed(content));
      }
    },
  };
}
