/** This browser's part in a fair deal (docs/fairness.md): a nonce, committed to before the deal and told in it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { randomHex } from "./random";
import { recall, remember } from "./store";
import type { TableInfo } from "./wire";

const NONCE_BYTES = 32;
const KEPT = 60;

/** What this browser saw before a deal: the proof needs it afterwards. */
export interface Witness {
  /** The server's commitment, as it was published before the deal. */
  commitment: string;
  nonce: string;
  table: string;
  /** Milliseconds since 1970. */
  seen: number;
}

function witnesses(): Witness[] {
  const kept = recall<Witness[]>("witness", []);
  return Array.isArray(kept) ? kept : [];
}

/** What this browser remembers of the match with this commitment. */
export function witness(commitment: string): Witness | null {
  return witnesses().find((one) => one.commitment === commitment) ?? null;
}

function nonceFor(commitment: string, table: string): string {
  const kept = witness(commitment);
  if (kept) return kept.nonce;
  const made = { commitment, nonce: randomHex(NONCE_BYTES), table, seen: Date.now() };
  remember("witness", [...witnesses(), made].slice(-KEPT));
  return made.nonce;
}

/** The commitment to show at a table: that of its match, also when it is over, until the next is dealt; none at a lesson. */
export function shownCommitment(table: TableInfo): string {
  return (table.phase === "finished" ? table.last?.commitment : null) ?? table.fair?.commitment ?? "";
}

export type FairRequest = { type: "commit"; hash: string } | { type: "nonce"; nonce: string };

/** Looks at each state of the table and says what has to be sent for the fair deal, once each. */
export class FairPart {
  readonly #sent = new Set<string>();

  next(table: TableInfo, seat: number | null): FairRequest | null {
    if (seat === null || table.fair === null) {
      this.#sent.clear();
      return null;
    }
    const { commitment, commitments, nonces } = table.fair;
    if (table.phase === "lobby" || table.phase === "finished") {
      const hash = bytesToHex(sha256(hexToBytes(nonceFor(commitment, table.code))));
      return commitments[seat] !== hash && this.#once(`commit ${commitment} ${seat}`)
        ? { type: "commit", hash }
        : null;
    }
    if (table.phase !== "dealing" || !commitments[seat] || nonces[seat]) return null;
    const nonce = witness(commitment)?.nonce;
    return nonce && this.#once(`nonce ${commitment} ${seat}`) ? { type: "nonce", nonce } : null;
  }

  /** It did not arrive: it may be sent again with the next state of the table. */
  again(): void {
    this.#sent.clear();
  }

  #once(what: string): boolean {
    if (this.#sent.has(what)) return false;
    this.#sent.add(what);
    return true;
  }
}
