import { BracesRegular } from '@fluentui/react-icons/svg/braces';
import { defineMessages } from '../../i18n/defineMessages';
import { paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';

// These titles are separate because the other messages of the feature are loaded with the screen.
const titles = defineMessages({
  explorer: { id: 'developer.explorer.title', defaultMessage: 'GraphiQL' },
});

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
