import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('Coming soon page', () => {
  test('counts down to the first of next month, and shows the date', async () => {
    await renderApp('/misc/coming-soon', { user: null });
    await heading('Something new is on its way');
    const now = new Date();
    const first = new Date(now.getFullYear(), now.getMonth() + 1, 1);
    const date = first.toLocaleDateString('en', { dateStyle: 'long' });
    expect(screen.getByText(new RegExp(`launches on ${date}`))).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(
      /\d\ddays?\d\dhours?\d\dminutes?\d\dsec/,
    );
  });

  test('announces the remaining time to screen readers in large units only', async () => {
    await renderApp(`/misc/coming-soon?until=${inFuture(49.5 * 3_600_000)}`, { user: null });
    await heading('Something new is on its way');
    expect(screen.getByRole('status')).toHaveTextContent('2 days and 1 hour left');
  });

  test('updates every second', async () => {
    await renderApp(`/misc/coming-soon?until=${inFuture(20_000)}`, { user: null });
    const timer = await screen.findByRole('timer');
    expect(within(timer).getByText('seconds')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Less than a minute left');
    const before = timer.textContent;
    await waitFor(() => expect(timer).not.toHaveTextContent(before));
  });

  test('says when the time has come, and links to the app', async () => {
    const { user, history } = await renderApp(`/misc/coming-soon?until=${inFuture(2000)}`);
    expect(await screen.findByRole('timer')).toBeVisible();
    await heading('Now available');
    expect(screen.getByRole('status')).toHaveTextContent('The new version of Catalog Manager is here');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to home page' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/'));
  });
});

describe('Maintenance page', () => {
  test('finds the server running, and links to the app', async () => {
    await renderApp('/misc/maintenance', { user: null });
    await heading('Maintenance complete');
    expect(screen.getByRole('link', { name: 'Go to home page' })).toBeVisible();
  });

  test('detects automatically when the server is back', async () => {
    let isInMaintenance = true;
    const { user } = await renderApp('/misc/maintenance', { user: null, isInMaintenance: () => isInMaintenance });
    await heading('Down for maintenance');
    await waitFor(() => expect(screen.getByText(/^The server isn’t responding right now/)).toBeVisible());
    expect(screen.queryByRole('link', { name: 'Go to home page' })).not.toBeInTheDocument();
    isInMaintenance = false;
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try now' }));
    await heading('Maintenance complete');
  });

  test('also waits for the network', async () => {
    await renderApp('/misc/maintenance', { user: null, isReachable: false });
    await waitFor(() => expect(screen.getByText(/^The server isn’t responding right now/)).toBeVisible());
    setReachable(true);
    await heading('Maintenance complete');
  });
});

describe('Error pages', () => {
  test.each([
    ['/misc/error', 'Something went wrong'],
    ['/misc/not-found', 'Page not found'],
    ['/nowhere/at/all', 'Page not found'],
  ])('%s links to the home page', async (path, name) => {
    const { user, history } = await renderApp(path);
    await heading(name);
    expect(document.title).toBe(`${name} – Catalog Manager`);
    await user.click(screen.getByRole('link', { name: 'Go to home page' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/'));
  });

  test('are shown to visitors under the app name', async () => {
    await renderApp('/nowhere', { user: null });
    await heading('Page not found');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Catalog Manager' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
