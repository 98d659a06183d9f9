import { vi } from 'vitest';

/** Returns the body of a request as text; empty if it has none or it is not text. */
export function getBodyText(init?: RequestInit): string {
  return typeof init?.body === 'string' ? init.body : '';
}

/** Makes every request with `part` in its URL or body wait for `toll`, until the returned function is called. */
function hinderCalls(part: string, toll: () => Promise<void>): () => void {
  const reach = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    const called = `${target instanceof Request ? target.url : target.toString()} ${getBodyText(init)}`;
    if (called.includes(part)) await toll();
    return reach(target, init);
  });
  return () => spy.mockRestore();
}

/**
 * Makes every request with `part` in its URL or body fail as if the connection were lost, until the returned function
 * is called.
 */
export function failCalls(part: string): () => void {
  return hinderCalls(part, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** Holds every request with `part` in its URL or body until the returned function is called. */
export function holdCalls(part: string): () => void {
  const gate = new EventTarget();
  const restore = hinderCalls(part, () => new Promise((resolve) => gate.addEventListener('open', () => resolve())));
  return () => {
    restore();
    gate.dispatchEvent(new Event('open'));
  };
}
