import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isForVisitors } from '#scripts/demoAddress';
import { ErrorBoundary } from '#app/errors/ErrorBoundary';
import { FatalError } from '#app/errors/FatalError';
import { ScreenFrame } from '#app/screen/ScreenFrame';
import { screenAt, screenChain } from '#app/screen/screenAt';
import { screens } from '#app/screens';
import { Toasts } from '#app/frame/Toasts';
import { createQueue } from '#lib/queue';
import { usePageTitle } from '#routing/pageNames';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { SessionProvider } from '#session/SessionProvider';
import { createSessionCalls } from '#session/sessionCalls';
import { createSessionStore } from '#session/sessionStore';
import { ToastContext, useToast, type ToastCommand } from '#ui/state/useToast';
import { renderComponent } from '../support/renderComponent';
import { openSessionPlaces } from '../support/sessionPlaces';

const getScreen = (load: Screen['load']): Screen => ({
  path: paths.jobList,
  title: { id: 'test.title', defaultMessage: 'Test screen' },
  load,
  isPublic: true,
});

const frame = (screen: Screen) => (
  <SessionProvider
    store={createSessionStore(openSessionPlaces())}
    requests={createSessionCalls('https://nowhere.example/')}
  >
    <ScreenFrame screen={screen} />
  </SessionProvider>
);

/** React correctly reports a boundary’s error on the console. */
const expectReport = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const forgetReport = () => vi.mocked(console.error).mockClear();

describe('Screen', () => {
  test('shows a skeleton while its code loads', async () => {
    let arrive: (component: ComponentType) => void = () => undefined;
    await renderComponent(frame(getScreen(() => new Promise((resolve) => (arrive = resolve)))));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(document.title).toBe('Test screen – Catalog Manager');
    await act(async () => arrive(() => <h1>Here</h1>));
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('says that it failed to load, with a button that loads the page again', async () => {
    expectReport();
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await renderComponent(frame(getScreen(load)));
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    forgetReport();
  });

  test('leaves the rest of the page working after a crash, and can be retried', async () => {
    expectReport();
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <h1>Mended</h1>;
    };
    const { user } = await renderComponent(frame(getScreen(() => Promise.resolve(Fragile))));
    expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
    forgetReport();
  });

  test('can name itself in the title', async () => {
    const Named = () => {
      const [name, setName] = useState<string>();
      usePageTitle(name);
      return <button onClick={() => setName('Ridge tent')}>Load</button>;
    };
    const { user } = await renderComponent(frame(getScreen(() => Promise.resolve(Named))));
    expect(document.title).toBe('Test screen – Catalog Manager');
    await user.click(await screen.findByRole('button', { name: 'Load' }));
    await waitFor(() => expect(document.title).toBe('Ridge tent – Test screen – Catalog Manager'));
  });

  test('when even the frame fails to render, there is text and a way to reload', async () => {
    expectReport();
    const Broken = () => {
      throw new Error('broken');
    };
    await renderComponent(
      <ErrorBoundary fallback={() => <FatalError />}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    forgetReport();
  });
});

describe('List of screens', () => {
  test('has each path once, and contains each parent', () => {
    const listed = screens.map(({ path }) => path);
    expect(new Set(listed).size).toBe(listed.length);
    for (const { parent } of screens) if (parent) expect(listed).toContain(parent);
  });

  test('has a screen for every path except the home page', () => {
    const listed = new Set(screens.map(({ path }) => path));
    expect(Object.values(paths).filter((path) => path !== '/' && !listed.has(path))).toEqual([]);
  });

  test('requires a session everywhere except on sign-in and error pages', () => {
    const pages = screens.filter(({ isPublic }) => isPublic).map(({ path }) => path);
    const isOpen = (path: string) => isForVisitors(path) || path.startsWith('/misc/');
    expect(pages).toEqual(screens.map(({ path }) => path).filter(isOpen));
    expect(pages.length).toBeGreaterThan(5);
  });

  test.each(screens.map((each) => [each.path, each] as const))('%s loads', async (_path, each) => {
    expect(typeof (await each.load())).toBe('function');
  });

  test('finds the more specific path and its parents', () => {
    expect(screenAt('/catalogs/7/products/new')?.screen.path).toBe(paths.productCreate);
    expect(screenAt('/catalogs/7/products/9')).toMatchObject({ params: { catalogId: '7', productId: '9' } });
    expect(screenAt('/nowhere')).toBeNull();
    const match = screenAt('/catalogs/7/products/9');
    expect(match && screenChain(match).map(({ path }) => path)).toEqual([
      '/catalogs',
      '/catalogs/7',
      '/catalogs/7/products',
      '/catalogs/7/products/9',
    ]);
  });
});

describe('Toasts', () => {
  let queue = createQueue<ToastCommand>();

  beforeEach(() => {
    queue = createQueue();
  });

  const Sayer = () => {
    const toast = useToast();
    return (
      <>
        <button onClick={() => toast.success('Saved', 'All of it.')}>Save</button>
        <button onClick={() => toast.show({ intent: 'info', title: 'Working', id: 'work' })}>Work</button>
        <button onClick={() => toast.dismiss('work')}>Stop</button>
        <button
          onClick={() =>
            toast.show({ intent: 'success', title: 'Done', actions: [{ label: 'View job', to: '/jobs/7' }] })
          }
        >
          Finish
        </button>
      </>
    );
  };
  const show = () =>
    renderComponent(
      <ToastContext value={queue}>
        <Sayer />
        <Toasts />
      </ToastContext>,
    );

  test('report success', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(screen.getByText('All of it.')).toBeVisible();
  });

  test('include messages from before the app was loaded', async () => {
    queue.push({ intent: 'info', title: 'The demo data were unreadable.' });
    await show();
    await waitFor(() => expect(screen.getByText('The demo data were unreadable.')).toBeVisible());
  });

  test('can be dismissed', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Work' }));
    await waitFor(() => expect(screen.getByText('Working')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText('Working')).not.toBeInTheDocument());
  });

  test('can have links', async () => {
    const { user, history } = await show();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await user.click(await screen.findByText('View job'));
    expect(history.get().location.pathname).toBe('/jobs/7');
  });
});
