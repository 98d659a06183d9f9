import { BracesRegular } from '@fluentui/react-icons/svg/braces';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

/** The screens for developers. */
export const screens: readonly Screen[] = [
  {
    path: paths.graphiql,
    title: titles.explorer,
    load: () => import('./QueryExplorer').then((module) => module.QueryExplorer),
    nav: { icon: BracesRegular, order: 900, group: 'system' },
    ability: { action: 'read', subject: 'Catalog' },
    keywords: ['graphql', 'api', 'schema', 'query', 'developer'],
  },
];
