/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./build/offline.ts";

const here = import.meta.dirname;
const locale = resolve(here, "../src/lastcard/locale");

/** Tells the service worker which files it keeps, and gives each set of them a name of its own. */
function shell(): Plugin {
  return {
    name: "lastcard-shell",
    enforce: "post",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      const page = bundle["index.html"];
      if (worker?.type !== "chunk" || page?.type !== "asset")
        throw new Error("no service worker, or no page");
      const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const kept = ["index.html", "manifest.webmanifest", "favicon.svg", "icons/192.png", ...hashed.sort()];
      const version = createHash("sha256").update(page.source).update(kept.join()).update(worker.code);
      worker.code = worker.code
        .replaceAll("__SHELL__", JSON.stringify(kept))
        .replaceAll("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
    },
  };
}

const SMALLEST_TO_COMPRESS = 400;

/** Lays what is built beside itself once more, as small as it gets: Brotli takes time that a server has not. */
function brotli(): Plugin {
  const compressed = promisify(brotliCompress);
  return {
    name: "lastcard-brotli",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.values(bundle).map((file): [string, Buffer] => [
        file.fileName,
        Buffer.from(file.type === "chunk" ? file.code : file.source),
      ]);
      const large = texts.filter(([, content]) => content.length >= SMALLEST_TO_COMPRESS);
      await Promise.all(
        large.map(async ([name, content]) => {
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(join(dir, `${name}.br`), await compressed(content, { params }));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), offline(), shell(), brotli()],
  worker: { format: "es", plugins: () => [offline()] },
  build: {
    outDir: "../src/lastcard/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows nothing inline, and no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: { index: resolve(here, "index.html"), sw: resolve(here, "src/app/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // A shared file is named after everything that shares it: too long to be sent with every list of files.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, "")}-[hash][extname]`,
        // Every answer has 600 bytes of headers: what is small comes with its neighbours.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: (id) => !id.endsWith("/app/sw.ts"), priority: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here, locale] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The limit is for tests that hang: pytest runs beside them, and takes every core.
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/vitest-setup.ts"], testTimeout: 120_000 },
});
