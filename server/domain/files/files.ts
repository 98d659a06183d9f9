import { DomainError, notFound } from '../../errors';
import type { FileRecord } from '../../records/files';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import { findUnusedFiles } from './unusedFiles';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';

/** Maximum file size in bytes: 200 MB. */
const MAX_FILE_SIZE = 200 * 1024 ** 2;

/** Maximum length of a file name in current file systems, in characters. */
const NAME_LENGTH = 255;
const UNKNOWN_TYPE = 'application/octet-stream';
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i;

type Reads = Pick<DomainContext, 'store' | 'files'>;
type Writes = Reads & Pick<DomainContext, 'now' | 'locks'>;

/** The lock key of adding and removing files. */
const FILES_LOCK = 'files';

/** The last segment of a path on any system, without control characters; `..` and `.` are not valid names. */
const cleanName = (name: string) => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, NAME_LENGTH)
    // Truncation can split a surrogate pair, and clients can send lone surrogates.
    .toWellFormed();
  return /^\.*$/.test(clean) ? '' : clean;
};

/** The metadata of the file. Throws NOT_FOUND. */
export async function getFile({ store }: Pick<DomainContext, 'store'>, id: string): Promise<FileRecord> {
  const file = await store.get('files', id);
  if (!file) throw notFound('file', id);
  return file;
}

/** Whether a job reads or wrote the file, also one of a deleted catalog. */
export async function isFileOfJob(
  { storeWithDeleted }: Pick<DomainContext, 'storeWithDeleted'>,
  id: string,
): Promise<boolean> {
  const jobs = await storeWithDeleted.list('jobs', (job) => job.inputFileId === id || job.outputFileIds.includes(id));
  return jobs.length > 0;
}

/**
 * Creates a file record for `size` bytes with an unguessable ID, and removes old files that nothing uses. Throws LIMIT
 * above 200 MB, and INVALID with `fields` for a name without a letter or a size that is not a whole number.
 */
export async function fileCreate(
  ctx: Writes,
  { name, size, mediaType }: { name: string; size: number; mediaType?: string | null },
): Promise<FileRecord> {
  const clean = cleanName(name);
  assertNoFieldErrors({
    ...(!clean && { name: say`Enter a file name.` }),
    ...((!Number.isSafeInteger(size) || size < 0) && { size: say`The file size must be a whole number of bytes.` }),
  });
  if (size > MAX_FILE_SIZE) {
    const message = say`"${clean}" is ${Math.ceil(size / 1024 ** 2)} MB. Files can be up to 200 MB. Split the file and upload the parts.`;
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
  const unused = await withLock(ctx, FILES_LOCK, async (commit) => {
    const ids = await findUnusedFiles(ctx);
    await commit([...ids.map((remove): Change => ({ table: 'files', remove })), { table: 'files', put: file }]);
    return ids;
  });
  for (const id of unused) await ctx.files.remove(id);
  return file;
}

/** The lock key of a file, under which only its own record is changed. */
export function fileLock(id: string) {
  return `file:${id}`;
}

/**
 * Appends bytes to a file and returns its new state. Throws NOT_FOUND; CONFLICT with the correct offset in
 * `fields.offset` if `offset` is not the current size, so that the upload can resume there; and INVALID for more bytes
 * than declared.
 */
export function fileAppend(
  ctx: Reads & Pick<DomainContext, 'locks'>,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<FileRecord> {
  return withLock(ctx, fileLock(id), async (commit) => {
    const file = await getFile(ctx, id);
    if (offset !== file.size) {
      const message = say`${file.size} bytes of "${file.name}" have been uploaded so far. Continue from offset ${file.size}.`;
      throw new DomainError('CONFLICT', message, { offset: String(file.size) });
    }
    const size = file.size + bytes.length;
    if (size > file.expectedSize) {
      throw new DomainError(
        'INVALID',
        say`"${file.name}" should have ${file.expectedSize} bytes, but ${size} were uploaded. Upload the file again.`,
      );
    }
    // Bytes are stored before their count, so an interruption may have left some that do not count, or only zeros.
    await ctx.files.truncate(id, file.size);
    await ctx.files.append(id, bytes);
    const grown: FileRecord = { ...file, size };
    await commit([{ table: 'files', put: grown }]);
    return grown;
  });
}

/** The file if it is fully uploaded. Throws NOT_FOUND, or CONFLICT while bytes are missing. */
export async function wholeFile(ctx: Pick<DomainContext, 'store'>, id: string): Promise<FileRecord> {
  const file = await getFile(ctx, id);
  if (file.size < file.expectedSize) {
    const message = say`Only ${file.size} of ${file.expectedSize} bytes of "${file.name}" have been uploaded. Upload the rest first.`;
    throw new DomainError('CONFLICT', message);
  }
  return file;
}

/** A file and its bytes so far in slices, optionally from `start` up to but not including `end`. Throws NOT_FOUND. */
export async function fileRead(
  ctx: Reads,
  id: string,
  start = 0,
  end = Infinity,
): Promise<{ file: FileRecord; bytes: AsyncIterable<Uint8Array> }> {
  const file = await getFile(ctx, id);
  return { file, bytes: ctx.files.read(id, start, Math.min(end, file.size)) };
}
