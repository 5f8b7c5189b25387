import { expect, test } from "vitest";
import type { CardView, GameEvent } from "../lib/wire";
import { actingOut as actingIn } from "./acting";

const CLUCK = "act Cluck like a hen until your next turn";

function given(seat: number, card = CLUCK): GameEvent {
  return ["rule", seat, [], null, card];
}

function view(turn: number): CardView {
  return { turn, pending: "turn" } as CardView;
}

function actingOut(events: GameEvent[], now: CardView, seat: number): string | null {
  return actingIn(
    events.map((event) => ({ event })),
    now,
    seat,
  );
}

test("a card is acted out until its player's next turn", () => {
  expect(actingOut([given(1)], view(2), 1)).toBe(CLUCK);
  expect(actingOut([given(1)], view(2), 0)).toBeNull();
  expect(actingOut([given(1), ["played", 2, ["r5"], null, null]], view(0), 1)).toBe(CLUCK);
  expect(actingOut([given(1)], view(1), 1)).toBeNull();
  for (const kind of ["played", "passed", "kept", "lost-turn"]) {
    expect(actingOut([given(1), [kind, 1, [], null, null]], view(2), 1)).toBeNull();
  }
});

test("other cards are over when they are done, and all of them with the round", () => {
  expect(actingOut([given(1, "act Hug the player with the most cards")], view(2), 1)).toBeNull();
  expect(actingOut([given(1, "draw-to 7")], view(2), 1)).toBeNull();
  expect(actingOut([given(1, "act Canta hasta tu próximo turno")], view(2), 1)).not.toBeNull();
  expect(actingOut([given(1), ["shuffled", 0, [], null, null]], view(2), 1)).toBeNull();
});
