import { Navigate, type RouteObject } from 'react-router-dom';
import { notFoundScreen } from '#features/misc/screens';
import type { Screen } from '#routing/screen';
import { parentRedirects } from './screen/parentRedirects';
import { RootLayout } from './frame/RootLayout';
import { ScreenFrame } from './screen/ScreenFrame';
import { screens } from './screens';
import { ShellLayout } from './frame/ShellLayout';

const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  // The key gives each screen fresh state instead of the state of the previous screen.
  element: <ScreenFrame key={screen.path} screen={screen} />,
});

/** The routes of all screens, built from the list of screens. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      ...parentRedirects(screens).map(({ path, to }) => ({ path, element: <Navigate to={to} replace /> })),
      ...screens.filter(({ layout }) => layout === 'blank').map(toRoute),
      {
        element: <ShellLayout />,
        children: [
          ...screens.filter(({ layout }) => layout !== 'blank').map(toRoute),
          { ...toRoute(notFoundScreen), path: '*' },
        ],
      },
    ],
  },
];
