import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { calls, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { readStored } from '../../support/stored';

const banner = () => screen.findByRole('region', { name: 'Server status' });
const noBanner = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Server status' })).not.toBeInTheDocument());
const tryNow = async () => within(await banner()).getByRole('button', { name: 'Try now' });
const rangeLink = { name: /Outdoor range/ };

/** A gateway that can be put into maintenance at any time. */
function maintainable() {
  let isInMaintenance = false;
  return { isInMaintenance: () => isInMaintenance, set: (value: boolean) => void (isInMaintenance = value) };
}

/** Renders an app whose server goes into maintenance right after sign-in. */
async function renderDuringMaintenance() {
  const { isInMaintenance, set } = maintainable();
  const app = await renderApp('/catalogs', { isInMaintenance, beforeDrawing: () => set(true) });
  return { ...app, end: () => set(false) };
}

describe('Server under maintenance', () => {
  test('is announced, and the data on screen loads automatically once the server responds', async () => {
    const { user, end } = await renderDuringMaintenance();
    expect(await banner()).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'Server status' })).getByRole('status')).toHaveTextContent(
        'Under maintenance. Your entries are kept',
      ),
    );
    // As its Retry-After requests.
    expect(screen.getByText(/^Trying again in (10|9|8) seconds$/)).toBeVisible();
    end();
    await user.click(await tryNow());
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    await waitFor(() => expect(screen.getByText('You’re back online')).toBeVisible());
    await noBanner();
  });

  test('stays announced while the server does not respond', async () => {
    const { user } = await renderDuringMaintenance();
    const before = calls.filter((name) => name === 'SignOfLife').length;
    await user.click(await tryNow());
    await waitFor(() => expect(calls.filter((name) => name === 'SignOfLife')).toHaveLength(before + 1));
    expect(await banner()).toBeVisible();
    expect(screen.queryByText('You’re back online')).not.toBeInTheDocument();
  });

  test('keeps the entered text, says that it was not saved, and saves it on request', async () => {
    const state = maintainable();
    const { isInMaintenance } = state;
    const { user, gateway } = await renderApp('/catalogs/1/products/1', { isInMaintenance });
    const brand = await screen.findByRole('textbox', { name: 'Brand' });
    await user.clear(brand);
    await user.type(brand, 'Fell & Fjord');
    state.set(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByText(/^The server is under maintenance, so nothing was saved\./)).toBeVisible(),
    );
    expect(brand).toHaveValue('Fell & Fjord');

    state.set(false);
    await user.click(await tryNow());
    await waitFor(() =>
      expect(screen.getByText(/If a form couldn’t be saved, your entries are still there/)).toBeVisible(),
    );
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Fell & Fjord');
    // It was not sent a second time.
    expect(calls.filter((name) => name === 'ProductUpdate')).toHaveLength(1);
    expect(await readStored(gateway, 'products', '1')).not.toMatchObject({ brand: 'Fell & Fjord' });

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Product saved')).toBeVisible());
    expect(await readStored(gateway, 'products', '1')).toMatchObject({ brand: 'Fell & Fjord' });
  });

  test('is announced on the sign-in page', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null, isInMaintenance: () => true });
    await user.type(await screen.findByLabelText('Email'), 'admin@demo.com');
    await user.type(screen.getByLabelText('Password'), 'admin');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await banner()).toBeVisible();
    // The form does not repeat what the banner says.
    expect(screen.queryByText('The server is under maintenance. Try again in a moment.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.com');
  });
});

describe('Unreachable server', () => {
  test('is retried until it responds, without user action', async () => {
    await renderApp('/catalogs', { isReachable: false });
    await waitFor(async () => expect(await banner()).toHaveTextContent('Can’t reach the server.'));
    setReachable(true);
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    await noBanner();
    await waitFor(() => expect(screen.getByText('You’re back online')).toBeVisible());
  });

  test('is not announced for a brief outage', async () => {
    await renderApp('/catalogs', { isReachable: false });
    await screen.findByText('Can’t reach the server. Check your connection and try again.');
    setReachable(true);
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    expect(screen.queryByText('You’re back online')).not.toBeInTheDocument();
  });

  test('is not assumed when the browser reports being offline, but checked immediately', async () => {
    await renderApp('/catalogs');
    await screen.findByRole('link', rangeLink);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(calls).toContain('SignOfLife'));
    await noBanner();
    setReachable(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(async () => expect(await banner()).toHaveTextContent('You appear to be offline.'));
    setReachable(true);
    window.dispatchEvent(new Event('online'));
    await noBanner();
  });

  test('keeps loaded data on the screen', async () => {
    const { user } = await renderApp('/catalogs');
    await screen.findByRole('link', rangeLink);
    setReachable(false);
    await user.type(screen.getByRole('searchbox'), 'tent');
    expect(await banner()).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('tent');
    setReachable(true);
    await noBanner();
    await waitFor(() => expect(screen.getByText('No catalogs match')).toBeVisible());
  });
});

test('a gateway that could not start in this browser is reported, with what to do', async () => {
  await renderApp('/catalogs', { ready: Promise.reject(new Error('SecurityError')) });
  const notice = await banner();
  await waitFor(() => expect(notice).toHaveTextContent('The demo server couldn’t start in this browser.'));
  expect(notice).toHaveTextContent('Open the app in a regular window');
  expect(within(notice).getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(within(notice).queryByRole('button', { name: 'Try now' })).not.toBeInTheDocument();
  for (const name of ['Forgot password?', 'Create an account']) expect(screen.queryByRole('link', { name })).toBeNull();
});
