/** A zip file of texts, the same bytes for the same texts. */
import { crc32, deflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;
/** The first day that a zip file knows. */
const DATE = 0x21;

export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const title = Buffer.from(name);
    // version, flags, method, time, date, checksum, sizes, length of the name, of what follows it
    const about = numbers([VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2], [crc32(content), 4]);
    const sizes = numbers([packed.length, 4], [content.length, 4], [title.length, 2], [0, 2]);
    const local = Buffer.concat([numbers([LOCAL, 4]), about, sizes, title, packed]);
    // comment, disk, attributes, and where the file begins
    const where = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(numbers([CENTRAL, 4], [VERSION, 2]), about, sizes, where, title);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = numbers([0, 2], [0, 2], [files.size, 2], [files.size, 2]);
  const end = numbers([END, 4]);
  return Buffer.concat([...parts, central, end, counts, numbers([central.length, 4], [offset, 4], [0, 2])]);
}

function numbers(...values: [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntLE(value, 0, bytes);
      return written;
    }),
  );
}
