import { createContext, useContext, useEffect, useState } from 'react';
import type { AppHistory } from './appHistory';

/** Provided by `HistoryRouter`. */
export const HistoryContext = createContext<AppHistory | null>(null);

/** A blocked navigation. */
export interface HeldNavigation {
  /** Continues the navigation. */
  proceed: () => void;
  /** Cancels the navigation. */
  stay: () => void;
}

/**
 * Blocks every navigation to another page while `isActive`, and returns the blocked one. With `holdsSearch`, a change
 * of the search on the same page is blocked too, for content that the search itself opens.
 */
export function useNavigationGuard(isActive: boolean, holdsSearch = false): HeldNavigation | null {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
  useEffect(() => {
    if (!isActive || !history) return;
    return history.guard((next, proceed) => {
      // A change of the search on the same page, such as another tab, usually loses no data.
      const { pathname, search } = history.get().location;
      const isLeaving = next.pathname !== pathname || (holdsSearch && next.search !== search);
      if (isLeaving) setHeld({ proceed });
      return isLeaving;
    });
  }, [history, isActive, holdsSearch]);
  if (!held) return null;
  return {
    proceed: () => {
      setHeld(null);
      held.proceed();
    },
    stay: () => setHeld(null),
  };
}
