import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

async function told(code: string, message: string): Promise<string> {
  const { RefusalError } = await import("./refusal");
  return new RefusalError({ code, rule: "TURN.match", message }).refusal.message;
}

test("cards have their names, and the rule is no part of the sentence", async () => {
  const message =
    "r1 does not fit on sS: it takes silver, the same number or symbol, or a wild. [TURN.match]";
  expect(await told("does-not-fit", message)).toBe(
    "Red 1 does not fit on silver Skip: it takes silver, the same number or symbol, or a wild.",
  );
});

test("what a person wrote stays as it is", async () => {
  expect(await told("name-taken", "The name r1 is taken.")).toBe("The name r1 is taken.");
});
