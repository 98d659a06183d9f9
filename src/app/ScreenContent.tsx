import { createElement, use } from 'react';
import type { Screen } from '../routing/screen';
import { loadScreen } from '../routing/screenLoads';

/** A screen whose code is on its way: suspends until it is there, and throws when that fails. */
export function ScreenContent({ screen }: { screen: Screen }) {
  return createElement(use(loadScreen(screen)));
}
