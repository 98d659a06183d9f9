import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';

const minute = 60_000;

/** A clock shared by both sides: the gateway uses it for its tokens, and the tests move it. */
function movableClock() {
  let offset = 0;
  return { now: () => new Date(Date.now() + offset), move: (by: number) => (offset += by) };
}

const account = { name: 'Account of Ada Lindqvist' };

describe('Session with an expired access token', () => {
  test('is refreshed once for all rejected operations, which are then retried', async () => {
    await renderApp('/catalogs', { session: (session) => ({ ...session, accessToken: 'worn out' }) });
    expect(await screen.findByRole('link', { name: /Outdoor range/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Current catalog: Outdoor range' })).toBeVisible();
    expect(calls.filter((name) => name === 'SessionRefresh')).toHaveLength(1);
    expect(calls.filter((name) => name === 'ShellCatalogs')).toHaveLength(2);
    expect(localStorage.getItem('accessToken')).not.toContain('worn out');
  });

  test('is kept when the server cannot be reached', async () => {
    await renderApp('/catalogs', { isReachable: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t reach the server.');
    setReachable(true);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(await screen.findByRole('link', { name: /Outdoor range/ })).toBeVisible();
  });

  test('ends when the refresh is rejected, as the sign-in page explains', async () => {
    const clock = movableClock();
    const { history } = await renderApp('/jobs', { now: clock.now });
    await screen.findByRole('button', account);
    clock.move(71 * minute);
    act(() => history.push('/catalogs?status=DRAFT'));
    await waitFor(() =>
      expect(screen.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible(),
    );
    expect(history.get().location.search).toBe('?returnTo=%2Fcatalogs%3Fstatus%3DDRAFT');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(calls.filter((name) => name === 'SessionRefresh')).toHaveLength(1);
  });
});

describe('Signing out', () => {
  test('opens the sign-in page without a return path', async () => {
    const { user, history } = await renderApp('/jobs');
    await user.click(await screen.findByRole('button', account));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Catalog Manager' })).toBeVisible();
    expect(history.get().location).toMatchObject({ pathname: '/pages/login-v1', search: '' });
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  });

  test('in another tab also signs out here', async () => {
    const { history } = await renderApp('/jobs');
    await screen.findByRole('button', account);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'refreshToken' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Catalog Manager' })).toBeVisible();
    expect(screen.getByText(/You signed out in another tab/)).toBeVisible();
    expect(history.get().location.search).toBe('?returnTo=%2Fjobs');
  });

  test('clears the cache, so the next user’s pages are requested again', async () => {
    const { user } = await renderApp('/catalogs');
    await screen.findByRole('link', { name: /Outdoor range/ });
    await user.click(screen.getByRole('button', account));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByLabelText('Email');
    calls.length = 0;
    await user.type(screen.getByLabelText('Email'), 'admin@demo.com');
    await user.type(screen.getByLabelText('Password'), 'admin');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('button', account);
    await waitFor(() => expect(calls).toContain('ShellCatalogs'));
  });
});

describe('Access to pages', () => {
  test('a page without permission says so, and offers another account', async () => {
    const { user, history } = await renderApp('/catalogs', { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    expect(history.get().location.pathname).toBe('/misc/not-authorized');
    expect(screen.queryByRole('link', { name: 'Catalogs' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeVisible());
  });

  test('after signing out on a page without permission, one can sign in again', async () => {
    const { user } = await renderApp('/catalogs', { user: 'client' });
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    await user.click(screen.getByRole('button', { name: /^Account of / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/pages/login-v1');
  });

  test.each(['/nowhere', '/catalogs/1/products/2/reviews', '/misc/nothing'])('%s is not a page', async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found – Catalog Manager');
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  });

  test('an unknown URL also shows the error to visitors', async () => {
    await renderApp('/nowhere', { user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
