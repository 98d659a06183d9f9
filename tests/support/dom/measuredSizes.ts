type GetHeight = (target: Element) => number;

let getHeight: GetHeight | null = null;

/**
 * Reports the heights in pixels, and a width of 1260 pixels, for what is observed from now on; null reports nothing.
 */
export function setMeasuredHeights(given: GetHeight | null): void {
  getHeight = given;
}

/**
 * The resize observer of tests: jsdom has no layout, so nothing is resized unless a test file gives heights. All files
 * of a worker have the same one, because libraries keep the observer that was there when they were first used.
 */
export class MeasuringObserver {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    if (!getHeight) return;
    const blockSize = getHeight(target);
    const size = [{ inlineSize: 1260, blockSize }];
    const entry = { target, contentRect: new DOMRect(0, 0, 1260, blockSize) };
    const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    queueMicrotask(() => this.#callback([{ ...entry, ...sizes }], this));
  }

  unobserve() {}
  disconnect() {}
}
