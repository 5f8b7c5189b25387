import { beforeAll, expect, test, vi } from "vitest";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { needs } = await import("./i18n.svelte");
  await needs("game", "web");
});

test("cards have faces, names and points", async () => {
  const { cardName, face, faceName, points } = await import("./cards");
  expect(face("b+2")).toEqual({ color: "b", symbol: "+2", wild: false });
  expect(face("W4:r")).toEqual({ color: "r", symbol: "W4", wild: true });
  expect(face("W")).toEqual({ color: null, symbol: "W", wild: true });
  expect(["r5", "b+2", "W4", "W4:r", "??"].map(cardName)).toEqual([
    "red 5",
    "blue Draw Two",
    "Wild Draw Four",
    "Wild Draw Four (red)",
    "a hidden card",
  ]);
  expect(faceName("4")).toBe("4");
  expect(["r0", "g9", "yS", "bJ", "WJ"].map(points)).toEqual([0, 9, 20, 40, 50]);
});

test("a hand is sorted by the edition's colours, wilds last", async () => {
  const { sorted } = await import("./cards");
  expect(sorted(["W4", "sR", "w0", "s3", "W", "r+2", "r9"], ["r", "w", "b", "s"])).toEqual([
    "r9",
    "r+2",
    "w0",
    "s3",
    "sR",
    "W",
    "W4",
  ]);
});

test("events become sentences with chips, told to whom they are about", async () => {
  const { plain, ruleText, sentence } = await import("./sentences");
  const names = ["Ana", "Beto"];
  expect(sentence(["played", 1, ["W4"], null, "b"], names, 0)).toEqual([
    { text: "Beto plays " },
    { card: "W4:b" },
    { text: "." },
  ]);
  const say = (...event: Parameters<typeof sentence>) => plain(sentence(...event) ?? []);
  expect(say(["played", 0, ["r5"], null, null], names, 0)).toBe("You play red 5.");
  expect(say(["drew", 1, ["??", "??"], null, null], names, 0)).toBe("Beto draws 2 cards.");
  expect(say(["drew", 0, ["r5", "b1"], null, null], names, 0)).toBe("You draw red 5, blue 1.");
  expect(say(["challenged", 1, [], 0, null], names, 0)).toBe("Beto challenges you.");
  expect(say(["named", 1, [], null, "g"], names, null)).toBe("Beto names green.");
  expect(say(["rolled", 1, ["*", "+1"], null, null], names, null)).toBe("Beto rolls wild star, plus one.");
  expect(sentence(["unheard-of", 0, [], null, null], names, 0)).toBeNull();
  expect(ruleText("draw-to 7")).toBe("draw up to 7 cards");
  expect(ruleText("act Hug the player with the most cards")).toBe("hug the player with the most cards");
  expect(ruleText("act Sing {$name} a song")).toBe("Sing {$name} a song");
});
