import { vi } from 'vitest';

/** Returns the body of a request as text; empty if it has none or it is not text. */
export function getBodyText(init?: RequestInit): string {
  return typeof init?.body === 'string' ? init.body : '';
}

type Send = () => Promise<Response>;

/** Sends every request with `part` in its URL or body with `hinder`, until the returned function is called. */
function hinderCalls(part: string, hinder: (send: Send) => Promise<Response>): () => void {
  const reach = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const called = `${target instanceof Request ? target.url : target.toString()} ${getBodyText(init)}`;
    const send = () => reach(target, init);
    return called.includes(part) ? hinder(send) : send();
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

/**
 * Hinders calls as above with `hinder`, which also gets a promise that resolves when the returned function is called.
 */
function hold(part: string, hinder: (send: Send, released: Promise<void>) => Promise<Response>): () => void {
  const gate = new EventTarget();
  const released = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
  const restore = hinderCalls(part, (send) => hinder(send, released));
  return () => {
    restore();
    gate.dispatchEvent(new Event('open'));
  };
}

/** Holds every request with `part` in its URL or body until the returned function is called. */
export function holdCalls(part: string): () => void {
  return hold(part, (send, released) => released.then(send));
}

/** Lets the server handle every request with `part` in its URL or body, but holds the answers in the same way. */
export function holdAnswers(part: string): () => void {
  return hold(part, async (send, released) => {
    const answer = await send();
    await released;
    return answer;
  });
}
