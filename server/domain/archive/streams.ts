import { createYielder } from '../../yielder';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes per piece that is read or written at a time. */
const PIECE_BYTES = 65_536;

/** Bytes that can be read at any place, such as a file. */
export interface ByteSource {
  size: number;
  /** Reads the bytes from `start` up to but not including `end`. */
  read: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

/** Yields the bytes in pieces, and lets other work run between them. */
export async function* splitIntoPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Bytes> {
  const yieldIfDue = createYielder();
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      await yieldIfDue();
      yield new Uint8Array(chunk.subarray(at, at + PIECE_BYTES));
    }
  }
}

/** Passes the bytes through a stream of the platform, which reads no more than it needs for the next piece. */
export async function* transform(
  chunks: AsyncIterable<Bytes>,
  stream: CompressionStream | DecompressionStream,
): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const input = new ReadableStream<Bytes>({
    pull: async (controller) => {
      const step = await source.next();
      if (step.done) controller.close();
      else controller.enqueue(step.value);
    },
    cancel: async () => void (await source.return?.()),
  });
  const reader = input.pipeThrough<Uint8Array>(stream).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

/** Creates the CRC-32 of ZIP archives (PKWARE APPNOTE.TXT, 4.4.7). */
export function createCrc() {
  let crc = 0xff_ff_ff_ff;
  return {
    add: (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; at++) crc = CRC_TABLE[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
    },
    digest: () => (crc ^ 0xff_ff_ff_ff) >>> 0,
  };
}

/** Bytes that are stored at a time. */
const STORED_BYTES = 1_048_576;

/** Joins the bytes to pieces of a megabyte, because each one that is stored waits for the disk. */
export async function* joinPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let joined = new Uint8Array(STORED_BYTES);
  let size = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + STORED_BYTES - size);
      joined.set(taken, size);
      size += taken.length;
      at += taken.length;
      if (size < STORED_BYTES) continue;
      yield joined;
      joined = new Uint8Array(STORED_BYTES);
      size = 0;
    }
  }
  if (size) yield joined.subarray(0, size);
}
