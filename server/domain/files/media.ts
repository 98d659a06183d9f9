import { DomainError, notFound } from '../../errors';
import type { FileRecord } from '../../records/files';
import type { MediaRecord } from '../../records/products';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { fileLock, fileRead, wholeFile } from './files';
import { isSvg, pictureType } from '../products/pictureType';

/** Maximum size of an image in bytes: 5 MB. */
export const MAX_PICTURE_SIZE = 5 * 1024 ** 2;

/** Number of leading bytes needed to detect the file type. */
const HEAD_SIZE = 512;

type Reads = Pick<DomainContext, 'store' | 'files'>;

const getHead = async (ctx: Reads, id: string) => {
  const head: number[] = [];
  const { bytes } = await fileRead(ctx, id, 0, HEAD_SIZE);
  for await (const slice of bytes) head.push(...slice);
  return Uint8Array.from(head);
};

/** An uploaded file that becomes an image. */
interface MediaInput {
  fileId: string;
  alt?: string | null;
}

/** Returns the image that an uploaded file becomes by the change. Throws what `mediaCreate` does. */
export async function newMedia(
  ctx: Reads,
  { fileId, alt }: MediaInput,
): Promise<{ media: MediaRecord; change: Change }> {
  const file = await wholeFile(ctx, fileId);
  if (file.size > MAX_PICTURE_SIZE) {
    const message = say`"${file.name}" is ${(file.size / 1024 ** 2).toFixed(1)} MB. Images can be up to 5 MB. Resize or compress it, then try again.`;
    throw new DomainError('LIMIT', message, { fileId: message });
  }
  const head = await getHead(ctx, fileId);
  const mediaType = pictureType(head);
  if (!mediaType) {
    const message = isSvg(head)
      ? say`"${file.name}" is an SVG file. SVG images aren’t supported because they can contain scripts. Save it as PNG or WebP.`
      : say`"${file.name}" isn’t a supported image. Use a PNG, JPEG, GIF, WebP, or AVIF file.`;
    throw new DomainError('INVALID', message, { fileId: message });
  }
  return {
    media: { url: `/media/${file.id}`, alt: alt?.trim() ?? '' },
    change: { table: 'files', put: { ...file, mediaType, isPublic: true } },
  };
}

/**
 * Turns an uploaded file into an image of the catalog and returns its URL. The type is detected from the content, not
 * the file name. Throws NOT_FOUND, CONFLICT while bytes are missing, LIMIT above 5 MB, and INVALID for anything but
 * PNG, JPEG, GIF, WebP, and AVIF.
 */
export function mediaCreate(ctx: Reads & Pick<DomainContext, 'locks'>, input: MediaInput): Promise<MediaRecord> {
  return withLock(ctx, fileLock(input.fileId), async (commit) => {
    const { media, change } = await newMedia(ctx, input);
    await commit([change]);
    return media;
  });
}

/** Returns a public image. Throws NOT_FOUND for other files, as if they did not exist. */
export async function mediaRead(
  ctx: Reads,
  id: string,
): Promise<{ file: FileRecord; bytes: AsyncIterable<Uint8Array> }> {
  const file = await ctx.store.get('files', id);
  if (!file?.isPublic) throw notFound('image', id);
  return fileRead(ctx, id);
}
