/** What clicks send: UNO above all, which must count however early it comes. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "../lib/session.svelte";
import type { Choices } from "../lib/wire";
import type { Acting } from "./acting.svelte";
import type { Desk } from "./desk.svelte";
import { emptyTable } from "./steps";

const NONE: Choices = {
  play: [],
  bluffs: [],
  aims: [],
  together: {},
  say: [],
  catch: [],
  discard: null,
  penalties: {},
};
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

describe("house rules", () => {
  const put = (
    changes: Partial<Choices>,
    options: Record<string, string> = {},
    hand = ["r5", "b5", "r7"],
  ) => {
    session.choices = { ...NONE, ...changes };
    session.view = {
      ...emptyTable(3, 0),
      hand,
      counts: [hand.length, 7, 7],
      pending: "turn",
      asked: [0],
    };
    session.table = { options: { uno: "call", ...options } } as unknown as Session["table"];
  };

  test("several cards wait until they are put down, with UNO if one is left (HOUSE.multi)", () => {
    put({ play: ["r5"], together: { r5: ["b5"] } });
    acting.card(CARD);
    acting.card({ code: "b5", key: "b5#1" });
    expect(moves()).toEqual([]);
    acting.uno();
    acting.put(desk.gathered);
    expect(moves()).toEqual(["play r5 b5 uno"]);
  });

  test("a card let go over the pile takes along what was gathered (HOUSE.multi)", () => {
    const blue = { code: "b5", key: "b5#1" };
    const choices = { play: ["r5"], together: { r5: ["b5"] } };
    put(choices, { multi: "number" });
    acting.join(blue, CARD);
    expect(desk.gathered).toEqual([CARD, blue]);
    acting.drop(blue);
    expect(moves()).toEqual(["play r5 b5"]);
  });

  test("a card let go over the pile alone is played alone, and what does not go is explained", () => {
    put({ play: ["r5"], together: { r5: ["b5"] } }, { multi: "number" });
    acting.drop({ code: "r7", key: "r7#1" });
    acting.join({ code: "r7", key: "r7#1" }, CARD);
    expect(vi.mocked(session.ask).mock.calls).toEqual([["play r7"], ["play r5 r7"]]);
    acting.drop(CARD);
    expect(moves()).toEqual(["play r5"]);
  });

  test("where cards are played one by one, one on another means nothing", () => {
    put({ play: ["r5"] });
    acting.join({ code: "b5", key: "b5#1" }, CARD);
    expect(desk.gathered).toEqual([]);
    expect(session.ask).not.toHaveBeenCalled();
  });

  test("jumping in plays the card that is offered, and only out of turn (HOUSE.jump-in)", () => {
    put({ play: ["r5"], together: { r5: ["r5"] } });
    acting.jump();
    expect(moves()).toEqual([]);
    session.view = { ...(session.view as object), asked: [1] } as Session["view"];
    acting.jump();
    expect(moves()).toEqual(["play r5"]);
  });

  test("a 7 names a player, unless it is the last card (HOUSE.seven)", () => {
    const seven = { code: "r7", key: "r7#1" };
    put({ play: ["r7"], aims: ["r7"] });
    acting.card(seven);
    expect(desk.choosing).toEqual([seven]);
    void acting.play(desk.choosing, null, 1);
    expect(moves()).toEqual(["play r7 @Beto"]);
    expect(acting.aims([seven, { code: "b7", key: "b7#1" }, CARD])).toBe(false);
  });

  test("a card is played out of turn when it is offered (HOUSE.jump-in)", () => {
    put({ play: ["r5"] });
    session.view = { ...(session.view as object), asked: [1] } as Session["view"];
    acting.card(CARD);
    expect(moves()).toEqual(["play r5"]);
  });

  test("what does not go is explained, or can be tried (HOUSE.misplay)", () => {
    put({ play: ["b5"] });
    acting.card(CARD);
    expect(session.ask).toHaveBeenCalledWith("play r5");
    put({ play: ["b5"] }, { misplay: "2" });
    acting.card(CARD);
    expect(desk.choosing).toEqual([CARD]);
    expect(acting.isTry(desk.choosing)).toBe(true);
    void acting.play(desk.choosing, null, null);
    expect(moves()).toEqual(["play r5"]);
  });

  test("a 7 that is only tried names a player all the same", () => {
    put({ play: [] }, { misplay: "2", "seven-zero": "both" });
    expect(acting.aims([{ code: "r7", key: "r7#1" }])).toBe(true);
    expect(acting.aims([CARD])).toBe(false);
  });

  test("UNO is not said with the card where it comes after (HOUSE.uno-after)", () => {
    put({ play: ["r5"] }, { uno: "after" }, ["r5", "r6"]);
    acting.uno();
    acting.card(CARD);
    acting.uno();
    expect(session.ask).toHaveBeenCalledWith("uno");
    expect(moves()).toEqual(["play r5", "uno"]);
  });

  test("where nobody says UNO nothing is said", () => {
    put({ play: ["r5"] }, { uno: "off" }, ["r5", "r6"]);
    acting.uno();
    expect(session.ask).not.toHaveBeenCalled();
  });
});
