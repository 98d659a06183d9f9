import type { DomainContext } from '../context';

/** How long a file that nothing uses is kept, in milliseconds: a week, because an import can be prepared for days. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the ids of old files that no job and no email uses, such as those that were uploaded and never imported, and
 * those of jobs that were deleted with their catalog. Images that everyone can read are not among them.
 */
export async function findUnusedFiles({ store, now }: Pick<DomainContext, 'store' | 'now'>): Promise<string[]> {
  const before = new Date(now().getTime() - LIFETIME).toISOString();
  const old = await store.list('files', ({ isPublic, createdAt }) => !isPublic && createdAt < before);
  if (!old.length) return [];
  const emails = JSON.stringify(await store.list('mails'));
  const jobs = await store.list('jobs');
  const used = new Set(jobs.flatMap(({ inputFileId, outputFileIds }) => [inputFileId, ...outputFileIds]));
  return old.flatMap(({ id }) => (used.has(id) || emails.includes(id) ? [] : id));
}
