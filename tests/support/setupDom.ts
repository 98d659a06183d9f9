import { Blob, File } from 'node:buffer';
import '@testing-library/jest-dom/vitest';
import './productionAct';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { downloads } from './downloads';
import { MeasuringObserver, setMeasuredHeights } from './dom/measuredSizes';
import { stopGateway } from './gatewayServer';
import { closeSessionPlaces } from './sessionPlaces';
import { removePageListeners } from './dom/windowListeners';
import './queries';
import './dom/labels';
import './dom/focusable';
import './dom/styles';

setMeasuredHeights(null);
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** An observer that never fires: jsdom has no layout, so nothing is ever scrolled into view. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** No media query matches: a wide window with a mouse, light colors, and no reduced motion. */
const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(globalThis, {
  ResizeObserver: MeasuringObserver,
  IntersectionObserver: StillObserver,
  matchMedia,
  scrollTo: () => undefined,
  // Node's fetch accepts only Node's blobs.
  Blob,
  File,
});

// Accessibility checks look for icon fonts on a canvas, which jsdom only reports as not implemented.
HTMLCanvasElement.prototype.getContext = () => null;

// Focus management checks whether an element is visible by its position on the page; here every element is.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
// Tests scroll by taking its place, which must not outlast their file.
Object.defineProperty(window, 'scrollY', { configurable: true, get: () => 0 });
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);

// The description editor reads the position of its cursor.
Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 20);
Range.prototype.getClientRects = () => Object.assign([new DOMRect(0, 0, 0, 20)], { item: () => null });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  downloads.length = 0;
});

// The last one is called first: whoever still listens to the gateway is gone when it stops.
afterEach(removePageListeners);
afterEach(stopGateway);
afterEach(closeSessionPlaces);
afterEach(cleanup);

// Apollo keeps every client, with its cache, for its developer tools.
afterEach(() => void Reflect.deleteProperty(window, Symbol.for('apollo.devtools')));
