import { DomainError } from '../../errors';
import { archiveError, FAULTS } from './archiveErrors';
import { createCrc, splitIntoPieces, transform, type ByteSource } from './streams';

/** A part of a ZIP archive, as the end of the archive lists it. */
export interface ZipPart {
  name: string;
  /** Where its head begins. */
  offset: number;
  /** Bytes in the archive, and decompressed. */
  packed: number;
  size: number;
  crc: number;
  method: number;
}

const HEAD_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;
/** What is read to find the end: it can be followed by a comment, and preceded by those of ZIP64. */
const TAIL_BYTES = 20 + END_BYTES + 65_535;
const END64_BYTES = 56;
/** Maximum bytes of the list of parts: a million with names of 60 characters. */
const MAX_LIST_BYTES = 128 * 1024 ** 2;
const STORED = 0;
const DEFLATED = 8;

const damaged = () => archiveError(FAULTS.damaged);

/** Reads the bytes from `start` to `end` into memory. */
const readRange = async (source: ByteSource, start: number, end: number): Promise<DataView> => {
  if (start < 0 || end > source.size || end < start) throw damaged();
  const bytes = new Uint8Array(end - start);
  let at = 0;
  for await (const chunk of source.read(start, end)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (at < bytes.length) throw damaged();
  return new DataView(bytes.buffer);
};

const getText = (view: DataView, at: number, length: number) =>
  new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));

const getNumber = (view: DataView, at: number): number => {
  const number = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(number)) throw damaged();
  return number;
};

/** Returns where the list of parts is. */
const findList = async (source: ByteSource): Promise<{ start: number; end: number; count: number }> => {
  const first = Math.max(0, source.size - TAIL_BYTES);
  const tail = await readRange(source, first, source.size);
  let at = tail.byteLength - END_BYTES;
  const isEnd = () =>
    tail.getUint32(at, true) === 0x06_05_4b_50 && at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength;
  while (at >= 0 && !isEnd()) at--;
  if (at < 0) throw archiveError(FAULTS.cutOff);
  const count = tail.getUint16(at + 10, true);
  const start = tail.getUint32(at + 16, true);
  const hasLocator = at >= 20 && tail.getUint32(at - 20, true) === 0x07_06_4b_50;
  if (!hasLocator) return { start, end: start + tail.getUint32(at + 12, true), count };
  const place = getNumber(tail, at - 12);
  const end = await readRange(source, place, place + END64_BYTES);
  if (end.getUint32(0, true) !== 0x06_06_4b_50) throw damaged();
  const start64 = getNumber(end, 48);
  return { start: start64, end: start64 + getNumber(end, 40), count: getNumber(end, 32) };
};

/** The numbers of the ZIP64 field of a listed part, in their order. */
const getZip64 = (list: DataView, start: number, length: number): (() => number) => {
  for (let at = start; at + 4 <= start + length;) {
    const size = list.getUint16(at + 2, true);
    if (list.getUint16(at, true) === 1) {
      let next = at + 4;
      const end = Math.min(next + size, start + length);
      return () => {
        if (next + 8 > end) throw damaged();
        next += 8;
        return getNumber(list, next - 8);
      };
    }
    at += 4 + size;
  }
  return () => {
    throw damaged();
  };
};

const parseList = (list: DataView, count: number): ZipPart[] => {
  const parts: ZipPart[] = [];
  for (let at = 0; parts.length < count;) {
    if (list.getUint32(at, true) !== 0x02_01_4b_50) throw damaged();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => list.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const next64 = getZip64(list, at + LISTED_BYTES + nameLength, extraLength);
    const getField = (field: number) => {
      const number = list.getUint32(at + field, true);
      return number === 0xff_ff_ff_ff ? next64() : number;
    };
    const size = getField(24);
    const packed = getField(20);
    const offset = getField(42);
    parts.push({
      name: getText(list, at + LISTED_BYTES, nameLength),
      offset,
      packed,
      size,
      crc: list.getUint32(at + 16, true),
      method: list.getUint16(at + 10, true),
    });
    at += LISTED_BYTES + nameLength + extraLength + commentLength;
  }
  return parts;
};

/**
 * Reads the list of parts at the end of a ZIP archive, by name. Throws INVALID if it is none, if its end is missing, or
 * if the list is damaged.
 */
export async function readZipList(source: ByteSource): Promise<Map<string, ZipPart>> {
  const isZip = source.size >= 4 && (await readRange(source, 0, 4)).getUint32(0, true) === 0x04_03_4b_50;
  if (!isZip) throw archiveError(FAULTS.notArchive);
  const { start, end, count } = await findList(source);
  if (end - start > MAX_LIST_BYTES) throw damaged();
  const list = await readRange(source, start, end);
  try {
    return new Map(parseList(list, count).map((part) => [part.name, part]));
  } catch (error) {
    // The list ends within a part.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

/**
 * Yields the decompressed bytes of a part. Throws INVALID if they are damaged, or more than the archive lists, before
 * more of them are decompressed.
 */
export async function* readZipPart(source: ByteSource, part: ZipPart): AsyncGenerator<Uint8Array> {
  const head = await readRange(source, part.offset, part.offset + HEAD_BYTES);
  if (head.getUint32(0, true) !== 0x04_03_4b_50) throw damaged();
  const start = part.offset + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const end = start + part.packed;
  if (end > source.size || ![STORED, DEFLATED].includes(part.method)) throw damaged();
  const packed = splitIntoPieces(source.read(start, end));
  const chunks = part.method === STORED ? packed : transform(packed, new DecompressionStream('deflate-raw'));
  const crc = createCrc();
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > part.size) throw damaged();
      crc.add(chunk);
      yield chunk;
    }
  } catch (error) {
    // Platforms have different errors for bytes that can't be decompressed.
    throw error instanceof DomainError ? error : damaged();
  }
  if (size !== part.size || crc.digest() !== part.crc) throw damaged();
}
