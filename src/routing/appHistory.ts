import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import { isObject } from '#lib/isObject';
import { createObservable, type Observable } from '#lib/observable';

/** The current location and how the app got there. */
interface HistoryEntry {
  location: Location;
  action: NavigationType;
}

/** Called before the URL changes. A guard that returns true blocks the navigation and can call `proceed` later. */
export type NavigationGuard = (next: Pick<Location, 'pathname' | 'search'>, proceed: () => void) => boolean;

/** The browser history: React Router’s navigator, with guards. */
export interface AppHistory extends Navigator, Pick<Observable<HistoryEntry>, 'get' | 'subscribe'> {
  /** Calls `guard` before each navigation until the returned function is called. Only the latest guard is called. */
  guard: (guard: NavigationGuard) => () => void;
}

/** State stored with each entry of the browser history: its index, which tells how far a step went. */
interface EntryState {
  index: number;
  key: string;
  state: unknown;
}

function getEntryState(value: unknown): EntryState {
  const { index, key, state } = isObject(value) ? value : {};
  return {
    index: typeof index === 'number' ? index : 0,
    key: typeof key === 'string' ? key : 'default',
    state: state ?? null,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Creates a history on top of the window’s own. Create one per window; it listens as long as the page lives. */
export function createAppHistory(window: Window): AppHistory {
  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    const { key, state } = getEntryState(window.history.state);
    return { pathname, search, hash, key, state };
  };
  // An address that was typed, or a link from elsewhere: what is kept for an entry must not be that of another one.
  if (!isObject(window.history.state)) {
    window.history.replaceState({ index: 0, key: newKey(), state: null } satisfies EntryState, '');
  }
  const entry = createObservable<HistoryEntry>({ location: read(), action: NavigationType.Pop });
  const guards: NavigationGuard[] = [];
  let { index } = getEntryState(window.history.state);
  /** Whether the next step only reverts another one, or proceeds with a navigation that a guard has allowed. */
  let isExpected = false;

  const settle = (action: NavigationType) => {
    ({ index } = getEntryState(window.history.state));
    entry.set({ location: read(), action });
  };
  const isHeld = (next: Pick<Location, 'pathname' | 'search'>, proceed: () => void) =>
    guards.at(-1)?.(next, proceed) ?? false;

  const write = (wantsEntry: boolean, to: To, state: unknown) => {
    const { pathname = window.location.pathname, search = '', hash } = typeof to === 'string' ? parsePath(to) : to;
    const url = createPath({ pathname, search, hash });
    // As in browsers, navigating to the current URL adds no new entry.
    const isPush = wantsEntry && url !== createPath(window.location);
    const commit = () => {
      const kept: EntryState = { index: isPush ? index + 1 : index, key: newKey(), state };
      if (isPush) window.history.pushState(kept, '', url);
      else window.history.replaceState(kept, '', url);
      settle(isPush ? NavigationType.Push : NavigationType.Replace);
    };
    if (!isHeld({ pathname, search }, commit)) commit();
  };

  window.addEventListener('popstate', ({ state }) => {
    if (isExpected) {
      isExpected = false;
      settle(NavigationType.Pop);
      return;
    }
    const distance = getEntryState(state).index - index;
    // A dialog that was opened by a new entry and closed by replacing it leaves two entries with the same URL. A step
    // between them would do nothing, so it continues.
    if (Math.abs(distance) === 1 && createPath(read()) === createPath(entry.get().location)) {
      settle(NavigationType.Pop);
      window.history.go(distance);
      return;
    }
    const go = (delta: number) => {
      isExpected = true;
      window.history.go(delta);
    };
    // The browser has already navigated, so a guard that blocks the navigation reverts it first.
    if (distance !== 0 && isHeld(read(), () => go(distance))) go(-distance);
    else settle(NavigationType.Pop);
  });

  return {
    get: entry.get,
    subscribe: entry.subscribe,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => write(true, to, state),
    replace: (to, state) => write(false, to, state),
    guard(guard) {
      guards.push(guard);
      return () => {
        const place = guards.indexOf(guard);
        if (place >= 0) guards.splice(place, 1);
      };
    },
  };
}
