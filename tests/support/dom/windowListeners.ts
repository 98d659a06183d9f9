/** jsdom's own window: Vitest copies its functions to the global object. */
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };

type Listener = Parameters<Window['addEventListener']>;

const added: Listener[] = [];

/**
 * What listens as long as a page is open: the app's history and session, and the selector engine of each document that
 * was parsed, whose handlers have names of their own.
 */
const isOfPage = ([type, listener]: Listener) =>
  type === 'popstate' || type === 'storage' || /^_handle\w+Event$/.test((listener as { name?: string }).name ?? '');

// The selector engine of the page itself stays.
document.querySelector(':focus-visible');

const addEventListener = jsdom.window.addEventListener.bind(jsdom.window);
const add = (...listener: Listener) => {
  if (isOfPage(listener)) added.push(listener);
  addEventListener(...listener);
};
jsdom.window.addEventListener = add;
window.addEventListener = add;

/** Otherwise every event of a later test would call all of them. */
export function removePageListeners(): void {
  for (const [type, listener, options] of added.splice(0)) jsdom.window.removeEventListener(type, listener, options);
}
