import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emailParagraphs } from '#features/auth/signIn/emailParagraphs';
import { resetPassword } from '#server/domain/auth/passwordReset';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { listStored, putPasswordLink } from '../../support/stored';

async function askForEmail(email: string, options: RenderAppOptions = {}, path = '/pages/forgot-password-v1') {
  const app = await renderApp(path, { user: null, ...options });
  await app.user.type(await screen.findByLabelText('Email'), email);
  await app.user.click(screen.getByRole('button', { name: 'Send link' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  await waitFor(() => expect(heading).toHaveFocus());
  return app;
}

describe('Forgotten password', () => {
  test('is replaced through the email that the demo shows, and the new one signs in', async () => {
    const { user, history, gateway } = await askForEmail('client@demo.com');
    expect(screen.getByText(/This demo doesn’t send emails/)).toBeVisible();
    const emails = await listStored(gateway, 'mails', ({ subject }) => subject === 'Reset your password');
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ folder: 'inbox', isRead: false });
    await user.click(screen.getByRole('button', { name: 'Open message' }));
    expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeVisible();
    expect(screen.getByText('Tomás Ferreira <client@demo.com>')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Reset your password' }));
    expect(history.get().location.pathname).toBe('/pages/reset-password-v1');
    await user.type(await screen.findByLabelText('New password'), 'teapot lantern');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    const done = await screen.findByRole('heading', { level: 1, name: 'Password changed' });
    await waitFor(() => expect(done).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Email'), 'client@demo.com');
    await user.type(screen.getByLabelText('Password'), 'teapot lantern');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Account of Tomás Ferreira' })).toBeVisible();
  });

  test('sends no email for an unknown account, which only the demo reveals', async () => {
    await askForEmail('nobody@demo.com', {}, '/pages/forgot-password-v2');
    expect(screen.getByText(/No account in this demo uses this email address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open message' })).not.toBeInTheDocument();
  });

  test.each(['client@demo.com', 'nobody@demo.com'])(
    'gets the same response from a real server for %s',
    async (email) => {
      await askForEmail(email, { embeddedGateway: null });
      expect(
        screen.getByText(`If there’s an account for ${email}, we’ve sent a reset link.`, { exact: false }),
      ).toBeVisible();
      expect(screen.queryByText(/this demo|demo inbox/i)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Open message' })).not.toBeInTheDocument();
    },
  );

  test('requires an email address', async () => {
    const { user } = await renderApp('/pages/forgot-password-v1', { user: null });
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

/** Opens the page with a link of the demo client. */
async function openLink() {
  const app = await renderApp('/pages/reset-password-v1?token=known', {
    user: null,
    prepare: (gateway) => putPasswordLink(gateway, { token: 'known', userId: '2', kind: 'RESET' }),
  });
  await screen.findByLabelText('New password');
  return app;
}

describe('New password page', () => {
  test('explains its purpose without a link, and links to the page that sends one', async () => {
    const { user, history } = await renderApp('/pages/reset-password-v1', { user: null });
    await waitFor(() => expect(screen.getByText(/This link isn’t valid/)).toBeVisible());
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(history.get().location.pathname).toBe('/pages/forgot-password-v1');
  });

  test('says that an unknown link doesn’t work, and what to do', async () => {
    await renderApp('/pages/reset-password-v2?token=unknown', { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work anymore' })).toBeVisible();
    expect(screen.getByText(/^It has expired, was already used, or was replaced/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  test('rejects a link that was used meanwhile, and keeps the entered text', async () => {
    const { user, gateway } = await openLink();
    await user.type(screen.getByLabelText('New password'), 'teapot lantern');
    await resetPassword(gateway.context, { token: 'known', password: 'the first' });
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link has expired, was already used/);
    expect(screen.getByLabelText('New password')).toHaveValue('teapot lantern');
  });

  test('offers to try again if the server can’t be reached', async () => {
    const { user } = await renderApp('/pages/reset-password-v1?token=unknown', {
      user: null,
      isReachable: false,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    setReachable(true);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  });

  test('rejects an empty password at its field', async () => {
    const { user } = await openLink();
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});

test.each([
  [
    '<p>Hello <b>Ada</b>,</p><p>bye</p>',
    [
      { text: 'Hello Ada,', link: null },
      { text: 'bye', link: null },
    ],
  ],
  ['<p><a href="/pages/x?token=1">Go</a></p>', [{ text: 'Go', link: '/pages/x?token=1' }]],
  ['<p><a href="https://elsewhere.example/">Go</a></p>', [{ text: 'Go', link: null }]],
  ['<p><a href="//elsewhere.example/">Go</a></p>', [{ text: 'Go', link: null }]],
  ['<p><a href="javascript:alert(1)">Go</a></p>', [{ text: 'Go', link: null }]],
  ['<script>alert(1)</script>', []],
])('shows the text of the email %s and its links to this app', (html, paragraphs) => {
  expect(emailParagraphs(html)).toEqual(paragraphs);
});
