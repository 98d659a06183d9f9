import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { requestFromOtherSession } from '../../support/otherSession';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { narrowQuery } from '#ui/layout/sideColumn';
import { axeViolations } from '../../support/axeViolations';
import { keptEmail, newestIn, receive, rows, toldOfChanges } from './emailBoxPage';

/** Opens the app with an email that has just arrived. */
const atEmail = async () => {
  let id = '';
  const app = await renderApp('/apps/email', {
    prepare: async (gateway) => {
      ({ id } = await receive(gateway));
    },
  });
  app.history.push(`/apps/email?email=${id}`);
  await screen.findByRole('heading', { level: 2, name: 'Spring prices' });
  await toldOfChanges();
  return { ...app, id };
};

const UPDATE = 'mutation ($input: UpdateEmailsInput!) { updateEmails(input: $input) { emails { id } } }';

describe('Changes in another session', () => {
  test('show immediately in an open email', async () => {
    const { gateway, id } = await atEmail();
    await requestFromOtherSession(gateway, UPDATE, { input: { ids: [id], labels: ['PERSONAL'], isStarred: true } });
    await waitFor(() => expect(within(screen.getByRole('article')).getByText('Personal')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Star “Spring prices”' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keep an open email marked as unread', async () => {
    const { gateway, id } = await atEmail();
    await waitFor(async () => expect((await keptEmail(gateway, id))?.isRead).toBe(true));
    await requestFromOtherSession(gateway, UPDATE, { input: { ids: [id], isRead: false, labels: ['PRIVATE'] } });
    await within(screen.getByRole('article')).findByText('Private');
    expect((await keptEmail(gateway, id))?.isRead).toBe(false);
  });

  test('show a new reply below the email', async () => {
    const { gateway, id } = await atEmail();
    await requestFromOtherSession(
      gateway,
      'mutation ($input: SendEmailInput!) { sendEmail(input: $input) { email { id } } }',
      {
        input: { to: [{ email: 'mara@example.com' }], message: '<p>From my phone</p>', replyToId: id },
      },
    );
    await waitFor(() => expect(screen.getByText('From my phone')).toBeVisible());
  });

  test('show a message if the open email is permanently deleted', async () => {
    const { gateway, id } = await atEmail();
    await requestFromOtherSession(gateway, UPDATE, { input: { ids: [id], folder: 'TRASH' } });
    await waitFor(() => expect(within(screen.getByRole('article')).getByText('Trash')).toBeVisible());
    await requestFromOtherSession(gateway, 'mutation { emptyEmailFolder(input: { folder: TRASH }) { deletedIds } }');
    expect(await screen.findByRole('heading', { name: 'This email no longer exists' })).toBeVisible();
  });

  test('do not affect a reply being written when its email changes', async () => {
    const { user, gateway, id } = await atEmail();
    await user.click(screen.getByRole('link', { name: 'Reply' }));
    await screen.findByRole('dialog', { name: 'Reply' });
    const text = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(text, 'Thank you');
    await requestFromOtherSession(gateway, UPDATE, { input: { ids: [id], folder: 'SPAM' } });
    await waitFor(() =>
      expect(within(screen.getByRole('article', { hidden: true })).getByText('Spam')).toBeInTheDocument(),
    );
    expect(text).toHaveValue('Thank you');
  });
});

describe('Without a server connection', () => {
  test('shows an error and loads the list on retry', async () => {
    const { user } = await renderApp('/apps/email', { isReachable: false });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
    setReachable(true);
    await user.click(retry!);
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('does not show the emails of the previous folder if loading a folder fails', async () => {
    const { user } = await renderApp('/apps/email');
    await rows();
    setReachable(false);
    await user.click(screen.getByRole('link', { name: 'Sent' }));
    await waitFor(() => expect(screen.getByText('Couldn’t load')).toBeVisible());
    expect(screen.queryByRole('list', { name: 'Sent' })).not.toBeInTheDocument();
    setReachable(true);
  });
});

describe('Closing the tab', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks for confirmation if something is unsaved', async () => {
    const { user } = await renderApp('/apps/email');
    await user.click(await screen.findByRole('link', { name: 'New email' }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    expect(isAsked()).toBe(false);
    await user.type(subject, 'Half');
    expect(isAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(isAsked()).toBe(false);
  });
});

describe('Email on a phone', () => {
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

  test('offers folders and labels as selection fields', async () => {
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

  test('shows an email instead of the list, and the list again on going back', async () => {
    const { user, gateway } = await onPhone('/apps/email');
    const email = await newestIn(gateway, 'inbox');
    await user.click(within((await rows())[0]!).getByRole('link'));
    await screen.findByRole('heading', { level: 2, name: email.subject });
    expect(screen.queryByRole('combobox', { name: 'Folder' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to Inbox' }));
    await waitFor(async () => expect(within((await rows())[0]!).getByRole('link')).toHaveFocus());
  });
});
