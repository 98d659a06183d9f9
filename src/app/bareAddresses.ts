import type { Path } from '../routing/paths';
import type { Screen } from '../routing/screen';

/** A URL path without a screen, and the path of the screen that it redirects to. */
export interface BareAddress {
  path: string;
  to: Path;
}

/**
 * Redirects for paths that lack an entity ID, such as `/apps/user/view` for `/apps/user/view/:userId`. Each leads to
 * the nearest parent screen that needs no ID. Paths that belong to a screen are left unchanged.
 */
export function bareAddresses(screens: readonly Screen[]): readonly BareAddress[] {
  const ofPath = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]));
  const aboveOf = ({ parent }: Screen): Path | undefined => {
    const above = parent && ofPath.get(parent);
    return above?.path.includes(':') ? aboveOf(above) : above?.path;
  };
  return screens.flatMap((screen) => {
    const path = /^(\/.+)\/:\w+$/.exec(screen.path)?.[1];
    const to = aboveOf(screen);
    return path === undefined || to === undefined || ofPath.has(path) ? [] : [{ path, to }];
  });
}
