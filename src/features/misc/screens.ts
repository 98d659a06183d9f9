import { paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';
import { titles } from './titles';

/** Stands at every address that no other screen has. */
export const notFoundScreen: Screen = {
  path: paths.notFound,
  title: titles.notFound,
  load: () => import('./NotFound').then((module) => module.NotFound),
  isPublic: true,
};

/** The screens that say why there is nothing else to see. */
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
