import { TextBulletListTreeRegular } from '@fluentui/react-icons/svg/text-bullet-list-tree';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.categoryTree,
    title: titles.categories,
    load: () => import('./CategoryTree').then((module) => module.CategoryTree),
    nav: { icon: TextBulletListTreeRegular, order: 25 },
    parent: paths.catalogDetail,
    ability: { action: 'read', subject: 'Product' },
    keywords: ['tree', 'taxonomy', 'collections', 'unassigned', 'rules'],
  },
];
