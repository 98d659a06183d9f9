import type { Path } from '#routing/paths';
import type { Screen } from '#routing/screen';

/** A URL path without a screen, and the path of the screen that it redirects to. */
export interface ParentRedirect {
  path: string;
  to: Path;
}

/**
 * Redirects for paths that lack an entity ID, such as `/apps/user/view` for `/apps/user/view/:userId`. Each leads to
 * the nearest parent screen that needs no ID. Paths that belong to a screen are left unchanged.
 */
export function parentRedirects(screens: readonly Screen[]): readonly ParentRedirect[] {
  const ofPath = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]));
  const getParentPath = ({ parent }: Screen): Path | undefined => {
    const above = parent && ofPath.get(parent);
    return above?.path.includes(':') ? getParentPath(above) : above?.path;
  };
  return screens.flatMap((screen) => {
    const path = /^(\/.+)\/:\w+$/.exec(screen.path)?.[1];
    const to = getParentPath(screen);
    return path === undefined || to === undefined || ofPath.has(path) ? [] : [{ path, to }];
  });
}
