import { expect, test } from "vitest";
import { pictureOf } from "./pictures";

const COLORS = ["r", "w", "b", "s"];
const texts = (option: string, value: string, colors = COLORS) =>
  pictureOf(option, value, colors).map(({ text }) => text);

test("a picture shows the value that is chosen, in the colours of the edition", () => {
  expect(texts("stack", "twos")).toEqual(["r+2", "w+2", "+4"]);
  expect(texts("stack", "up")).toEqual(["w+2", "W4", "+6"]);
  expect(texts("stack", "twos", ["y", "g"])).toEqual(["y+2", "g+2", "+4"]);
});

test("what is off is shown by an example", () => {
  expect(texts("stack", "off")).toEqual(texts("stack", "any"));
});

test("a number stands in it", () => {
  expect(texts("bomb", "3")).toContain("+3");
  expect(texts("target", "500")).toEqual(["crown", "500"]);
});

test("moods: held up, and not to be had", () => {
  expect(pictureOf("decline", "no", COLORS).map(({ mood }) => mood)).toEqual(["up", "no"]);
});

test("a deck of wilds alone leaves coloured cards out; what is unknown has no picture", () => {
  expect(texts("stack", "any", [])).toEqual(["W4", "+6"]);
  expect(texts("nothing", "on")).toEqual([]);
});
