import { DomainError } from '../../errors';
import type { MailRecord } from '../../records/email';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, mailsWithIds } from './mailBox';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

/** Folders whose emails can be permanently deleted. */
const DELETABLE: readonly string[] = ['trash', 'draft'];

const remove = async ({ store }: Writes, mails: readonly MailRecord[]) => {
  await store.commit(mails.map(({ id }) => ({ table: 'mails', remove: id })));
  return mails.map(({ id }) => id);
};

/**
 * Permanently deletes emails and returns their ids. Unknown ids are ignored. Throws CONFLICT and deletes nothing if any
 * email is neither in the trash nor a draft.
 */
export function deleteMails(ctx: Writes, ids: readonly string[]): Promise<string[]> {
  return withLock(ctx, EMAIL_LOCK, async () => {
    const mails = await mailsWithIds(ctx, ids);
    const kept = mails.find(({ folder }) => !DELETABLE.includes(folder));
    if (kept) {
      const message = `"${kept.subject}" is in the folder ${kept.folder}. Move it to the trash before you delete it.`;
      throw new DomainError('CONFLICT', message);
    }
    return remove(ctx, mails);
  });
}

/** Permanently deletes all emails in the trash and returns their ids. */
export function emptyTrash(ctx: Writes): Promise<string[]> {
  return withLock(ctx, EMAIL_LOCK, async () =>
    remove(ctx, await ctx.store.list('mails', ({ folder }) => folder === 'trash')),
  );
}
