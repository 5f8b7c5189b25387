/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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
        .replaceAll("__SHELL__", JSON.stringify(kept.map((name) => `/${name}`)))
        .replaceAll("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/lastcard/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows nothing inline, and no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: { index: resolve(here, "index.html"), sw: resolve(here, "src/app/sw.ts") },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [here, locale] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The limit is for tests that hang: pytest runs beside them, and takes every core.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
