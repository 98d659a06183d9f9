import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { calls, setReachable } from '../support/gatewayServer';
import { renderApp } from '../support/renderApp';

const banner = () => screen.findByRole('region', { name: 'State of the server' });
const noBanner = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'State of the server' })).not.toBeInTheDocument());
const tryNow = async () => within(await banner()).getByRole('button', { name: 'Try now' });
const rangeLink = { name: /Outdoor range/ };

/** A gateway that can be put into maintenance at any time. */
function maintainable() {
  let isInMaintenance = false;
  return { isInMaintenance: () => isInMaintenance, set: (value: boolean) => void (isInMaintenance = value) };
}

/** An app that meets a server in maintenance right after signing in. */
async function renderDuringMaintenance() {
  const { isInMaintenance, set } = maintainable();
  const app = await renderApp('/catalogs', { isInMaintenance, beforeDrawing: () => set(true) });
  return { ...app, end: () => set(false) };
}

describe('a server that is being worked on', () => {
  test('is announced, and what is on screen comes by itself once it answers', async () => {
    const { user, end } = await renderDuringMaintenance();
    expect(await banner()).toBeVisible();
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'State of the server' })).getByRole('status')).toHaveTextContent(
        'The server is being worked on. What you entered stays here',
      ),
    );
    // As its Retry-After asks.
    expect(screen.getByText(/^Next try in (10|9|8) seconds$/)).toBeVisible();
    end();
    await user.click(await tryNow());
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    expect(await screen.findByText('The server is back')).toBeVisible();
    await noBanner();
  });

  test('stays announced while it does not answer', async () => {
    const { user } = await renderDuringMaintenance();
    const before = calls.filter((name) => name === 'SignOfLife').length;
    await user.click(await tryNow());
    await waitFor(() => expect(calls.filter((name) => name === 'SignOfLife')).toHaveLength(before + 1));
    expect(await banner()).toBeVisible();
    expect(screen.queryByText('The server is back')).not.toBeInTheDocument();
  });

  test('keeps what was typed, says that it was not saved, and saves it when asked again', async () => {
    const state = maintainable();
    const { isInMaintenance } = state;
    const { user, gateway } = await renderApp('/catalogs/1/products/1', { isInMaintenance });
    const brand = await screen.findByRole('textbox', { name: 'Brand' });
    await user.clear(brand);
    await user.type(brand, 'Fell & Fjord');
    state.set(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The server is being worked on, so nothing was saved\./)).toBeVisible();
    expect(brand).toHaveValue('Fell & Fjord');

    state.set(false);
    await user.click(await tryNow());
    expect(await screen.findByText(/What could not be saved still stands in its form/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Fell & Fjord');
    // Nobody asked for it a second time.
    expect(calls.filter((name) => name === 'ProductUpdate')).toHaveLength(1);
    expect(await gateway.context.store.get('products', '1')).not.toMatchObject({ brand: 'Fell & Fjord' });

    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Product saved')).toBeVisible();
    expect(await gateway.context.store.get('products', '1')).toMatchObject({ brand: 'Fell & Fjord' });
  });

  test('is told to whoever wants to sign in', async () => {
    const { user } = await renderApp('/pages/login-v1', { user: null, isInMaintenance: () => true });
    await user.type(await screen.findByLabelText('Email'), 'admin@demo.com');
    await user.type(screen.getByLabelText('Password'), 'admin');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('The server is being worked on. Try again in a moment.')).toBeVisible();
    expect(await banner()).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.com');
  });
});

describe('a server that is not reached', () => {
  test('is tried again until it is, without a hand being moved', async () => {
    await renderApp('/catalogs', { isReachable: false });
    await waitFor(async () => expect(await banner()).toHaveTextContent('The server cannot be reached.'));
    setReachable(true);
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    await noBanner();
    expect(await screen.findByText('The server is back')).toBeVisible();
  });

  test('for a moment only is not worth a word', async () => {
    await renderApp('/catalogs', { isReachable: false });
    await screen.findByText('The server cannot be reached. Check the connection and try again.');
    setReachable(true);
    expect(await screen.findByRole('link', rangeLink)).toBeVisible();
    expect(screen.queryByText('The server is back')).not.toBeInTheDocument();
  });

  test('is not believed in on the word of the browser alone, but looked for at once', async () => {
    await renderApp('/catalogs');
    await screen.findByRole('link', rangeLink);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(calls).toContain('SignOfLife'));
    await noBanner();
    setReachable(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(async () => expect(await banner()).toHaveTextContent('This device seems to be offline.'));
    setReachable(true);
    window.dispatchEvent(new Event('online'));
    await noBanner();
  });

  test('leaves what was loaded on the screen', async () => {
    const { user } = await renderApp('/catalogs');
    await screen.findByRole('link', rangeLink);
    setReachable(false);
    await user.type(screen.getByRole('searchbox'), 'tent');
    expect(await banner()).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('tent');
    setReachable(true);
    await noBanner();
    expect(await screen.findByText('No catalog fits')).toBeVisible();
  });
});

test('a server that could not start in this browser is said to be missing, and what to do', async () => {
  await renderApp('/catalogs', { ready: Promise.reject(new Error('SecurityError')) });
  const notice = await banner();
  await waitFor(() => expect(notice).toHaveTextContent('The demo server could not start in this browser.'));
  expect(notice).toHaveTextContent('Open the app in an ordinary window');
  expect(within(notice).getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(within(notice).queryByRole('button', { name: 'Try now' })).not.toBeInTheDocument();
});
