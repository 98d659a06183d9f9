import { DomainError } from '#server/errors';
import type { FileRecord } from '#server/records/files';
import { say } from '#server/records/sentence';
import type { DomainContext } from '../../context';
import { getFile } from '../../files/files';
import type { ByteSource } from '../formats/source';

/** A fully uploaded file. Throws NOT_FOUND, or INVALID while bytes are missing. */
export async function uploadedFile(ctx: Pick<DomainContext, 'store'>, fileId: string): Promise<FileRecord> {
  const file = await getFile(ctx, fileId);
  if (file.size === file.expectedSize) return file;
  const message = say`Only ${file.size} of ${file.expectedSize} bytes of “${file.name}” were uploaded. Upload the file again.`;
  throw new DomainError('INVALID', message, { fileId: message });
}

/** The bytes of a file as a source for the parsers. */
export function toByteSource({ files }: Pick<DomainContext, 'files'>, { id, name, size }: FileRecord): ByteSource {
  return {
    name,
    size,
    bytes: () => files.read(id),
  };
}
