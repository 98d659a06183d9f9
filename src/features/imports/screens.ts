import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.catalogImport,
    title: titles.import,
    load: () => import('./CatalogImport').then((module) => module.CatalogImport),
    nav: { icon: ArrowImportRegular, order: 30 },
    parent: paths.catalogDetail,
    ability: { action: 'create', subject: 'Job' },
    keywords: ['upload', 'csv', 'xlsx', 'ods', 'file', 'mapping'],
  },
];
