import { describe, expect, it } from "vitest";
import { packed, unpacked } from "./link";

describe("a deck in a link", () => {
  it("comes out as it went in", async () => {
    for (const text of ["x", 'name = "ñandú"\n[cards]\n"+2" = 4\n', "0123456789".repeat(1600)]) {
      const link = await packed(text);
      expect(link).toMatch(/^#deck=[\w-]+$/);
      expect(await unpacked(link)).toBe(text);
    }
  });

  it("is short", async () => {
    const text = Array.from({ length: 40 }, (_, at) => `${at} = 2`).join("\n");
    expect((await packed(text)).length).toBeLessThan(text.length);
  });

  it("is none where there is none", async () => {
    for (const other of ["", "#", "#main", "#deck", "?deck=abc"]) expect(await unpacked(other)).toBeNull();
  });

  it("is damaged where nothing can be made of it", async () => {
    const good = await packed("hello, this is a deck");
    const hostile = [
      "#deck=",
      "#deck=<script>",
      "#deck=AAAA%20",
      good.slice(0, -6),
      `#deck=${"A".repeat(30_000)}`,
      "#deck=-_-vAQA", // bytes that are no text
    ];
    for (const link of hostile) expect(await unpacked(link), link.slice(0, 40)).toBe("");
  });

  it("does not unpack what is too large", async () => {
    expect(await unpacked(await packed("a".repeat(10_000_000)))).toBe("");
    expect(await unpacked(await packed("a".repeat(16_384)))).toHaveLength(16_384);
  });
});
