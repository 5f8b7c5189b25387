import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrCode } from "./qr";

/** What a camera would see: every square as four by four points. */
function seen({ size, path }: { size: number; path: string }): string {
  const wide = size * 4;
  const data = new Uint8Array(wide * wide * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let down = 0; down < 4; down += 1) {
      const from = (Number(y) * 4 + down) * wide + Number(x) * 4;
      for (let at = from; at < from + Number(run) * 4; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  return decodeQR({ width: wide, height: wide, data });
}

test.each([false, true])("a code says what was put into it (dense: %s)", (dense) => {
  const text = `https://example.org/profile#1;${"x".repeat(300)};Ana%20Mar%C3%ADa`;
  expect(seen(qrCode(text, dense))).toBe(text);
});
