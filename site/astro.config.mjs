import { readFileSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

/** Tables of Markdown always have a head; where it says nothing it is none, least of all to those who hear the page. */
const headless = {
  name: "lastcard-headless",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!name.endsWith(".html")) continue;
        const file = new URL(name, dir);
        const page = await readFile(file, "utf8");
        const told = page
          .replaceAll(/<thead><tr>(<th[^>]*><\/th>)+<\/tr><\/thead>/g, "")
          .replaceAll(/<th( [^>]*)?><\/th>/g, "<td$1></td>");
        if (told !== page) await writeFile(file, told);
      }
    },
  },
};

const contents = JSON.parse(readFileSync(new URL("./src/contents.json", import.meta.url), "utf8"));

// `make docs SITE=https://play.example BASE=/docs` writes it for that address; without them it lies at the root of a host.
const { SITE: site, BASE: base = "/" } = process.env;

export default defineConfig({
  ...(site ? { site } : {}),
  base,
  outDir: "../dist/docs",
  trailingSlash: "always",
  devToolbar: { enabled: false },
  integrations: [
    headless,
    starlight({
      title: "Lastcard",
      favicon: "/favicon.svg",
      logo: { src: "./public/favicon.svg", alt: "" },
      locales: { root: { label: "English", lang: "en" }, es: { label: "Español", lang: "es" } },
      sidebar: contents,
      components: { Hero: "./src/components/Front.astro" },
      // Tables of figures that scroll sideways can be reached by keyboard; those of cards can be played at.
      head: ["tables", "live"].map((name) => ({
        tag: "script",
        attrs: { type: "module", src: `${base.replace(/\/$/, "")}/${name}.js` },
      })),
      customCss: ["../web/src/tokens.css", "./src/styles/site.css"],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        themes: ["github-dark", "github-light"],
        shiki: { langAlias: { pycon: "python", caddyfile: "nginx" } },
        // What never scrolls sideways can be read on a phone, and by keyboard.
        defaultProps: { wrap: true },
      },
    }),
  ],
});
