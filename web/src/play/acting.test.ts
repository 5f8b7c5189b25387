/** What clicks send: UNO above all, which must count however early it comes. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../lib/session.svelte";
import type { Choices } from "../lib/wire";
import type { Acting } from "./acting.svelte";
import type { Desk } from "./desk.svelte";
import { emptyTable } from "./steps";

const NONE: Choices = { play: [], bluffs: [], say: [], catch: [], discard: null, penalties: {} };
const CARD = { code: "r5", key: "r5#1" };

let session: Session;
let desk: Desk;
let acting: Acting;
let arrive: () => void;

beforeEach(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
  const { Acting: Made } = await import("./acting.svelte");
  const { Desk: Laid } = await import("./desk.svelte");
  const view = { ...emptyTable(2, 0), hand: ["r5", "r6"], counts: [2, 7], pending: "turn", asked: [0] };
  session = {
    view,
    choices: { ...NONE, play: ["r5"] },
    you: 0,
    names: ["Ana", "Beto"],
    table: { options: { uno: "call" } },
    move: vi.fn(() => new Promise<void>((resolve) => (arrive = resolve))),
    ask: vi.fn(() => Promise.resolve(null)),
  } as unknown as Session;
  desk = new Laid();
  acting = new Made(session, desk, () => ["r", "y", "g", "b"]);
}, 60_000);

const moves = (): unknown[] => vi.mocked(session.move).mock.calls.map(([text]) => text);

test("an armed UNO goes with the card, once", () => {
  acting.uno();
  acting.card(CARD);
  acting.uno();
  expect(moves()).toEqual(["play r5 uno"]);
});

test("UNO right after the card, before the answer, is said behind it", () => {
  acting.card(CARD);
  acting.uno();
  expect(moves()).toEqual(["play r5", "uno"]);
});

test("UNO while the card is still flying is said too", async () => {
  acting.card(CARD);
  arrive();
  await vi.waitFor(() => expect(desk.sent).toBeNull());
  session.choices = null;
  session.view = { ...emptyTable(2, 0), hand: ["r6"], counts: [1, 7] };
  acting.uno();
  expect(moves()).toEqual(["play r5", "uno"]);
  expect(session.ask).not.toHaveBeenCalled();
});

test("UNO with a full hand is only asked about", () => {
  session.view = { ...emptyTable(2, 0), hand: ["r5", "r6", "r7"], counts: [3, 7] };
  acting.uno();
  expect(moves()).toEqual([]);
  expect(session.ask).toHaveBeenCalledWith("uno");
});
