import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { askElsewhere } from '../../support/askElsewhere';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { narrowQuery } from '../../../src/features/email/mailBoxSize';
import { axeViolations } from '../../support/axeViolations';
import { keptMail, newestIn, receive, rows, toldOfChanges } from './mailBox';

/** The app at a mail that has just arrived. */
const atMail = async () => {
  let id = '';
  const app = await renderApp('/apps/email', {
    prepare: async (gateway) => {
      ({ id } = await receive(gateway));
    },
  });
  app.history.push(`/apps/email?mail=${id}`);
  await screen.findByRole('heading', { level: 2, name: 'Spring prices' });
  await toldOfChanges();
  return { ...app, id };
};

const UPDATE = 'mutation ($ids: [ID!]!, $change: MailChangeInput!) { mailsUpdate(ids: $ids, change: $change) { id } }';

describe('what another session does', () => {
  test('to a mail that is read shows at once', async () => {
    const { gateway, id } = await atMail();
    await askElsewhere(gateway, UPDATE, { ids: [id], change: { labels: ['PERSONAL'], isStarred: true } });
    expect(await within(screen.getByRole('article')).findByText('Personal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Star “Spring prices”' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a mark as unread stays while the mail is open', async () => {
    const { gateway, id } = await atMail();
    await waitFor(async () => expect((await keptMail(gateway, id))?.isRead).toBe(true));
    await askElsewhere(gateway, UPDATE, { ids: [id], change: { isRead: false, labels: ['PRIVATE'] } });
    await within(screen.getByRole('article')).findByText('Private');
    expect((await keptMail(gateway, id))?.isRead).toBe(false);
  });

  test('an answer appears below the mail', async () => {
    const { gateway, id } = await atMail();
    await askElsewhere(gateway, 'mutation ($input: MailInput!) { mailSend(input: $input) { mail { id } } }', {
      input: { to: [{ email: 'mara@example.com' }], message: '<p>From my phone</p>', replyToId: id },
    });
    expect(await screen.findByText('From my phone')).toBeVisible();
  });

  test('to a mail that is deleted for good is said', async () => {
    const { gateway, id } = await atMail();
    await askElsewhere(gateway, UPDATE, { ids: [id], change: { folder: 'TRASH' } });
    expect(await within(screen.getByRole('article')).findByText('Trash')).toBeVisible();
    await askElsewhere(gateway, 'mutation { trashEmpty }');
    expect(await screen.findByRole('heading', { name: 'This mail is not there any more' })).toBeVisible();
  });

  test('to the mail that is answered takes nothing from the answer', async () => {
    const { user, gateway, id } = await atMail();
    await user.click(screen.getByRole('link', { name: 'Reply' }));
    await screen.findByRole('dialog', { name: 'Reply' });
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await user.type(text, 'Thank you');
    await askElsewhere(gateway, UPDATE, { ids: [id], change: { folder: 'SPAM' } });
    await waitFor(() =>
      expect(within(screen.getByRole('article', { hidden: true })).getByText('Spam')).toBeInTheDocument(),
    );
    expect(text).toHaveValue('Thank you');
  });
});

describe('without the server', () => {
  test('the list says so, and comes by trying again', async () => {
    const { user } = await renderApp('/apps/email', { isReachable: false });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
    setReachable(true);
    await user.click(retry!);
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('a folder that cannot be fetched does not show the mails of the former one', async () => {
    const { user } = await renderApp('/apps/email');
    await rows();
    setReachable(false);
    await user.click(screen.getByRole('link', { name: 'Sent' }));
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Sent' })).not.toBeInTheDocument();
    setReachable(true);
  });
});

describe('before the tab is closed', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('the browser asks while something is not kept', async () => {
    const { user } = await renderApp('/apps/email');
    await user.click(await screen.findByRole('link', { name: 'New mail' }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    expect(isAsked()).toBe(false);
    await user.type(subject, 'Half');
    expect(isAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(isAsked()).toBe(false);
  });
});

describe('on a phone', () => {
  const onPhone = async (path: string) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query === narrowQuery,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    return renderApp(path);
  };

  test('folders and labels are chosen from lists', async () => {
    const { user, history } = await onPhone('/apps/email');
    await rows();
    expect(screen.queryByRole('navigation', { name: 'Folders' })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'SENT');
    expect((await rows('Sent')).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'Company');
    await waitFor(() => expect(history.get().location.search).toBe('?view=SENT&label=COMPANY'));
    await waitFor(async () => {
      for (const row of await rows('Sent')) expect(row).toHaveTextContent('Company');
    });
  });

  test('a mail takes the place of its list, and gives it back', async () => {
    const { user, gateway } = await onPhone('/apps/email');
    const mail = await newestIn(gateway, 'inbox');
    await user.click(within((await rows())[0]!).getByRole('link'));
    await screen.findByRole('heading', { level: 2, name: mail.subject });
    expect(screen.queryByRole('combobox', { name: 'Folder' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Inbox' }));
    await waitFor(async () => expect(within((await rows())[0]!).getByRole('link')).toHaveFocus());
  });
});
