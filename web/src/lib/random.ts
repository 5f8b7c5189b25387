import { bytesToHex } from "@noble/hashes/utils.js";

/** Random bytes as hex. `crypto.randomUUID` does not exist on plain http, as in a home network. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
