import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import { isObject } from '../lib/isObject';
import { createObservable, type Observable } from '../lib/observable';

/** Where the app is, and how it came there. */
export interface HistoryEntry {
  location: Location;
  action: NavigationType;
}

/** Asked before the address changes. Whoever answers true keeps the app where it is, and may call `proceed` later. */
export type NavigationGuard = (next: Pick<Location, 'pathname' | 'search'>, proceed: () => void) => boolean;

/** The address bar: React Router's navigator, with guards. */
export interface AppHistory extends Navigator, Pick<Observable<HistoryEntry>, 'get' | 'subscribe'> {
  /** Asks `guard` before each change until the returned function is called; the latest guard counts. */
  guard(guard: NavigationGuard): () => void;
}

/** What is kept with each entry of the browser's history: its place in it, to know how far a step went. */
interface EntryState {
  index: number;
  key: string;
  state: unknown;
}

function entryStateOf(value: unknown): EntryState {
  const { index, key, state } = isObject(value) ? value : {};
  return {
    index: typeof index === 'number' ? index : 0,
    key: typeof key === 'string' ? key : 'default',
    state: state ?? null,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A history over the window's own. One a window; it listens as long as the page lives. */
export function createAppHistory(window: Window): AppHistory {
  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    const { key, state } = entryStateOf(window.history.state);
    return { pathname, search, hash, key, state };
  };
  const entry = createObservable<HistoryEntry>({ location: read(), action: NavigationType.Pop });
  const guards: NavigationGuard[] = [];
  let { index } = entryStateOf(window.history.state);
  /** A step that only takes another one back, or goes where a guard has let it. */
  let isExpected = false;

  const settle = (action: NavigationType) => {
    ({ index } = entryStateOf(window.history.state));
    entry.set({ location: read(), action });
  };
  const isHeld = (next: Pick<Location, 'pathname' | 'search'>, proceed: () => void) =>
    guards.at(-1)?.(next, proceed) ?? false;

  const write = (wantsEntry: boolean, to: To, state: unknown) => {
    const { pathname = window.location.pathname, search = '', hash } = typeof to === 'string' ? parsePath(to) : to;
    const url = createPath({ pathname, search, hash });
    // As in browsers, the address where one is already makes no new entry.
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
    const distance = entryStateOf(state).index - index;
    const go = (delta: number) => {
      isExpected = true;
      window.history.go(delta);
    };
    // The browser has gone already: a guard that holds takes it back first.
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
