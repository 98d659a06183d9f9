import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflate, inflate } from 'node:zlib';

const compress = promisify(deflate);
const expand = promisify(inflate);

/** Maximum bytes of a part, so that no value of a row is too large for a database. */
const PART = 524_288;

/** Returns a value of typed arrays, maps, texts, and numbers as bytes in parts. They have a checksum. */
export async function packValue(value: unknown): Promise<Uint8Array[]> {
  const bytes = await compress(serialize(value), { level: 1 });
  return Array.from({ length: Math.ceil(bytes.length / PART) }, (_, at) => bytes.subarray(at * PART, (at + 1) * PART));
}

/** Returns the value of the parts. Throws if they are damaged. */
export async function unpackValue(parts: readonly Uint8Array[]): Promise<unknown> {
  return deserialize(await expand(parts.length === 1 ? parts[0]! : Buffer.concat(parts))) as unknown;
}
