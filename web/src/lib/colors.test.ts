import { beforeAll, expect, test, vi } from "vitest";
import { EDITION_COLORS } from "./facts";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { needs } = await import("./i18n.svelte");
  await needs("game");
});

test("a colour is chosen by its initial in the language that is spoken", async () => {
  const { i18n } = await import("./i18n.svelte");
  const { colorKey, colorOfKey } = await import("./colors");
  const { hp, usa } = EDITION_COLORS;
  expect(usa.map(colorKey)).toEqual(["R", "W", "B", "S"]);
  expect(colorOfKey("b", hp)).toBe("b");
  await i18n.set("es");
  expect(hp.map(colorKey)).toEqual(["R", "A", "V", "Z"]);
  expect(usa.map(colorKey)).toEqual(["R", "B", "Z", "P"]);
  expect(colorOfKey("a", hp)).toBe("y");
  expect(colorOfKey("Z", hp)).toBe("b");
  expect(colorOfKey("b", usa)).toBe("w");
  expect(colorOfKey("b", hp)).toBeUndefined();
});
