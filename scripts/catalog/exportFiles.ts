import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { DomainContext } from '#server/domain/context';
import { DomainError } from '#server/errors';
import type { JobRecord } from '#server/records/jobs';
import { toEnglish } from '#server/records/sentenceText';
import type { FeedFormat } from '#server/types.generated';
import { getPublishIssues, type PublishIssue } from './publishIssues';

/** A file for another system. */
export interface ExportSummary {
  format: FeedFormat;
  file: string;
  /** The numbers of products in the file and left out of it. */
  log: string[];
  /** What the system can’t take. */
  issues: PublishIssue[];
}

/** Writes the file of a finished EXPORT job to the folder, under its own name. */
export async function writeExport(
  ctx: DomainContext,
  { id, error, log, outputFileIds: [fileId] }: JobRecord,
  { format, out }: { format: FeedFormat; out: string },
): Promise<ExportSummary> {
  const record = fileId === undefined ? undefined : await ctx.store.get('files', fileId);
  if (error !== null || !record) throw new DomainError('CONFLICT', toEnglish(error ?? 'Not exported.'));
  const path = join(out, record.name);
  const file = await open(path, 'w');
  try {
    for await (const slice of ctx.files.read(record.id)) await file.write(slice);
  } finally {
    await file.close();
  }
  return {
    format,
    file: path,
    // The first and the last line are about the job itself.
    log: log.slice(1, -1).map(({ message }) => toEnglish(message)),
    issues: await getPublishIssues(ctx, id),
  };
}
