/** Chance that everyone can check afterwards: docs/fairness.md tells the whole procedure. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonical, type Json } from "./json";

export const SECRET_BYTES = 32;
const WORDS = 2 ** 32;

/** Gives the next whole number of a stream, from 0 up to and without its argument. */
export type Below = (bound: number) => number;

export function isHex(text: unknown): text is string {
  return typeof text === "string" && /^(?:[0-9a-f]{2})*$/.test(text);
}

/** What is published before the deal: the SHA-256 of bytes that are given in hex. */
export function commitment(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The SHA-256 of a text. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The key of a match, from the secret, what was agreed, and every player's nonce. */
export function fairKey(secret: string, context: Json, nonces: (string | null)[]): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(canonical({ context, nonces })));
}

/** HMAC-SHA256(key, label ‖ counter) as 32-bit words; whole numbers by rejection. */
export class Fair {
  private key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = key;
  }

  stream(label: string): Below {
    const name = utf8ToBytes(label);
    let counter = 0n;
    let block = new DataView(new ArrayBuffer(0));
    let at = 0;
    const word = (): number => {
      if (at === block.byteLength) {
        const count = new DataView(new ArrayBuffer(8));
        count.setBigUint64(0, counter++);
        const made = hmac(sha256, this.key, concatBytes(name, new Uint8Array(count.buffer)));
        block = new DataView(made.buffer, made.byteOffset, made.byteLength);
        at = 0;
      }
      at += 4;
      return block.getUint32(at - 4);
    };
    return (bound) => {
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const number = word();
        if (number < limit) return number % bound;
      }
    };
  }

  /** Fisher–Yates, downwards. */
  shuffle<T>(label: string, items: readonly T[]): T[] {
    return this.mix(label, items, items.length - 1);
  }

  /** The first `count` places of the same shuffle, from the end. */
  sample<T>(label: string, items: readonly T[], count: number): T[] {
    return this.mix(label, items, count)
      .slice(items.length - count)
      .reverse();
  }

  /** One side of each die, in the order of the dice. */
  throw<T>(label: string, dice: readonly (readonly T[])[]): T[] {
    const below = this.stream(label);
    return dice.map((die) => die[below(die.length)]!);
  }

  private mix<T>(label: string, items: readonly T[], swaps: number): T[] {
    const order = [...items];
    const below = this.stream(label);
    for (let last = order.length - 1; last > order.length - 1 - swaps; last--) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}
