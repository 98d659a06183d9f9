import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FatalError } from '#app/errors/FatalError';
import { ScreenError } from '#app/screen/ScreenError';
import { openStorage } from '#lib/browserStorage';
import { renderApp } from '../support/renderApp';
import { renderComponent } from '../support/renderComponent';

describe('Local storage of an older version, another app, or a user', () => {
  const oneWith = (user: unknown) => JSON.stringify(user);
  test.each([
    ['preferences', '{'],
    ['preferences', 'null'],
    ['preferences', '"dark"'],
    ['preferences', '[1, 2]'],
    ['preferences', '{"theme":5,"direction":[],"locale":{},"selectedCatalog":{},"tables":{"products":"x"}}'],
    ['preferences', '{"tables":null,"skin":null,"menu":7,"accent":"__proto__"}'],
    ['userData', '{'],
    ['userData', '5'],
    ['userData', oneWith({ id: '1', email: 'ada@x.io' })],
    ['userData', oneWith({ id: '1', email: 'a', fullName: 'A', role: 'admin', ability: 'all' })],
    ['userData', oneWith({ id: '1', email: 'a', fullName: 'A', role: 'admin', idleMinutes: 60, ability: [null, 5] })],
    ['accessToken', 'no JSON'],
    ['accessToken', '{"a":1}'],
    ['refreshToken', '""'],
  ])('%s: %s does not blank the page', async (key, text) => {
    await renderApp('/catalogs', { beforeDrawing: () => localStorage.setItem(key, text) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('This page stopped working')).not.toBeInTheDocument();
  });
});

describe('Storage that the browser blocks', () => {
  test('is replaced by in-memory storage', () => {
    const storage = openStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('c'), storage.length, storage.key(1)]).toEqual(['1', null, 2, 'b']);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.clear();
    expect(storage.length).toBe(0);
  });

  test('is the real storage if it is accessible', () => {
    expect(openStorage(() => window.localStorage)).toBe(window.localStorage);
  });
});

describe('When the whole app crashes', () => {
  test('the user can clear what breaks the app, and only that', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    localStorage.setItem('preferences', '{}');
    sessionStorage.setItem('draft', '{}');
    const { user } = await renderComponent(<FatalError />);
    expect(screen.getByRole('alert')).toHaveTextContent('Catalogs and products are kept.');
    await user.click(screen.getByRole('button', { name: 'Reset app' }));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(assign).toHaveBeenCalledWith('/');
    vi.unstubAllGlobals();
  });

  test('the error is shown in the app frame if that still renders', async () => {
    const resetApp = vi.fn();
    const { user } = await renderComponent(
      <ScreenError error={new Error('broken')} onRetry={() => undefined} onStartAfresh={resetApp} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset app' }));
    expect(resetApp).toHaveBeenCalledOnce();
  });
});

test('a screen that failed to load is loaded with the page when the network is back, or on request', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const error = new TypeError('Failed to fetch dynamically imported module');
  const { user } = await renderComponent(<ScreenError error={error} onRetry={() => undefined} />);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
