import { DomainError, notFound } from '../errors';
import type { FileRecord } from '../records/files';
import { refuseInvalid } from './refusal';
import { inTurn } from './inTurn';
import type { DomainContext } from './context';

/** The largest file that is taken, in bytes: 200 MB. */
export const MAX_FILE_SIZE = 200 * 1024 ** 2;

/** Longest name that the file systems of today take, in characters. */
const NAME_LENGTH = 255;
const UNKNOWN_TYPE = 'application/octet-stream';
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i;

type Reads = Pick<DomainContext, 'store' | 'files'>;
type Writes = Reads & Pick<DomainContext, 'now'>;

/** The last part of a path of any system, without control characters; `..` and `.` are no names. */
const cleanName = (name: string) => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_LENGTH)
    // Cutting can halve a character, and clients can send halves.
    .toWellFormed();
  return /^\.*$/.test(clean) ? '' : clean;
};

/** The file's facts. Throws NOT_FOUND. */
export const getFile = async ({ store }: Pick<DomainContext, 'store'>, id: string): Promise<FileRecord> => {
  const file = await store.get('files', id);
  if (!file) throw notFound('file', id);
  return file;
};

/**
 * Opens a file for its `size` bytes, under an id that nobody can guess. Throws LIMIT above 200 MB, INVALID with
 * `fields` for a name without a letter or a size that is no whole number.
 */
export const fileCreate = async (
  ctx: Writes,
  { name, size, mediaType }: { name: string; size: number; mediaType?: string | null },
): Promise<FileRecord> => {
  const clean = cleanName(name);
  refuseInvalid({
    ...(!clean && { name: 'Give the file a name.' }),
    ...((!Number.isSafeInteger(size) || size < 0) && { size: 'The size is a whole number of bytes.' }),
  });
  if (size > MAX_FILE_SIZE) {
    const message = `"${clean}" has ${Math.ceil(size / 1024 ** 2)} MB; a file has at most 200 MB. Split it, then upload the parts.`;
    throw new DomainError('LIMIT', message, { size: message });
  }
  const file: FileRecord = {
    id: crypto.randomUUID(),
    name: clean,
    mediaType: mediaType && MEDIA_TYPE.test(mediaType) ? mediaType.toLowerCase() : UNKNOWN_TYPE,
    size: 0,
    expectedSize: size,
    isPublic: false,
    createdAt: ctx.now().toISOString(),
  };
  await ctx.store.commit([{ table: 'files', put: file }]);
  return file;
};

/** How many of the bytes from `start` on are kept already, of at most `length`. */
const keptFrom = async ({ files }: Reads, id: string, start: number, length: number) => {
  let kept = 0;
  for await (const slice of files.read(id, start, start + length)) kept += slice.length;
  return kept;
};

/**
 * Adds bytes at the end of a file and gives its new state. Throws NOT_FOUND; CONFLICT with the right offset in
 * `fields.offset` where `offset` is not the size so far, so that an upload can go on from there; INVALID for more
 * bytes than were announced.
 */
export const fileAppend = (ctx: Reads, id: string, offset: number, bytes: Uint8Array): Promise<FileRecord> =>
  inTurn(ctx.store, `file:${id}`, async () => {
    const file = await getFile(ctx, id);
    if (offset !== file.size) {
      const message = `${file.size} bytes of "${file.name}" have arrived so far: go on from offset ${file.size}.`;
      throw new DomainError('CONFLICT', message, { offset: String(file.size) });
    }
    const size = file.size + bytes.length;
    if (size > file.expectedSize) {
      throw new DomainError(
        'INVALID',
        `"${file.name}" was announced with ${file.expectedSize} bytes, but ${size} have arrived. Upload it anew.`,
      );
    }
    // Bytes are kept before their count is: after a stop in between they are there already when they are sent again.
    const kept = await keptFrom(ctx, id, file.size, bytes.length);
    await ctx.files.append(id, bytes.subarray(kept));
    const grown: FileRecord = { ...file, size };
    await ctx.store.commit([{ table: 'files', put: grown }]);
    return grown;
  });

/** The file if all its bytes have arrived. Throws NOT_FOUND, or CONFLICT while some are missing. */
export const wholeFile = async (ctx: Pick<DomainContext, 'store'>, id: string): Promise<FileRecord> => {
  const file = await getFile(ctx, id);
  if (file.size < file.expectedSize) {
    const message = `Only ${file.size} of ${file.expectedSize} bytes of "${file.name}" have arrived. Upload the rest first.`;
    throw new DomainError('CONFLICT', message);
  }
  return file;
};

/** A file and its bytes so far, slice by slice, or those from `start` up to, not including, `end`. Throws NOT_FOUND. */
export const fileRead = async (
  ctx: Reads,
  id: string,
  start = 0,
  end = Infinity,
): Promise<{ file: FileRecord; bytes: AsyncIterable<Uint8Array> }> => {
  const file = await getFile(ctx, id);
  return { file, bytes: ctx.files.read(id, start, Math.min(end, file.size)) };
};
