import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Observable } from '#lib/observable';
import { usePathname } from './navigation';

/**
 * Names of entities by the path of their page, such as `/catalogs/c1` → `Summer`. Screens add them as their data
 * arrives.
 */
export type PageNames = Observable<ReadonlyMap<string, string>>;

/** Provided by the app. */
export const PageNamesContext = createContext<PageNames | null>(null);

function useNames(): PageNames {
  const names = useContext(PageNamesContext);
  if (!names) throw new Error('PageNamesContext has no provider.');
  return names;
}

/** The names known so far, by path. */
export function usePageNames(): ReadonlyMap<string, string> {
  const names = useNames();
  return useSyncExternalStore(names.subscribe, names.get);
}

/**
 * Names the current page in the document title and the breadcrumbs: `usePageTitle(product?.name)`. With `path`, it
 * names another page, such as a parent. Does nothing while the name is unknown.
 */
export function usePageTitle(name: string | null | undefined, path?: string): void {
  const names = useNames();
  const pathname = usePathname();
  const named = path ?? pathname;
  useEffect(() => {
    if (name && names.get().get(named) !== name) names.set(new Map(names.get()).set(named, name));
  }, [names, named, name]);
}

/** The path that the name of what is open on a page is stored under. It is none of a page. */
export function getOpenPath(pathname: string): string {
  return `${pathname}#`;
}

/** Names the open dialog or drawer in the document title, before the page, until it closes or its name is null. */
export function useOpenTitle(name: string | null): void {
  const names = useNames();
  const path = getOpenPath(usePathname());
  useEffect(() => {
    if (name === null) return;
    const before = names.get().get(path);
    const set = (text: string) => names.set(new Map(names.get()).set(path, text));
    set(name);
    return () => set(before ?? '');
  }, [names, path, name]);
}
