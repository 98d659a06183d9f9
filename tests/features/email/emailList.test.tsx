import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { requestFromOtherSession } from '../../support/otherSession';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { changeEmail, letClients, emailsIn, newestIn, receive, getRow, rows, toldOfChanges } from './emailBoxPage';

const folder = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Folders' })).getByRole('link', { name });
const label = (name: string) => within(screen.getByRole('navigation', { name: 'Labels' })).getByRole('link', { name });

describe('Email list', () => {
  test('shows the inbox, newest first, with all details', async () => {
    const { gateway } = await renderApp('/apps/email', {
      prepare: async (each) => {
        const email = await receive(each, {
          message: '<p>Hello <b>Ada</b></p><p>Look at this</p>',
          labels: ['company', 'private'],
          attachments: [{ fileName: 'tent.svg', thumbnail: '/media/scene-svg', url: null, size: '' }],
        });
        await changeEmail(each, email.id, { replies: [{ ...email, id: '9001' }] });
      },
    });
    const inbox = await emailsIn(gateway, 'inbox');
    const shown = await rows();
    expect(shown).toHaveLength(Math.min(25, inbox.length));
    const [first] = shown;
    expect(first).toHaveTextContent('Mara');
    expect(first).toHaveTextContent('Spring prices');
    expect(first).toHaveTextContent('Hello Ada Look at this');
    expect(first).toHaveTextContent('Private');
    expect(first).toHaveTextContent('Company');
    expect(within(first!).getByTitle('2 emails in this thread')).toBeVisible();
    expect(within(first!).getByRole('img', { name: '1 attachment' })).toBeVisible();
    expect(within(first!).getByRole('link', { name: 'Unread, Mara: Spring prices' })).toHaveAttribute(
      'href',
      `/apps/email?email=${inbox[0]!.id}`,
    );
    expect(await axeViolations()).toEqual([]);
  });

  test('links to each folder with its count', async () => {
    const { user, history, gateway } = await renderApp('/apps/email');
    const unread = (await emailsIn(gateway, 'inbox')).filter(({ isRead }) => !isRead).length;
    await rows();
    expect(folder(/^Inbox/)).toHaveAccessibleName(`Inbox, ${unread} unread`);
    expect(folder(/^Drafts/)).toHaveAccessibleName(`Drafts, ${(await emailsIn(gateway, 'draft')).length} emails`);
    expect(folder(/^Inbox/)).toHaveAttribute('aria-current', 'page');
    for (const [name, kept] of [
      ['Sent', 'sent'],
      ['Spam', 'spam'],
      ['Trash', 'trash'],
      ['Drafts', 'draft'],
    ] as const) {
      await user.click(folder(new RegExp(`^${name}`)));
      const found = await emailsIn(gateway, kept);
      await waitFor(async () => expect(await rows(name)).toHaveLength(Math.min(25, found.length)));
    }
    expect(history.get().location.search).toBe('?view=DRAFT');
    await user.click(folder(/^Starred/));
    const starred = (await listStored(gateway, 'mails')).filter((email) => email.isStarred && email.folder !== 'trash');
    expect(await rows('Starred')).toHaveLength(starred.length);
  });

  test('shows the recipients of sent emails', async () => {
    const { gateway } = await renderApp('/apps/email?view=SENT');
    const sent = await newestIn(gateway, 'sent');
    expect((await rows('Sent'))[0]).toHaveTextContent(`To: ${sent.to.map(({ name }) => name).join(', ')}`);
  });

  test('filters by label and search, both stored in the URL', async () => {
    const { user, history } = await renderApp('/apps/email');
    await rows();
    await user.click(label('Personal'));
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent('Personal');
    });
    expect(history.get().location.search).toBe('?label=PERSONAL');
    expect(label('Personal')).toHaveAttribute('aria-current', 'true');
    await user.click(label('Personal'));
    await waitFor(() => expect(history.get().location.search).toBe(''));
    await user.type(screen.getByRole('searchbox', { name: 'Search by subject or sender' }), 'mei tanaka');
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent('Mei Tanaka');
    });
    expect(history.get().location.search).toBe('?q=mei+tanaka');
  });

  test('is divided into pages', async () => {
    const { user, history, gateway } = await renderApp('/apps/email?perPage=10');
    const inbox = await emailsIn(gateway, 'inbox');
    expect(await rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(inbox[10]!.from.name));
    expect(history.get().location.search).toBe('?perPage=10&page=2');
  });

  test.each([
    ['?view=SPAM', 'No emails in Spam', null],
    ['?q=nosuchmail', 'No emails match', 'Clear filters'],
    ['?page=40', 'This page doesn’t exist', 'First page'],
  ])('explains at %s why it is empty and what to do', async (search, heading, button) => {
    const { user } = await renderApp(`/apps/email${search}`, {
      prepare: async (gateway) => {
        for (const { id } of await emailsIn(gateway, 'spam')) await changeEmail(gateway, id, { folder: 'trash' });
      },
    });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    if (button === null) return;
    await user.click(screen.getByRole('button', { name: button }));
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('shows a new email automatically', async () => {
    const { gateway } = await renderApp('/apps/email');
    await rows();
    await toldOfChanges();
    const before = Number(/\d+/.exec(folder(/^Inbox/).textContent ?? '')?.[0]);
    await requestFromOtherSession(
      gateway,
      'mutation { sendEmail(input: { to: [{ email: "admin@demo.com" }], subject: "Fresh" }) { email { id } } }',
    );
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Fresh'));
    expect(folder(/^Inbox/)).toHaveAccessibleName(`Inbox, ${before + 1} unread`);
  });
});

test('adds and removes a star immediately', async () => {
  const { user, gateway } = await renderApp('/apps/email', { prepare: async (each) => void (await receive(each)) });
  const star = within(await getRow(/Spring prices/)).getByRole('button', { name: 'Star “Spring prices”' });
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(async () => expect((await newestIn(gateway, 'inbox')).isStarred).toBe(true));
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(async () => expect((await newestIn(gateway, 'inbox')).isStarred).toBe(false));
});

test('shows a name for an email without subject and people', async () => {
  await renderApp('/apps/email?view=DRAFT', {
    prepare: async (each) => {
      for (const { id } of await emailsIn(each, 'draft')) await changeEmail(each, id, { subject: '', to: [] });
    },
  });
  const [first] = await rows('Drafts');
  expect(within(first!).getByRole('link', { name: 'No recipients: (no subject)' })).toBeVisible();
});

describe('With read-only access', () => {
  test('offers no other actions', async () => {
    await renderApp('/apps/email', { user: 'client', prepare: (gateway) => letClients(gateway, 'read') });
    await rows();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New email' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Star/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: 'Starred' }).length).toBeGreaterThan(0);
  });

  test('does not mark opened emails as read', async () => {
    const { user, gateway } = await renderApp('/apps/email', {
      user: 'client',
      prepare: async (each) => {
        await letClients(each, 'read');
        await receive(each);
      },
    });
    await user.click(await screen.findByRole('link', { name: /Spring prices/ }));
    await screen.findByRole('heading', { level: 2, name: 'Spring prices' });
    expect(screen.queryByRole('link', { name: 'Reply' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect((await newestIn(gateway, 'inbox')).isRead).toBe(false);
  });
});

test('hides the mailbox without the permission to read emails', async () => {
  await renderApp('/apps/email', { user: 'client' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Email' })).not.toBeInTheDocument();
});
