import {
  Unzip,
  UnzipInflate,
  UnzipPassThrough,
  type AsyncFlateStreamHandler,
  type UnzipDecoder,
  type UnzipDecoderConstructor,
} from 'fflate';
import { DomainError } from '../../errors';
import { refused } from './refusal';
import { slicesOf, type Breathe, type ByteSource } from './source';

/** Takes the bytes of one part of an archive, the last of them with `isLast`. */
export type PartSink = (bytes: Uint8Array, isLast: boolean) => void;

/** The end of central directory record: 22 bytes and a comment of at most 65,535 (PKWARE APPNOTE.TXT, 4.3.16). */
const END_BYTES = 22 + 65_535;
const END_SIGNATURE = [0x50, 0x4b, 5, 6];

const NOTHING = new Uint8Array();

/** The decoder for wanted parts, and nothing at all for the others: these are neither inflated nor kept. */
const decodingOnly = (isWanted: (name: string) => boolean, Decoder: UnzipDecoderConstructor) =>
  class implements UnzipDecoder {
    static readonly compression = Decoder.compression;
    ondata: AsyncFlateStreamHandler = () => undefined;
    readonly decoder: UnzipDecoder | null;

    constructor(name: string, size?: number, originalSize?: number) {
      this.decoder = isWanted(name) ? new Decoder(name, size, originalSize) : null;
    }

    push(chunk: Uint8Array, isLast: boolean) {
      if (!this.decoder) {
        if (isLast) this.ondata(null, NOTHING, true);
        return;
      }
      this.decoder.ondata = this.ondata;
      this.decoder.push(chunk, isLast);
    }
  };

const hasEnd = (tail: Uint8Array) => {
  for (let start = tail.length - 22; start >= 0; start -= 1) {
    if (END_SIGNATURE.every((byte, index) => tail[start + index] === byte)) return true;
  }
  return false;
};

const damaged = () => refused('The workbook is damaged or was cut short. Save it again as .xlsx, or as CSV.');

/**
 * Unpacks a ZIP archive as it streams by: the bytes of each part go to the sink that `sinkFor` gives for its name, null
 * passes the part over. Yields after each slice, so that the caller can take what its sinks have made.
 * Throws INVALID for an archive that is damaged or incomplete.
 */
export async function* unzipParts(
  source: ByteSource,
  breathe: Breathe,
  sinkFor: (name: string) => PartSink | null,
): AsyncGenerator<void> {
  const wanted = new Set<string>();
  const isWanted = (name: string) => wanted.has(name);
  const unzip = new Unzip((file) => {
    const sink = sinkFor(file.name);
    if (sink) wanted.add(file.name);
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      sink?.(bytes, isLast);
    };
    file.start();
  });
  unzip.register(decodingOnly(isWanted, UnzipPassThrough));
  unzip.register(decodingOnly(isWanted, UnzipInflate));

  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(bytes, isLast);
    } catch (error) {
      // What the library throws says nothing to a user; what a sink refuses does.
      throw error instanceof DomainError ? error : damaged();
    }
  };
  let tail = NOTHING;
  for await (const slice of slicesOf(source, breathe)) {
    const joined = new Uint8Array(tail.length + slice.length);
    joined.set(tail);
    joined.set(slice, tail.length);
    tail = joined.subarray(-END_BYTES);
    push(slice, false);
    yield;
  }
  push(NOTHING, true);
  yield;
  if (!hasEnd(tail)) throw damaged();
}
