import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
const web = "/work/main/web";
export default defineConfig({
  root: process.env.W2_ROOT ?? web, configFile: false,
  plugins: [svelte({ configFile: web + "/svelte.config.js" })],
  resolve: { alias: { $lib: web + "/src/lib", $locale: "/work/main/src/lastcard/locale" } },
  publicDir: web + "/public",
  build: { outDir: process.env.W2_OUT ?? "/tmp/w2/dist", emptyOutDir: true, assetsInlineLimit: 0, minify: false,
    rollupOptions: { input: process.env.W2_INPUT ?? web + "/.w2/harness.html" } },
  preview: { port: 5142, strictPort: true, host: "127.0.0.1", headers: { "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'" }, proxy: { "/api": { target: "http://127.0.0.1:8142", ws: true } } },
});
