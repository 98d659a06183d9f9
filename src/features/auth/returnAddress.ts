import { paths } from '#routing/paths';

/** Pages that the user leaves by signing in, and that should not be returned to. */
const entrances: readonly string[] = [paths.signIn, paths.signInPicture, paths.register, paths.registerPicture];

/** The path to go to after sign-in: the requested page of this app, never another site. */
export function getReturnAddress(search: URLSearchParams): string {
  const wanted = search.get('returnTo') ?? '';
  const isEntrance = entrances.some((entrance) => wanted.startsWith(entrance));
  // Browsers read `//host` and `/\host` as URLs of another host.
  return /^\/(?![/\\])/.test(wanted) && !isEntrance ? wanted : paths.home;
}
