import { createContext, useCallback, useContext, type MouseEvent } from 'react';
import { HistoryContext } from './historyContext';

/** Provided by `HistoryRouter`. */
export const PathnameContext = createContext('/');

/** The path of the current page. Unlike `useLocation`, a change of the search does not cause a rerender. */
export function usePathname(): string {
  return useContext(PathnameContext);
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Whether to replace the current history entry. */
  replace?: boolean;
}

/** Navigates to a path of this app. `?page=2` or `#name` alone is resolved against the current page. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * Returns a function that navigates to other screens. The function is stable; React Router’s own causes a rerender on
 * each navigation.
 */
export function useNavigate(): Navigate {
  const history = useContext(HistoryContext);
  return useCallback((to, { replace = false } = {}) => history?.[replace ? 'replace' : 'push'](to), [history]);
}

/** Whether a click requests the page itself, not another tab, another window, or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | globalThis.MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The click handler of a link to `to` that navigates without reloading the app. */
export function useFollow(to: string, options?: NavigateOptions): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target } = event.currentTarget;
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to, options);
  };
}
