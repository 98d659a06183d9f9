import { say, type Sentence } from '#server/records/sentence';
import { createFileError } from '../errors';
import { getHead, getSlices, type YieldIfDue, type ByteSource } from './source';

/** Encodings of product files, named by labels of the WHATWG Encoding Standard. */
export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const HEAD_BYTES = 4096;

/** Magic bytes of files that are not product files. */
const SIGNATURES: readonly (readonly [bytes: number[], message: Sentence])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    say`The file is an old or password-protected Excel workbook, not a product file. Save it as .xlsx without a password, or as CSV, and try again.`,
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    say`The file is a PDF document, not a product file. Export the products as CSV and try again.`,
  ],
  [[0x89, 0x50, 0x4e, 0x47], say`The file is a PNG image, not a product file. Select a product file and try again.`],
  [[0xff, 0xd8, 0xff], say`The file is a JPEG image, not a product file. Select a product file and try again.`],
  [[0x47, 0x49, 0x46, 0x38], say`The file is a GIF image, not a product file. Select a product file and try again.`],
  [[0x1f, 0x8b], say`The file is a gzip archive, not a product file. Extract it first and try again.`],
];

const binaryData = () =>
  createFileError(
    say`The file is binary data, not a product file. Save it as CSV, XLSX, ODS, JSON or XML and try again.`,
  );

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const byteOrderMark = (head: Uint8Array): Encoding | null => {
  if (begins(head, [0xef, 0xbb, 0xbf])) return 'UTF-8';
  if (begins(head, [0xff, 0xfe])) return 'UTF-16LE';
  return begins(head, [0xfe, 0xff]) ? 'UTF-16BE' : null;
};

/** Detects UTF-16 without a byte-order mark: the high byte of Latin letters, separators and line breaks is NUL. */
const byNulPattern = (head: Uint8Array): Encoding | null => {
  const nuls = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2]! += 1;
  });
  const [even = 0, odd = 0] = nuls;
  const share = (count: number) => count / (head.length / 2);
  if (share(odd) > 0.2 && even * 10 < odd) return 'UTF-16LE';
  return share(even) > 0.2 && odd * 10 < even ? 'UTF-16BE' : null;
};

const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32) || byte === 127;

/**
 * Whether the whole file is UTF-8. If it ends within a character, it counts as UTF-8 only if it contains other
 * multi-byte characters.
 */
const isUtf8 = async (source: ByteSource, yieldIfDue: YieldIfDue) => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // Bytes minus characters: up to three of these can come from an incomplete last character.
  let excess = 0;
  try {
    for await (const slice of getSlices(source, yieldIfDue)) {
      if (slice.includes(0)) throw binaryData();
      excess += slice.length - decoder.decode(slice, { stream: true }).length;
    }
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  try {
    decoder.decode();
    return true;
  } catch {
    return excess > 3;
  }
};

/**
 * The encoding of a text file: by its byte-order mark, by the NULs of UTF-16, else UTF-8 if all bytes are valid, else
 * Windows-1252. Throws INVALID for binary content.
 */
export async function detectEncoding(source: ByteSource, yieldIfDue: YieldIfDue): Promise<Encoding> {
  const head = await getHead(source, HEAD_BYTES);
  const marked = byteOrderMark(head);
  if (marked) return marked;
  const known = SIGNATURES.find(([signature]) => begins(head, signature));
  if (known) throw createFileError(known[1]);
  const wide = byNulPattern(head);
  if (wide) return wide;
  if (head.filter(isControl).length > head.length / 20) {
    throw binaryData();
  }
  return (await isUtf8(source, yieldIfDue)) ? 'UTF-8' : 'Windows-1252';
}

/**
 * The file as text, in chunks that never split a character. Throws INVALID if the bytes are not valid in the encoding.
 */
export async function* decodeFile(
  source: ByteSource,
  encoding: Encoding,
  yieldIfDue: YieldIfDue,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw createFileError(
        say`The file is ${encoding}, but it contains an incomplete character. It may be truncated. Export it again.`,
      );
    }
  };
  for await (const slice of getSlices(source, yieldIfDue)) yield decode(slice);
  yield decode();
}
