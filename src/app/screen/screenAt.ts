import { generatePath, matchRoutes, type Params } from 'react-router-dom';
import type { Screen } from '#routing/screen';
import { screens } from '../screens';

/** A screen with the values of its path parameters. */
export interface ScreenMatch {
  screen: Screen;
  params: Params;
}

function findScreen(pathname: string): ScreenMatch | null {
  const table = screens.map((screen) => ({ path: screen.path, screen }));
  const [match] = matchRoutes(table, pathname) ?? [];
  return match ? { screen: match.route.screen, params: match.params } : null;
}

/** The screen found last: several parts of the page ask for the current one, each time they are rendered. */
let last: { pathname: string; match: ScreenMatch | null } | undefined;

/** The screen at a path, or null if there is none. */
export function screenAt(pathname: string): ScreenMatch | null {
  if (last?.pathname !== pathname) last = { pathname, match: findScreen(pathname) };
  return last.match;
}

/** A screen and its parents, outermost first, each with its path for the same parameters. */
export function screenChain({ screen, params }: ScreenMatch): { screen: Screen; path: string }[] {
  const parent = screens.find(({ path }) => path === screen.parent);
  const above = parent ? screenChain({ screen: parent, params }) : [];
  return [...above, { screen, path: generatePath<string>(screen.path, params) }];
}
