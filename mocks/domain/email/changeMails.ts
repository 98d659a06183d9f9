import type { MailRecord } from '../../records/email';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, mailsWithIds, newMail } from './mailBox';

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks'>;

/** Changes to an email. Absent properties stay unchanged. */
export interface MailChange extends Partial<Omit<MailRecord, 'id' | 'replies' | 'formerFolder' | 'replyToId'>> {
  /** All replies. An existing reply is identified by its id; any other reply gets a new id. */
  replies?: (Partial<MailRecord> | MailRecord)[];
}

/** The folder that an email in the trash is restored to. */
const getFormerFolder = (mail: MailRecord, folder: string) => {
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

/** Applies `change` to each email, saves them in one commit, and returns them. */
const changeEach = (
  ctx: Writes,
  ids: readonly string[],
  change: (mail: MailRecord) => MailRecord | Promise<MailRecord>,
): Promise<MailRecord[]> =>
  withLock(ctx, EMAIL_LOCK, async () => {
    const changed: MailRecord[] = [];
    for (const mail of await mailsWithIds(ctx, ids)) changed.push(await change(mail));
    await ctx.store.commit(changed.map((put) => ({ table: 'mails', put })));
    return changed;
  });

/** Sets the same values on all emails and returns them. Unknown ids are ignored. */
export function changeMails(ctx: Writes, ids: readonly string[], change: MailChange): Promise<MailRecord[]> {
  return changeEach(ctx, ids, async (mail) => ({
    ...mail,
    ...change,
    formerFolder: getFormerFolder(mail, change.folder ?? mail.folder),
    replies: change.replies ? await changedReplies(ctx, mail, change.replies) : mail.replies,
    extras: { ...mail.extras, ...change.extras },
  }));
}

/** Adds the label to the emails without it, and removes it from those that have it. */
export function toggleLabel(ctx: Writes, ids: readonly string[], label: string): Promise<MailRecord[]> {
  return changeEach(ctx, ids, (mail) => ({
    ...mail,
    labels: mail.labels.includes(label) ? mail.labels.filter((other) => other !== label) : [...mail.labels, label],
  }));
}

/** Adds the label to all of the emails, or removes it from all of them. */
export function setLabel(ctx: Writes, ids: readonly string[], label: string, isSet: boolean): Promise<MailRecord[]> {
  return changeEach(ctx, ids, (mail) => {
    const others = mail.labels.filter((other) => other !== label);
    return mail.labels.includes(label) === isSet ? mail : { ...mail, labels: isSet ? [...others, label] : others };
  });
}

/** Moves the emails that are in the trash back to their former folder, or to the inbox if it is unknown. */
export function restoreMails(ctx: Writes, ids: readonly string[]): Promise<MailRecord[]> {
  return changeEach(ctx, ids, (mail) =>
    mail.folder === 'trash' ? { ...mail, folder: mail.formerFolder ?? 'inbox', formerFolder: null } : mail,
  );
}
