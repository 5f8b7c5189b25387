import { expect, test } from "vitest";
import { clockText } from "./clock";

test.each([
  [0, "0:00"],
  [59, "0:59"],
  [60, "1:00"],
  [754, "12:34"],
  [7200, "120:00"],
])("%i seconds are %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
