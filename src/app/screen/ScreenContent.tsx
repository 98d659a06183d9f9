import { createElement } from 'react';
import type { Screen } from '../../routing/screen';
import { loadedScreen, loadScreen } from '../../routing/screenLoads';
import { useLoaded } from '../../routing/useLoaded';
import { ScreenSkeleton } from './ScreenSkeleton';

/** A screen, or its skeleton while its code loads. Throws if loading fails. */
export function ScreenContent({ screen }: { screen: Screen }) {
  const content = useLoaded(loadedScreen(screen), () => loadScreen(screen));
  return content ? createElement(content) : <ScreenSkeleton />;
}
