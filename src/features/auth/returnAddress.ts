import { paths } from '../../routing/paths';

/** Where to go after signing in: the page of this app that was asked for, never another site. */
export function returnAddressOf(search: URLSearchParams): string {
  const wanted = search.get('returnTo') ?? '';
  // Browsers read `//host` and `/\host` as addresses of another host.
  return /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(paths.signIn) ? wanted : paths.home;
}
