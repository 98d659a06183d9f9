import { createContext, useContext, useEffect, useState } from 'react';
import type { AppHistory } from './appHistory';

/** Filled by `HistoryRouter`. */
export const HistoryContext = createContext<AppHistory | null>(null);

/** A navigation that was held. */
export interface HeldNavigation {
  /** Goes there after all. */
  proceed(): void;
  /** Stays here. */
  stay(): void;
}

/**
 * Holds every navigation to another page while `isActive`; gives the one that waits for an answer. With `holdsSearch`
 * another search of the same page is held, too: for what the search itself opens.
 */
export function useNavigationGuard(isActive: boolean, holdsSearch = false): HeldNavigation | null {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
  useEffect(() => {
    if (!isActive || !history) return;
    return history.guard((next, proceed) => {
      // The same page with another search, such as another tab of it, mostly loses nothing.
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
