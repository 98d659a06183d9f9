import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

/** Shown for every URL that no other screen matches. */
export const notFoundScreen: Screen = {
  path: paths.notFound,
  title: titles.notFound,
  load: () => import('./NotFound').then((module) => module.NotFound),
  isPublic: true,
};

/** The status pages: not found, error, maintenance, and coming soon. */
export const screens: readonly Screen[] = [
  {
    path: paths.comingSoon,
    title: titles.comingSoon,
    load: () => import('./ComingSoon').then((module) => module.ComingSoon),
    layout: 'blank',
    isPublic: true,
  },
  {
    path: paths.maintenance,
    title: titles.maintenance,
    load: () => import('./Maintenance').then((module) => module.Maintenance),
    layout: 'blank',
    isPublic: true,
  },
  {
    path: paths.error,
    title: titles.error,
    load: () => import('./ErrorPage').then((module) => module.ErrorPage),
    isPublic: true,
  },
  notFoundScreen,
];
