import { DomainError, notFound } from '../errors';
import type { FileRecord } from '../records/files';
import type { MediaRecord } from '../records/products';
import type { DomainContext } from './context';
import { fileRead, wholeFile } from './files';
import { isSvg, pictureType } from './products/pictureType';

/** The largest picture that is taken, in bytes: 5 MB. */
export const MAX_PICTURE_SIZE = 5 * 1024 ** 2;

/** Bytes at the beginning of a file that tell what it is. */
const HEAD_SIZE = 512;

type Reads = Pick<DomainContext, 'store' | 'files'>;

const headOf = async (ctx: Reads, id: string) => {
  const head: number[] = [];
  const { bytes } = await fileRead(ctx, id, 0, HEAD_SIZE);
  for await (const slice of bytes) head.push(...slice);
  return Uint8Array.from(head);
};

/**
 * Makes a picture of the catalog from an uploaded file, whatever its name says, and gives its address. Throws
 * NOT_FOUND, CONFLICT while bytes are missing, LIMIT above 5 MB, INVALID for anything but PNG, JPEG, GIF, WebP and AVIF.
 */
export const mediaCreate = async (
  ctx: Reads,
  { fileId, alt }: { fileId: string; alt?: string | null },
): Promise<MediaRecord> => {
  const file = await wholeFile(ctx, fileId);
  if (file.size > MAX_PICTURE_SIZE) {
    const message = `"${file.name}" has ${(file.size / 1024 ** 2).toFixed(1)} MB; a picture has at most 5 MB. Make it smaller first.`;
    throw new DomainError('LIMIT', message, { fileId: message });
  }
  const head = await headOf(ctx, fileId);
  const mediaType = pictureType(head);
  if (!mediaType) {
    const message = isSvg(head)
      ? `"${file.name}" is an SVG drawing. These can carry scripts, so they are not taken: save it as PNG or WebP.`
      : `"${file.name}" is no picture that shops can show. Choose a PNG, JPEG, GIF, WebP or AVIF file.`;
    throw new DomainError('INVALID', message, { fileId: message });
  }
  await ctx.store.commit([{ table: 'files', put: { ...file, mediaType, isPublic: true } }]);
  return { url: `/media/${file.id}`, alt: alt?.trim() ?? '' };
};

/** A picture that everybody may see. Throws NOT_FOUND for other files, as if they were not there. */
export const mediaRead = async (
  ctx: Reads,
  id: string,
): Promise<{ file: FileRecord; bytes: AsyncIterable<Uint8Array> }> => {
  const file = await ctx.store.get('files', id);
  if (!file?.isPublic) throw notFound('picture', id);
  return fileRead(ctx, id);
};
