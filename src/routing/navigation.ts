import { createContext, useCallback, useContext, type MouseEvent } from 'react';
import { HistoryContext } from './historyContext';

/** Filled by `HistoryRouter`. */
export const PathnameContext = createContext('/');

/** The path of the page that is open. Unlike `useLocation` it draws nobody anew for another search of the same page. */
export const usePathname = (): string => useContext(PathnameContext);

/** How to go somewhere. */
export interface NavigateOptions {
  /** Takes the place of the page in the history. */
  replace?: boolean;
}

/** Goes to an address of this app; `?page=2` or `#name` alone is one of the page that is open. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** What goes to other screens. It stays the same function: React Router's own draws its users anew with each address. */
export function useNavigate(): Navigate {
  const history = useContext(HistoryContext);
  return useCallback((to, { replace = false } = {}) => history?.[replace ? 'replace' : 'push'](to), [history]);
}

/** Whether a click asks for the page itself, and not for another tab, another window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | globalThis.MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The click on an anchor that leads to `to` without loading the app again. */
export function useFollow(to: string, options?: NavigateOptions): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target } = event.currentTarget;
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to, options);
  };
}
