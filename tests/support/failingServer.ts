import { vi } from 'vitest';

/**
 * Lets every call that has `part` in its address or body fail, as when the connection is gone, until the returned
 * function is called.
 */
export function failCalls(part: string): () => void {
  const reach = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const called = `${target instanceof Request ? target.url : target.toString()} ${String(init?.body ?? '')}`;
    return called.includes(part) ? Promise.reject(new TypeError('Failed to fetch')) : reach(target, init);
  });
  return () => spy.mockRestore();
}
