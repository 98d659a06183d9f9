import { paths } from '../../routing/paths';

/** Pages that one leaves by signing in: nobody wants to come back to them. */
const entrances: readonly string[] = [paths.signIn, paths.signInPicture, paths.register, paths.registerPicture];

/** Where to go after signing in: the page of this app that was asked for, never another site. */
export function returnAddressOf(search: URLSearchParams): string {
  const wanted = search.get('returnTo') ?? '';
  const isEntrance = entrances.some((entrance) => wanted.startsWith(entrance));
  // Browsers read `//host` and `/\host` as addresses of another host.
  return /^\/(?![/\\])/.test(wanted) && !isEntrance ? wanted : paths.home;
}
