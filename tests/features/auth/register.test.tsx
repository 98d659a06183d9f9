import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '../../support/gatewayServer';
import { renderApp, type RenderedApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';

const description = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

async function fill(user: RenderedApp['user'], values: { username?: string; email?: string; password?: string }) {
  await screen.findByLabelText('Username');
  const labels = { username: 'Username', email: 'Email', password: 'Password' } as const;
  for (const key of ['username', 'email', 'password'] as const) {
    const value = values[key];
    if (value) await user.type(screen.getByLabelText(labels[key]), value);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe.each(['/pages/register-v1', '/pages/register-v2'])('Registration at %s', (path) => {
  test('signs in, has full access, and opens the requested page', async () => {
    const { user, history, gateway } = await renderApp(`${path}?returnTo=%2Fjobs`, { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(document.title).toBe('Create an account – Catalog Manager');
    await fill(user, { username: 'grace', email: 'grace@ships.example', password: 'teapot lantern' });
    await waitFor(() => expect(history.get().location.pathname).toBe('/jobs'));
    expect(await screen.findByRole('button', { name: 'Account of grace' })).toBeVisible();
    const [account] = await listStored(gateway, 'authUsers', ({ username }) => username === 'grace');
    expect(account).toMatchObject({ role: 'admin', email: 'grace@ships.example' });
    expect(JSON.parse(localStorage.getItem('userData') ?? '{}')).toMatchObject({ username: 'grace' });
  });
});

describe('Registration form', () => {
  test.each([
    ['a', 'Use 8 characters or more.'],
    ['        ', 'Enter a password that isn’t only spaces.'],
  ])('rejects the password %j before it is sent', async (password, message) => {
    const { user } = await renderApp('/pages/register-v1', { user: null });
    expect(await screen.findByText(/^Use 8 characters or more\. Three or four/)).toBeVisible();
    await fill(user, { username: 'grace', email: 'grace@ships.example', password });
    expect(description('Password')).toBe(message);
    expect(screen.getByText(`Weak. ${message}`)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(calls).not.toContain('SessionRegister');
  });

  test('rejects empty fields without a request to the server', async () => {
    const { user } = await renderApp('/pages/register-v1', { user: null });
    await fill(user, { email: 'grace@ships.example' });
    expect(description('Username')).toBe('Enter a username.');
    expect(description('Password')).toBe('Enter a password.');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(calls).not.toContain('SessionRegister');
  });

  test('shows the schema’s messages at both fields if the names are taken', async () => {
    const { user } = await renderApp('/pages/register-v1', { user: null });
    await fill(user, { username: 'client', email: 'admin@demo.com', password: 'teapot lantern' });
    await waitFor(() => expect(description('Email')).toBe('This email is already in use.'));
    expect(description('Username')).toBe('This username is already in use.');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toBeInvalid();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  test('says in the language of the user that the names are taken', async () => {
    localStorage.setItem('preferences', JSON.stringify({ locale: 'fr' }));
    const { user } = await renderApp('/pages/register-v1', { user: null });
    const username = await screen.findByLabelText('Nom d’utilisateur');
    await user.type(username, 'client');
    await user.type(screen.getByLabelText('E-mail'), 'admin@demo.com');
    await user.type(screen.getByLabelText('Mot de passe'), 'teapot lantern{Enter}');
    await waitFor(() => expect(username).toHaveAccessibleDescription('Ce nom d’utilisateur est déjà utilisé.'));
    expect(description('E-mail')).toBe('Cette adresse e-mail est déjà utilisée.');
  });

  test('rejects an invalid email address at its field', async () => {
    const { user } = await renderApp('/pages/register-v1', { user: null });
    await fill(user, { username: 'grace', email: 'ships', password: 'teapot lantern' });
    await waitFor(() => expect(description('Email')).toMatch(/jane@example\.org/));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

test('the sign-in and registration pages link to each other and keep the return path', async () => {
  const { user, history } = await renderApp('/pages/login-v2?returnTo=%2Fjobs', { user: null });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(history.get().location).toMatchObject({ pathname: '/pages/register-v2', search: '?returnTo=%2Fjobs' });
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(history.get().location).toMatchObject({ pathname: '/pages/login-v2', search: '?returnTo=%2Fjobs' });
});
