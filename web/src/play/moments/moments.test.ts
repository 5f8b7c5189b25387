import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Moments } from "./moments.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only a few moments are seen at once, each for its time, and a hurry ends them all", () => {
  const moments = new Moments();
  for (let seat = 0; seat < 9; seat += 1) moments.show({ kind: "stamp", seat }, 800);
  expect(moments.shown.map(({ moment }) => "seat" in moment && moment.seat)).toEqual([6, 7, 8]);
  vi.advanceTimersByTime(800);
  expect(moments.shown).toEqual([]);
  moments.show({ kind: "slam", count: 4 }, 800);
  moments.dismiss();
  expect(moments.shown).toEqual([]);
  moments.show({ kind: "slam", count: 4 }, 0);
  expect(moments.shown).toEqual([]);
});
