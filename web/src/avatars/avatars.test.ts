import { expect, test } from "vitest";
import { ANIMALS, avatarFor, avatarOfBot, avatarText, readAvatar, TINTS } from "./avatars";

test("an avatar is read back as it was written", () => {
  for (const animal of ANIMALS)
    for (let tint = 1; tint <= TINTS; tint++)
      expect(readAvatar(avatarText({ animal, tint }))).toEqual({ animal, tint });
});

test.each(["", "fox", "fox-0", "fox-9", "Fox-3", "unicorn-3", "fox-3\n", "toString-1"])(
  "%j is none",
  (text) => {
    expect(readAvatar(text)).toBeNull();
  },
);

test("who chose none has one by name, always the same", () => {
  expect(avatarFor("Ana María")).toEqual(avatarFor("ana_maría"));
  const found = new Set(
    ["Ana", "Beto", "Caro", "Dani", "Eva", "Fede"].map((name) => avatarText(avatarFor(name))),
  );
  expect(found.size).toBeGreaterThan(4);
});

test("no two bots at a table are alike", () => {
  const seats = Array.from({ length: 10 }, (_, seat) => avatarOfBot(seat).animal);
  expect(new Set(seats).size).toBe(10);
});
