import { PuzzlePieceRegular } from '@fluentui/react-icons/svg/puzzle-piece';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

/**
 * The reference of the user interface kit. Its pages are in `list/componentList.ts`, which loads with these screens.
 */
export const screens: readonly Screen[] = [
  {
    path: paths.componentList,
    title: titles.list,
    load: () => import('./list/ComponentIndex').then((module) => module.ComponentIndex),
    nav: { icon: PuzzlePieceRegular, order: 910, group: 'system' },
    ability: { action: 'read', subject: 'Catalog' },
    keywords: ['ui kit', 'design system', 'fluent', 'examples', 'developer'],
  },
  {
    path: paths.componentDetail,
    title: titles.page,
    load: () => import('./page/ComponentPage').then((module) => module.ComponentPage),
    parent: paths.componentList,
    ability: { action: 'read', subject: 'Catalog' },
  },
];
