import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useScrollMemory } from '#app/screen/useScrollMemory';
import { renderComponent } from '../../support/renderComponent';

/** The current page height in pixels. jsdom has no layout. */
let height = 0;
let y = 0;
let grow: (() => void)[] = [];

beforeEach(() => {
  height = 5000;
  y = 0;
  grow = [];
  sessionStorage.clear();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(window, 'scrollTo').mockImplementation((_x: number, to: number) => {
    y = Math.max(0, Math.min(to, height));
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow.push(listener);
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = [];
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const Memory = () => {
  useScrollMemory();
  return null;
};
const scroll = (to: number) => {
  y = to;
  window.dispatchEvent(new Event('scroll'));
};
const arrived = (path: string) => vi.waitFor(() => expect(window.location.pathname).toBe(path));
const start = async () => {
  const { history } = await renderComponent(<Memory />, { path: '/first' });
  const go = (step: () => void, path: string) =>
    act(async () => {
      step();
      await arrived(path);
    });
  return {
    push: (path: string) => go(() => history.push(path), path.split('?')[0]!),
    back: (path: string) => go(() => history.go(-1), path),
  };
};

describe('Scroll position', () => {
  test('starts at the top, and is restored when going back', async () => {
    const { push, back } = await start();
    scroll(1200);
    await push('/second');
    expect(y).toBe(0);
    scroll(300);
    await back('/first');
    expect(y).toBe(1200);
  });

  test('stays when only the search changes', async () => {
    const { push } = await start();
    scroll(700);
    await push('/first?page=2');
    expect(y).toBe(700);
  });

  test('is restored once the page is long enough', async () => {
    const { push, back } = await start();
    scroll(1200);
    await push('/second');
    height = 100;
    await back('/first');
    expect(y).toBe(100);
    height = 5000;
    grow.forEach((listener) => listener());
    expect(y).toBe(1200);
    expect(grow).toEqual([]);
  });

  test('is not changed if the user scrolls in the meantime', async () => {
    const { push, back } = await start();
    scroll(1200);
    await push('/second');
    height = 100;
    await back('/first');
    window.dispatchEvent(new Event('wheel'));
    expect(grow).toEqual([]);
  });

  test('survives a reload', async () => {
    await start();
    scroll(900);
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values(JSON.parse(sessionStorage.getItem('scrollPositions') ?? '{}'))).toEqual([900]);
  });
});
