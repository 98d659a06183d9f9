import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.home,
    title: titles.home,
    load: () => import('./Home').then((module) => module.Home),
    nav: { icon: HomeRegular, order: 0, group: 'home' },
    keywords: ['dashboard', 'start', 'overview', 'statistics'],
  },
];
