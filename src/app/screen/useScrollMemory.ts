import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '#lib/browserStorage';
import { isObject } from '#lib/isObject';
import { readStored, writeStored } from '#lib/storedJson';

/** Key in session storage, so that the position survives a reload. */
const storageKey = 'scrollPositions';

/** Maximum number of browser history entries to remember. */
const keptEntries = 50;

/** How long a page can take to reach its previous height, in milliseconds. */
const patienceMs = 5000;

/** Scroll positions in pixels, by the key of the browser history entry. */
function readPositions(): Map<string, number> {
  const stored = readStored(sessionStore, storageKey);
  const entries = isObject(stored) ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/**
 * Scrolls to the position as soon as the page is long enough. The returned function cancels this, as does any scrolling
 * by the user.
 */
function restore(position: number): () => void {
  const isThere = () => {
    window.scrollTo(0, position);
    return Math.abs(window.scrollY - position) < 1;
  };
  if (isThere()) return () => undefined;
  const growth = new ResizeObserver(() => isThere() && stop());
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  growth.observe(document.body);
  for (const gesture of gestures) window.addEventListener(gesture, stop);
  return stop;
}

/**
 * Starts each page at the top, and restores the scroll position when the user goes back or reloads, even if the content
 * arrives later. The browser itself would not wait for the content.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const positionsRef = useRef<Map<string, number>>(null);
  const shownPathRef = useRef(pathname);

  useEffect(() => {
    const positions = (positionsRef.current ??= readPositions());
    window.history.scrollRestoration = 'manual';
    const keep = () => writeStored(sessionStore, storageKey, Object.fromEntries([...positions].slice(-keptEntries)));
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const positions = (positionsRef.current ??= readPositions());
    const note = () => void positions.set(key, window.scrollY);
    const isNewPage = shownPathRef.current !== pathname;
    shownPathRef.current = pathname;
    const position = positions.get(key);
    let giveUp: () => void = () => undefined;
    if (isReturn && position !== undefined) giveUp = restore(position);
    else if (isNewPage) window.scrollTo(0, 0);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      giveUp();
    };
  }, [key, pathname, isReturn]);
}
