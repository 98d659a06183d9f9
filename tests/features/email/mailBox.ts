import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { deliverMail } from '../../../mocks/domain/email/deliverMail';
import type { Gateway } from '../../../mocks/gateway';
import type { MailRecord } from '../../../mocks/records/email';
import { answered } from '../../support/gatewayServer';
import { letClientsDo } from '../../support/letClients';

/** The mails of a folder, newest first. */
export const mailsIn = async ({ context }: Gateway, folder: string): Promise<MailRecord[]> =>
  (await context.store.list('mails', (mail) => mail.folder === folder)).sort((a, b) => b.time.localeCompare(a.time));

/** The newest mail of a folder. */
export async function newestIn(gateway: Gateway, folder: string): Promise<MailRecord> {
  const [mail] = await mailsIn(gateway, folder);
  if (!mail) throw new Error(`There is no mail in ${folder}.`);
  return mail;
}

/** Puts a mail into the store with some things changed. */
export async function changeMail({ context }: Gateway, id: string, change: Partial<MailRecord>): Promise<void> {
  const mail = await context.store.get('mails', id);
  if (mail) await context.store.commit([{ table: 'mails', put: { ...mail, ...change } }]);
}

/** A mail as it is kept. */
export const keptMail = ({ context }: Gateway, id: string) => context.store.get('mails', id);

/** A mail that arrives from Mara. */
export const receive = ({ context }: Gateway, mail: Partial<MailRecord> = {}) =>
  deliverMail(context, {
    from: { name: 'Mara', email: 'mara@example.com', avatar: null },
    to: [{ name: 'Ada Lindqvist', email: 'admin@demo.com' }],
    subject: 'Spring prices',
    message: '<p>Hello Ada</p>',
    ...mail,
  });

/** The rows of the list that stands under this name. */
export async function rows(name = 'Inbox'): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name });
  return within(list).getAllByRole('listitem');
}

/** The row of the mail with this subject. */
export async function rowOf(subject: string | RegExp, name = 'Inbox'): Promise<HTMLElement> {
  const link = within(await screen.findByRole('list', { name })).getByRole('link', { name: subject });
  const row = link.closest('li');
  if (!row) throw new Error('The link stands in no row.');
  return row;
}

/** Waits until the app is told of changes that are made elsewhere. */
export const toldOfChanges = () => waitFor(() => expect(answered).toContain('RecordChanges'));

/** Gives clients some rights over mails, and those that go with each. */
export const letClients = (gateway: Gateway, ...actions: string[]): Promise<void> =>
  letClientsDo(gateway, 'Mail', ...actions);
