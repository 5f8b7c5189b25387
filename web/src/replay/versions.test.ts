import { expect, test, vi } from "vitest";
import { type Header } from "./chain";
import { hashOf } from "./fair";
import { type JsonObject, canonical } from "./json";
import { Troubled } from "./trouble";
import vectors from "./vectors.json";
import { verify } from "./verify";
import { asPlayed } from "./versions";

/** As if the editions had moved on: a version that says what the one before played by. */
vi.mock("../lib/facts", async (original) => ({
  ...(await original()),
  VERSIONS: {
    usa: { 1: { stars: "few" }, 2: {} },
    hp: { 1: {}, 7: {} },
    jackpot: { 1: {} },
    dice: { 1: {} },
  },
}));

const header = (about: Partial<Header>): Header => ({
  edition: "usa",
  version: 1,
  players: ["Ana", "Beto"],
  options: { drawn: "may" },
  deck: null,
  rules: null,
  bots: null,
  fair: null,
  prepared: false,
  context: {},
  ...about,
});

test("an earlier version plays options that came later as it did without them", () => {
  expect(asPlayed(header({})).options).toEqual({ drawn: "may", stars: "few" });
  expect(asPlayed(header({ version: 2, options: { stars: "many" } })).options).toEqual({ stars: "many" });
});

test.each([
  [{ version: 3 }, "version", { edition: "usa", given: "3", known: "1, 2" }],
  [{ edition: "hp", version: 1.5 }, "version", { edition: "hp", given: "1.5", known: "1, 7" }],
  [{ edition: "constructor" }, "edition", { edition: "constructor" }],
])("%j is not known", (about, code, told) => {
  expect(() => asPlayed(header(about))).toThrow(new Troubled(code, 1, told));
});

test.each(vectors.matches.filter(({ record }) => record[0]!.includes('"version": 1,')))(
  "$name is still verified",
  async ({ record }) => {
    const { result, first } = await verify(record.map((line) => `${line}\n`).join(""), {
      replay: null,
      remembered: () => null,
    });
    expect([result, first]).toEqual(["partly", null]);
  },
);

test("a record of a version that is not there yet says so", async () => {
  let before = "";
  const lines = vectors.matches[0]!.record.map((line, at) => {
    const { hash: _old, ...data } = JSON.parse(line) as JsonObject;
    const changed = at ? data : { ...data, version: 3 };
    before = hashOf(before + canonical(changed));
    return `${JSON.stringify({ ...changed, hash: before })}\n`;
  });
  const { result, first } = await verify(lines.join(""), { replay: null, remembered: () => null });
  expect([result, first?.code, first?.about["known"]]).toEqual(["broken", "version", "1, 2"]);
});
