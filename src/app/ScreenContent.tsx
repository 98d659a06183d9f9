import { createElement, use } from 'react';
import type { Screen } from '../routing/screen';
import { loadedScreen, loadScreen } from '../routing/screenLoads';

/** A screen's own component; suspends while its code is on its way, and throws when that fails. */
export function ScreenContent({ screen }: { screen: Screen }) {
  return createElement(loadedScreen(screen) ?? use(loadScreen(screen)));
}
