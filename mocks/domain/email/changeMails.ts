import type { MailRecord } from '../../records/email';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { EMAIL_KEY, mailsWithIds, newMail } from './mailBox';

type Writes = Pick<DomainContext, 'store' | 'now'>;

/** What is to be changed of a mail; a property that is absent stays as it is. */
export interface MailChange extends Partial<Omit<MailRecord, 'id' | 'replies' | 'formerFolder' | 'replyToId'>> {
  /** All replies; one that the mail has already is told by its id, any other one gets an id of its own. */
  replies?: (Partial<MailRecord> | MailRecord)[];
}

/** What a mail in the trash remembers about where it was. */
const formerFolderOf = (mail: MailRecord, folder: string) => {
  if (folder !== 'trash') return null;
  return mail.folder === 'trash' ? mail.formerFolder : mail.folder;
};

const changedReplies = async (ctx: Writes, mail: MailRecord, replies: NonNullable<MailChange['replies']>) => {
  const changed: MailRecord[] = [];
  for (const { id, ...fields } of replies) {
    const former = mail.replies.find((reply) => reply.id === id);
    changed.push(former ? { ...former, ...fields, id: former.id } : await newMail(ctx, fields));
  }
  return changed;
};

/** Puts what `change` makes of each of the mails, in one commit, and gives them. */
const changeEach = (
  ctx: Writes,
  ids: readonly string[],
  change: (mail: MailRecord) => MailRecord | Promise<MailRecord>,
): Promise<MailRecord[]> =>
  inTurn(ctx.store, EMAIL_KEY, async () => {
    const changed: MailRecord[] = [];
    for (const mail of await mailsWithIds(ctx, ids)) changed.push(await change(mail));
    await ctx.store.commit(changed.map((put) => ({ table: 'mails', put })));
    return changed;
  });

/** Assigns the same values to all of the mails and gives them; ids that are not there are passed over. */
export const changeMails = (ctx: Writes, ids: readonly string[], change: MailChange): Promise<MailRecord[]> =>
  changeEach(ctx, ids, async (mail) => ({
    ...mail,
    ...change,
    formerFolder: formerFolderOf(mail, change.folder ?? mail.folder),
    replies: change.replies ? await changedReplies(ctx, mail, change.replies) : mail.replies,
    extras: { ...mail.extras, ...change.extras },
  }));

/** Gives the label to those of the mails that lack it, and takes it from those that have it. */
export const toggleLabel = (ctx: Writes, ids: readonly string[], label: string): Promise<MailRecord[]> =>
  changeEach(ctx, ids, (mail) => ({
    ...mail,
    labels: mail.labels.includes(label) ? mail.labels.filter((other) => other !== label) : [...mail.labels, label],
  }));

/** Puts those of the mails that are in the trash back to where they came from, to the inbox where that is not known. */
export const restoreMails = (ctx: Writes, ids: readonly string[]): Promise<MailRecord[]> =>
  changeEach(ctx, ids, (mail) =>
    mail.folder === 'trash' ? { ...mail, folder: mail.formerFolder ?? 'inbox', formerFolder: null } : mail,
  );
