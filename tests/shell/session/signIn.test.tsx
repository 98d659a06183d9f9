import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { login } from '#server/domain/auth/session';
import { getReturnAddress } from '#features/auth/returnAddress';
import { renderApp, type RenderedApp } from '../../support/renderApp';

const fill = async (user: RenderedApp['user'], email: string, password: string) => {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('Signing in', () => {
  test('returns to the requested page', async () => {
    const { user, history } = await renderApp('/jobs?status=FAILED', { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Catalog Manager' })).toBeVisible();
    expect(document.title).toBe('Sign in – Catalog Manager');
    await fill(user, 'admin@demo.com', 'admin');
    await waitFor(() => expect(history.get().location).toMatchObject({ pathname: '/jobs', search: '?status=FAILED' }));
    expect(await screen.findByRole('button', { name: 'Account of Ada Lindqvist' })).toBeVisible();
  });

  test('without a return path opens the home page', async () => {
    const { user, history } = await renderApp('/', { user: null });
    await screen.findByRole('heading', { name: 'Sign in to Catalog Manager' });
    expect(history.get().location.search).toBe('');
    await fill(user, 'admin@demo.com', 'admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada Lindqvist' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/');
  });

  test('says in the language of the user that the password is wrong', async () => {
    localStorage.setItem('preferences', JSON.stringify({ locale: 'de' }));
    const { user } = await renderApp('/pages/login-v1', { user: null });
    const email = await screen.findByLabelText('E-Mail');
    await user.type(email, 'admin@demo.com');
    await user.type(screen.getByLabelText('Passwort'), 'not it{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-Mail-Adresse oder Passwort ist falsch.'));
    expect(email).toHaveFocus();
  });

  test('works the same beside the picture', async () => {
    const { user, history } = await renderApp('/pages/login-v2?returnTo=%2Fjobs', { user: null });
    await screen.findByRole('heading', { level: 1, name: 'Sign in to Catalog Manager' });
    await fill(user, 'admin@demo.com', 'admin');
    await waitFor(() => expect(history.get().location.pathname).toBe('/jobs'));
  });

  test('is remembered after the browser closes, unless turned off', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null });
    expect(await screen.findByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await fill(user, 'admin@demo.com', 'admin');
    await screen.findByRole('button', { name: 'Account of Ada Lindqvist' });
    expect(['accessToken', 'refreshToken', 'userData'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect(sessionStorage.getItem('refreshToken')).not.toBeNull();
  });

  test('welcomes a client', async () => {
    const { user, history } = await renderApp('/', { user: null });
    await screen.findByLabelText('Email');
    await fill(user, 'client@demo.com', 'client');
    expect(await screen.findByRole('region', { name: 'You’re signed in as Client' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/');
  });

  test('is skipped for a user who is signed in', async () => {
    const { history } = await renderApp('/pages/login-v1?returnTo=%2Fjobs');
    await waitFor(() => expect(history.get().location.pathname).toBe('/jobs'));
  });

  test.each([
    ['/jobs?status=FAILED', '/jobs?status=FAILED'],
    ['', '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['jobs', '/'],
    ['/pages/login-v1?returnTo=%2Fjobs', '/'],
    ['/pages/register-v2', '/'],
  ])('asked to return to "%s" goes to %s', (wanted, address) =>
    expect(getReturnAddress(new URLSearchParams({ returnTo: wanted }))).toBe(address),
  );
});

describe('Sign-in errors', () => {
  test('rejects attempts after too many wrong ones, with a message at the email field', async () => {
    const now = new Date();
    const { user, gateway } = await renderApp('/pages/login-v1', { user: null, now: () => now });
    await screen.findByLabelText('Email');
    const guess = { email: 'admin@demo.com', password: 'wrong' };
    for (let at = 0; at < 6; at += 1) await login(gateway.context, guess).catch(() => undefined);
    await fill(user, 'admin@demo.com', 'admin');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Too many failed sign-in attempts/),
    );
  });

  test.each([
    {
      name: 'nothing filled in',
      email: '',
      password: '',
      messages: ['Enter your email address.', 'Enter your password.'],
    },
    { name: 'no password', email: 'admin@demo.com', password: '', messages: ['Enter your password.'] },
    { name: 'blanks for an email', email: '  ', password: 'admin', messages: ['Enter your email address.'] },
  ])('$name, with the focus on the first invalid field', async ({ email, password, messages }) => {
    const { user } = await renderApp('/pages/login-v1', { user: null });
    await screen.findByLabelText('Email');
    await fill(user, email, password);
    for (const message of messages) expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(messages[0]!.includes('email') ? 'Email' : 'Password')).toHaveFocus();
  });

  test('shows the server’s message for a wrong combination at the field', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null });
    await screen.findByLabelText('Email');
    await fill(user, 'admin@demo.com', 'wrong');
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    const described = screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)).toHaveTextContent(/email|password/i);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  test('says when the server cannot be reached', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null, isReachable: false });
    await screen.findByLabelText('Email');
    await fill(user, 'admin@demo.com', 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t reach the server.');
  });
});

describe('Form help', () => {
  test('reveals the password', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  test('fills in a demo account', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null });
    const accounts = await screen.findByRole('region', { name: 'Demo accounts' });
    await user.click(within(accounts).getByRole('button', { name: /Client/ }));
    expect(screen.getByLabelText('Email')).toHaveValue('client@demo.com');
    expect(screen.getByLabelText('Password')).toHaveValue('client');
  });

  test('shows no demo accounts with a real server', async () => {
    await renderApp('/pages/login-v1', { user: null, embeddedGateway: null });
    await screen.findByLabelText('Email');
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
  });
});
