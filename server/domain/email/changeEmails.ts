import type { EmailRecord } from '../../records/email';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, emailsWithIds, newEmail } from './emailBox';

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks'>;

/** Changes to an email. Absent properties stay unchanged. */
export interface EmailChange extends Partial<Omit<EmailRecord, 'id' | 'replies' | 'formerFolder' | 'replyToId'>> {
  /** All replies. An existing reply is identified by its id; any other reply gets a new id. */
  replies?: (Partial<EmailRecord> | EmailRecord)[];
}

/** The folder that an email in the trash is restored to. */
const getFormerFolder = (email: EmailRecord, folder: string) => {
  if (folder !== 'trash') return null;
  return email.folder === 'trash' ? email.formerFolder : email.folder;
};

const changedReplies = async (ctx: Writes, email: EmailRecord, replies: NonNullable<EmailChange['replies']>) => {
  const changed: EmailRecord[] = [];
  for (const { id, ...fields } of replies) {
    const former = email.replies.find((reply) => reply.id === id);
    changed.push(former ? { ...former, ...fields, id: former.id } : await newEmail(ctx, fields));
  }
  return changed;
};

/** Applies `change` to each email, saves them in one commit, and returns them. */
const changeEach = (
  ctx: Writes,
  ids: readonly string[],
  change: (email: EmailRecord) => EmailRecord | Promise<EmailRecord>,
): Promise<EmailRecord[]> =>
  withLock(ctx, EMAIL_LOCK, async (commit) => {
    const changed: EmailRecord[] = [];
    for (const email of await emailsWithIds(ctx, ids)) changed.push(await change(email));
    await commit(changed.map((put) => ({ table: 'mails', put })));
    return changed;
  });

/** Sets the same values on all emails and returns them. Unknown ids are ignored. */
export function changeEmails(ctx: Writes, ids: readonly string[], change: EmailChange): Promise<EmailRecord[]> {
  return changeEach(ctx, ids, async (email) => ({
    ...email,
    ...change,
    formerFolder: getFormerFolder(email, change.folder ?? email.folder),
    replies: change.replies ? await changedReplies(ctx, email, change.replies) : email.replies,
    extras: { ...email.extras, ...change.extras },
  }));
}

/** Adds the label to the emails without it, and removes it from those that have it. */
export function toggleLabel(ctx: Writes, ids: readonly string[], label: string): Promise<EmailRecord[]> {
  return changeEach(ctx, ids, (email) => ({
    ...email,
    labels: email.labels.includes(label) ? email.labels.filter((other) => other !== label) : [...email.labels, label],
  }));
}

/** Adds the label to all of the emails, or removes it from all of them. */
export function setLabel(ctx: Writes, ids: readonly string[], label: string, isSet: boolean): Promise<EmailRecord[]> {
  return changeEach(ctx, ids, (email) => {
    const others = email.labels.filter((other) => other !== label);
    return email.labels.includes(label) === isSet ? email : { ...email, labels: isSet ? [...others, label] : others };
  });
}

/** Moves the emails that are in the trash back to their former folder, or to the inbox if it is unknown. */
export function restoreEmails(ctx: Writes, ids: readonly string[]): Promise<EmailRecord[]> {
  return changeEach(ctx, ids, (email) =>
    email.folder === 'trash' ? { ...email, folder: email.formerFolder ?? 'inbox', formerFolder: null } : email,
  );
}
