/** A browser that keeps nothing takes part in a fair deal all the same. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test, vi } from "vitest";
import { FairPart } from "./fairness";
import type { TableInfo } from "./wire";

function table(phase: TableInfo["phase"], promised: string | null): TableInfo {
  const fair = { commitment: "c0", commitments: [promised], nonces: [null] };
  return { code: "ABCDEF", phase, fair } as unknown as TableInfo;
}

test("the nonce that was promised is sent, where nothing can be stored", () => {
  const refuse = (): never => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const part = new FairPart();
  const promise = part.next(table("lobby", null), 0);
  if (promise?.type !== "commit") throw new Error("nothing promised");
  const sent = part.next(table("dealing", promise.hash), 0);
  if (sent?.type !== "nonce") throw new Error("nothing sent");
  expect(bytesToHex(sha256(hexToBytes(sent.nonce)))).toBe(promise.hash);
});
