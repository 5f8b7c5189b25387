/// <reference types="vitest/config" />
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = import.meta.dirname;
const locale = resolve(here, "../src/lastcard/locale");

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lastcard/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows nothing inline, and no data: addresses
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
  },
  server: {
    fs: { allow: [here, locale] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // The limit is for tests that hang: pytest runs beside them, and takes every core.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
