import { expect, test } from "vitest";
import { magnified } from "./size";

test.each([
  [1920, 1080, 1.8],
  [1280, 720, 1.2],
  [3840, 2160, 3.6],
  [1040, 1600, 1],
])("a screen of %i by %i is filled, and nothing is smaller than the table needs", (width, height, scale) => {
  const found = magnified(width, height);
  expect(found.scale).toBeCloseTo(scale);
  expect(found.width * found.scale).toBeCloseTo(width);
  expect(found.height * found.scale).toBeCloseTo(height);
});
