import { beforeEach, expect, test, vi } from "vitest";
import { DECKS } from "../lib/facts";
import type { CheckedDeck } from "../lib/http";

const answers: ((found: CheckedDeck) => void)[] = [];

vi.mock("../lib/editions", () => ({
  checkDeck: () => new Promise<CheckedDeck>((resolve) => answers.push(resolve)),
}));

const good: CheckedDeck = { deck: DECKS.classic, toml: "toml", edition: null, problem: null };

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

test("two who want the deck before the server has looked at it both get it", async () => {
  const { bench } = await import("./bench.svelte");
  bench.change(DECKS.classic);
  const first = bench.good();
  const second = bench.good();
  await vi.waitFor(() => expect(answers).not.toHaveLength(0));
  for (const answer of answers) answer(good);
  expect((await second)?.toml).toBe("toml");
  expect((await first)?.toml).toBe("toml");
});
