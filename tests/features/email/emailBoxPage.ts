import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { deliverEmail } from '#server/domain/email/deliverEmail';
import type { Gateway } from '#server/gateway';
import type { EmailRecord } from '#server/records/email';
import { answered } from '../../support/gatewayServer';
import { grantClientAbilities } from '../../support/clientAbilities';
import { listStored, putStored, readStored } from '../../support/stored';

/** The emails of a folder, newest first. */
export async function emailsIn(gateway: Gateway, folder: string): Promise<EmailRecord[]> {
  return (await listStored(gateway, 'mails', (email) => email.folder === folder)).sort((a, b) =>
    b.time.localeCompare(a.time),
  );
}

/** The newest email of a folder. */
export async function newestIn(gateway: Gateway, folder: string): Promise<EmailRecord> {
  const [email] = await emailsIn(gateway, folder);
  if (!email) throw new Error(`There is no mail in ${folder}.`);
  return email;
}

/** Stores an email with changes. */
export async function changeEmail(gateway: Gateway, id: string, change: Partial<EmailRecord>): Promise<void> {
  const email = await readStored(gateway, 'mails', id);
  if (email) await putStored(gateway, 'mails', { ...email, ...change });
}

/** A stored email. */
export function keptEmail(gateway: Gateway, id: string) {
  return readStored(gateway, 'mails', id);
}

/** Delivers an email from Mara. */
export function receive({ context }: Gateway, email: Partial<EmailRecord> = {}) {
  return deliverEmail(context, {
    from: { name: 'Mara', email: 'mara@example.com', avatar: null },
    to: [{ name: 'Ada Lindqvist', email: 'admin@demo.com' }],
    subject: 'Spring prices',
    message: '<p>Hello Ada</p>',
    ...email,
  });
}

/** The rows of the list with the name. */
export async function rows(name = 'Inbox'): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name });
  return within(list).getAllByRole('listitem');
}

/** The row of the email with the subject. */
export async function getRow(subject: string | RegExp, name = 'Inbox'): Promise<HTMLElement> {
  const link = within(await screen.findByRole('list', { name })).getByRole('link', { name: subject });
  const row = link.closest('li');
  if (!row) throw new Error('The link isn’t in a row.');
  return row;
}

/** Waits until the app is subscribed to changes made elsewhere. */
export function toldOfChanges() {
  return waitFor(() => expect(answered).toContain('RecordChanges'));
}

/** Grants clients email permissions, including those that each one requires. */
export function letClients(gateway: Gateway, ...actions: string[]): Promise<void> {
  return grantClientAbilities(gateway, { Mail: actions });
}
