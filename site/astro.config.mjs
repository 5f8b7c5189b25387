import { readFileSync } from "node:fs";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

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
    starlight({
      title: "Lastcard",
      favicon: "/favicon.svg",
      logo: { src: "./public/favicon.svg", alt: "" },
      locales: { root: { label: "English", lang: "en" }, es: { label: "Español", lang: "es" } },
      sidebar: contents,
      components: { Hero: "./src/components/Front.astro" },
      customCss: ["../web/src/tokens.css", "./src/styles/site.css"],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        themes: ["github-dark", "github-light"],
        shiki: { langAlias: { pycon: "python", caddyfile: "nginx" } },
      },
    }),
  ],
});
