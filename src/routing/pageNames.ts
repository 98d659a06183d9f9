import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Observable } from '../lib/observable';
import { usePathname } from './navigation';

/** Names of things by the path at which they are shown, such as `/catalogs/c1` → `Summer`; screens fill it as they learn them. */
export type PageNames = Observable<ReadonlyMap<string, string>>;

/** Filled by the app. */
export const PageNamesContext = createContext<PageNames | null>(null);

function useNames(): PageNames {
  const names = useContext(PageNamesContext);
  if (!names) throw new Error('PageNamesContext is not filled.');
  return names;
}

/** The names known so far, by path. */
export function usePageNames(): ReadonlyMap<string, string> {
  const names = useNames();
  return useSyncExternalStore(names.subscribe, names.get);
}

/** The name of what is shown at a path; undefined while no screen has given it. */
export const usePageName = (path: string): string | undefined => usePageNames().get(path);

/**
 * Names the page that is open, in the document title and the breadcrumbs: `usePageTitle(product?.name)`.
 * With `path` it names another page, such as a parent of this one. Nothing happens while the name is not known.
 */
export function usePageTitle(name: string | null | undefined, path?: string): void {
  const names = useNames();
  const pathname = usePathname();
  const named = path ?? pathname;
  useEffect(() => {
    if (name && names.get().get(named) !== name) names.set(new Map(names.get()).set(named, name));
  }, [names, named, name]);
}
