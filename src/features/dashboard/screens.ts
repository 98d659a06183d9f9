import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.analytics,
    title: titles.analytics,
    load: () => import('./Analytics').then((module) => module.Analytics),
    nav: { icon: DataTrendingRegular, order: 10, group: 'home' },
    ability: { action: 'read', subject: 'Card' },
    keywords: ['dashboard', 'charts', 'figures', 'reports', 'statistics'],
  },
];
