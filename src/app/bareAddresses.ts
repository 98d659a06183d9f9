import type { Path } from '../routing/paths';
import type { Screen } from '../routing/screen';

/** An address without a screen, and the screen it leads to. */
export interface BareAddress {
  path: string;
  to: Path;
}

/**
 * Addresses that leave out which thing is meant, such as `/apps/user/view` of `/apps/user/view/:userId`: they lead to
 * the nearest screen above that needs to know none. Addresses that are a screen's own are left alone.
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
