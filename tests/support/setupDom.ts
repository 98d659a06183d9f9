import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { downloads } from './downloads';

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

beforeEach(() => {
  localStorage.clear();
  downloads.length = 0;
});

afterEach(cleanup);
