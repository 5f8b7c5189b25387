/** QR codes. Loaded only where one is shown. */
import encodeQR from "qr";

export interface QrCode {
  /** Squares on each side, with the quiet edge. */
  size: number;
  /** The dark squares, each of them 1 by 1. */
  path: string;
}

/** Squares of quiet edge that readers ask for. */
const EDGE = 4;

/** A text as a QR code; `dense` where it is long and shown large, with less to mend what is smudged. */
export function qrCode(text: string, dense = false): QrCode {
  const rows = encodeQR(text, "raw", { border: EDGE, ecc: dense ? "low" : "medium" });
  return { size: rows.length, path: rows.map(rowPath).join("") };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const wide = x - from + 1;
    path += `M${from} ${y}h${wide}v1h-${wide}z`;
  }
  return path;
}
