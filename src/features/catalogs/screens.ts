import { BookInformationRegular } from '@fluentui/react-icons/svg/book-information';
import { BoxMultipleRegular } from '@fluentui/react-icons/svg/box-multiple';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

const ability = { action: 'read', subject: 'Catalog' };

/** The pages of this feature. */
export const screens: readonly Screen[] = [
  {
    path: paths.catalogList,
    title: titles.catalogs,
    load: () => import('./list/CatalogList').then((module) => module.CatalogList),
    nav: { icon: BoxMultipleRegular, order: 10 },
    ability,
  },
  {
    path: paths.catalogDetail,
    title: titles.catalog,
    load: () => import('./detail/CatalogDetail').then((module) => module.CatalogDetail),
    nav: { icon: BookInformationRegular, order: 15, label: titles.overview },
    parent: paths.catalogList,
    ability,
    keywords: ['overview'],
  },
];
