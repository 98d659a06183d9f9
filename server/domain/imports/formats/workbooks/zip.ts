import {
  Unzip,
  UnzipInflate,
  UnzipPassThrough,
  type AsyncFlateStreamHandler,
  type UnzipDecoder,
  type UnzipDecoderConstructor,
} from 'fflate';
import { say } from '#server/records/sentence';
import { MAX_UNPACKED_BYTES, createFileError, tooMuchUnpacked } from '../../errors';
import { getSlices, type YieldIfDue, type ByteSource } from '../source';

/** Decompressed bytes of one part of an archive. */
export interface PartBytes {
  name: string;
  bytes: Uint8Array;
  /** Whether these are the part's last bytes. */
  isLast: boolean;
}

/** The end of central directory record: 22 bytes and a comment of at most 65,535 (PKWARE APPNOTE.TXT, 4.3.16). */
const END_BYTES = 22 + 65_535;
const END_SIGNATURE = [0x50, 0x4b, 5, 6];

/** A slice of an archive can decompress to a thousand times its size at once; the result is returned in pieces. */
const SLICE_BYTES = 4 * 1024;
const PIECE_BYTES = 32 * 1024;

const NOTHING = new Uint8Array();

/** Decodes the wanted parts; the others are neither decompressed nor stored. */
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

const damaged = () => createFileError(say`The workbook is damaged or truncated. Save it again as .xlsx or CSV.`);

/**
 * Decompresses the wanted parts of a ZIP archive while streaming, in the archive's order. Throws INVALID for a damaged
 * or truncated archive, or if the wanted parts decompress to more than `maxBytes`.
 */
export async function* unzipParts(
  source: ByteSource,
  yieldIfDue: YieldIfDue,
  isWanted: (name: string) => boolean,
  maxBytes = MAX_UNPACKED_BYTES,
): AsyncGenerator<PartBytes> {
  let unpacked: PartBytes[] = [];
  let total = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      if (isWanted(file.name)) unpacked.push({ name: file.name, bytes, isLast });
    };
    file.start();
  });
  unzip.register(decodingOnly(isWanted, UnzipPassThrough));
  unzip.register(decodingOnly(isWanted, UnzipInflate));

  async function* push(packed: Uint8Array, isEnd: boolean): AsyncGenerator<PartBytes> {
    try {
      unzip.push(packed, isEnd);
    } catch {
      throw damaged();
    }
    const parts = unpacked;
    unpacked = [];
    for (const { name, bytes, isLast } of parts) {
      total += bytes.length;
      if (total > maxBytes) throw tooMuchUnpacked();
      // An empty piece can still be the last one.
      for (let start = 0; start === 0 || start < bytes.length; start += PIECE_BYTES) {
        await yieldIfDue();
        const end = start + PIECE_BYTES;
        yield { name, bytes: bytes.subarray(start, end), isLast: isLast && end >= bytes.length };
      }
    }
  }

  let tail = NOTHING;
  for await (const slice of getSlices(source, yieldIfDue, SLICE_BYTES)) {
    const joined = new Uint8Array(tail.length + slice.length);
    joined.set(tail);
    joined.set(slice, tail.length);
    tail = joined.subarray(-END_BYTES);
    yield* push(slice, false);
  }
  yield* push(NOTHING, true);
  if (!hasEnd(tail)) throw damaged();
}
