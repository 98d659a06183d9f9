import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { downloads } from './downloads';

// The first test that opens a screen also waits for its code to be compiled, perhaps on a busy machine.
// Events run without act, as in a browser: what they show may suspend until its code is there.
configure({ asyncUtilTimeout: 10_000, eventWrapper: (event) => event() });
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Observes nothing: jsdom lays nothing out, so nothing is ever resized or scrolled into sight. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** No query holds: a wide window with a mouse, in bright colours, whose owner minds no motion. */
const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(globalThis, {
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
  matchMedia,
  scrollTo: () => undefined,
  // Node's fetch sends Node's blobs only.
  Blob,
  File,
});

// Whoever moves the focus asks first whether a thing can be seen, by its place on the page; here everything can.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);

// The editor of descriptions asks where its cursor is.
Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 20);
Range.prototype.getClientRects = () => Object.assign([new DOMRect(0, 0, 0, 20)], { item: () => null });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  downloads.length = 0;
});

afterEach(cleanup);
