import { RocketRegular } from '@fluentui/react-icons/svg/rocket';
import { StackRegular } from '@fluentui/react-icons/svg/stack';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

const ability = { action: 'read', subject: 'PublishedCatalog' };

export const screens: readonly Screen[] = [
  {
    path: paths.catalogPublish,
    title: titles.publish,
    load: () => import('./publish/CatalogPublish').then((module) => module.CatalogPublish),
    nav: { icon: RocketRegular, order: 40 },
    parent: paths.catalogDetail,
    ability: { action: 'publish', subject: 'Catalog' },
    keywords: ['version', 'release', 'feed'],
  },
  {
    path: paths.publishedCatalogList,
    title: titles.publishedCatalogs,
    load: () => import('./list/PublishedCatalogList').then((module) => module.PublishedCatalogList),
    nav: { icon: StackRegular, order: 50 },
    ability,
    keywords: ['versions', 'publications'],
  },
  {
    path: paths.publishedCatalogDetail,
    title: titles.publishedCatalog,
    load: () => import('./version/PublishedCatalogDetail').then((module) => module.PublishedCatalogDetail),
    parent: paths.publishedCatalogList,
    ability,
    keywords: ['rollback', 'withdraw', 'feed'],
  },
  {
    path: paths.publishedCatalogRestore,
    title: titles.restore,
    load: () => import('./restore/RestorePreview').then((module) => module.RestorePreview),
    parent: paths.publishedCatalogDetail,
    ability: { action: 'update', subject: 'Product' },
  },
];
