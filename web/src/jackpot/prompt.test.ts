import { expect, test } from "vitest";
import { leverPrompt } from "./prompt";

test("the line above the hand follows the lever", () => {
  const names = ["Ana", "Beto"];
  expect(leverPrompt({ doing: "rest", seat: null }, names)).toBeNull();
  expect(leverPrompt({ doing: "waiting", seat: 0 }, names)).toEqual({ kind: "lever", about: {} });
  expect(leverPrompt({ doing: "reaching", seat: 1 }, names)).toEqual({
    kind: "wait-lever",
    about: { names: "Beto" },
  });
  expect(leverPrompt({ doing: "spinning", seat: 1 }, names)?.kind).toBe("spins");
  expect(leverPrompt({ doing: "stopped", seat: 1 }, names)).toBeNull();
});
