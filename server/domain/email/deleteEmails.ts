import { DomainError } from '../../errors';
import type { EmailFolder, EmailRecord } from '../../records/email';
import { type Commit, withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, emailsWithIds } from './emailBox';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

/** Folders whose emails can be permanently deleted. */
const DELETABLE: readonly string[] = ['trash', 'draft'];

const remove = async (commit: Commit, emails: readonly EmailRecord[]) => {
  await commit(emails.map(({ id }) => ({ table: 'mails', remove: id })));
  return emails.map(({ id }) => id);
};

/**
 * Permanently deletes emails and returns their ids. Unknown ids are ignored. Throws CONFLICT and deletes nothing if any
 * email is neither in the trash nor a draft.
 */
export function deleteEmails(ctx: Writes, ids: readonly string[]): Promise<string[]> {
  return withLock(ctx, EMAIL_LOCK, async (commit) => {
    const emails = await emailsWithIds(ctx, ids);
    const kept = emails.find(({ folder }) => !DELETABLE.includes(folder));
    if (kept) {
      const message = say`"${kept.subject}" is in the folder ${kept.folder}. Move it to the trash before you delete it.`;
      throw new DomainError('CONFLICT', message);
    }
    return remove(commit, emails);
  });
}

/**
 * Deletes all emails of the folder permanently and gives their ids. Throws INVALID for a folder other than trash and
 * draft.
 */
export async function emptyFolder(ctx: Writes, name: EmailFolder): Promise<string[]> {
  assertNoFieldErrors({ ...(!DELETABLE.includes(name) && { folder: say`Only TRASH and DRAFT can be emptied.` }) });
  return withLock(ctx, EMAIL_LOCK, async (commit) =>
    remove(commit, await ctx.store.list('mails', ({ folder }) => folder === name)),
  );
}
