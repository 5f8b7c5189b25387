/** The way to a table, on the server or on this device. */
import { isHere } from "./here";
import { Link, type LinkEvents } from "./link";
import type { ClientMessage } from "./wire";

export interface Line {
  send(message: ClientMessage): void;
  settled(): void;
  close(): void;
}

export function connect(code: string, events: LinkEvents): Line {
  if (!isHere(code)) return new Link(`/api/tables/${encodeURIComponent(code)}/socket`, events);
  const line = import("../offline/device.svelte").then(({ HereLink }) => new HereLink(code, events));
  return {
    send: (message) => void line.then((link) => link.send(message)),
    settled: () => undefined,
    close: () => void line.then((link) => link.close()),
  };
}
