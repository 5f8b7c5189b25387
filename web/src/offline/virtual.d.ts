/** Written by build/offline.ts. */
declare module "virtual:offline" {
  /** What has to be loaded, relative to the folder `offline` beside the client: its bytes, and those of a compressed transfer. */
  export const FILES: { path: string; size: number; packed: number }[];
  /** Pyodide's list of packages, with none in it. */
  export const LOCK: object;
}
