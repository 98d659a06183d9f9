import { utf8ToBytes } from '@noble/hashes/utils.js';
import { createCrc, splitIntoPieces, transform } from './streams';

/** A part of a ZIP archive to write. */
export interface NewPart {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/** What the end of the archive says about a part. */
interface WrittenPart {
  name: Uint8Array;
  offset: number;
  packed: number;
  size: number;
  crc: number;
}

/** Numbers of 2, 4, or 8 bytes, the lowest byte first. */
type Fields = readonly (readonly [bytes: 2 | 4 | 8, value: number])[];

const pack = (fields: Fields): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

/** The lowest version that reads the archive: 4.5, because of ZIP64. */
const VERSION = 45;
/** Sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the first date that ZIP knows, so that the same content gives the same bytes. */
const DATE = 0x0021;
/** Stands for a number that is in the ZIP64 field. */
const IN_ZIP64 = 0xff_ff_ff_ff;

const KIND: Fields = [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATE],
  [2, 0],
  [2, DATE],
];

const packHead = (name: Uint8Array) =>
  pack([[4, 0x04_03_4b_50], ...KIND, [4, 0], [4, IN_ZIP64], [4, IN_ZIP64], [2, name.length], [2, 20]]);

/** The ZIP64 field of a head, whose sizes follow the bytes. */
const HEAD_FIELD = pack([
  [2, 1],
  [2, 16],
  [8, 0],
  [8, 0],
]);

const packDescriptor = ({ crc, packed, size }: WrittenPart) =>
  pack([
    [4, 0x08_07_4b_50],
    [4, crc],
    [8, packed],
    [8, size],
  ]);

const packListed = ({ name, crc, packed, size, offset }: WrittenPart): Uint8Array[] => [
  pack([
    [4, 0x02_01_4b_50],
    [2, VERSION],
    ...KIND,
    [4, crc],
    [4, IN_ZIP64],
    [4, IN_ZIP64],
    [2, name.length],
    [2, 28],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, IN_ZIP64],
  ]),
  name,
  pack([
    [2, 1],
    [2, 24],
    [8, size],
    [8, packed],
    [8, offset],
  ]),
];

const packEnd = (count: number, start: number, end: number): Uint8Array =>
  pack([
    [4, 0x06_06_4b_50],
    [8, 44],
    [2, VERSION],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, end - start],
    [8, start],
    [4, 0x07_06_4b_50],
    [4, 0],
    [8, end],
    [4, 1],
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, 0xff_ff)],
    [2, Math.min(count, 0xff_ff)],
    [4, Math.min(end - start, IN_ZIP64)],
    [4, Math.min(start, IN_ZIP64)],
    [2, 0],
  ]);

/**
 * Yields a ZIP archive with the parts, compressed. It is ZIP64, so it can have any number of parts of any size, none of
 * which is in memory as a whole.
 */
export async function* writeZip(parts: AsyncIterable<NewPart>): AsyncGenerator<Uint8Array> {
  const written: WrittenPart[] = [];
  let offset = 0;
  const count = (bytes: Uint8Array) => {
    offset += bytes.length;
    return bytes;
  };

  for await (const { name: text, chunks } of parts) {
    const name = utf8ToBytes(text);
    const part: WrittenPart = { name, offset, packed: 0, size: 0, crc: 0 };
    for (const bytes of [packHead(name), name, HEAD_FIELD]) yield count(bytes);
    const crc = createCrc();
    const measured = async function* () {
      for await (const piece of splitIntoPieces(chunks)) {
        crc.add(piece);
        part.size += piece.length;
        yield piece;
      }
    };
    for await (const packed of transform(measured(), new CompressionStream('deflate-raw'))) {
      part.packed += packed.length;
      yield count(packed);
    }
    part.crc = crc.digest();
    yield count(packDescriptor(part));
    written.push(part);
  }
  const start = offset;
  for (const part of written) for (const bytes of packListed(part)) yield count(bytes);
  yield packEnd(written.length, start, offset);
}
