import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';
import { titles } from './titles';

/** The screens about the components of the app. */
export const screens: readonly Screen[] = [
  {
    path: paths.componentList,
    title: titles.list,
    load: () => import('./ComponentList').then((module) => module.ComponentList),
    nav: { icon: AppsRegular, order: 890, group: 'system' },
    ability: { action: 'read', subject: 'Catalog' },
    keywords: ['kit', 'forms', 'inputs', 'tables', 'employees', 'charts', 'wizard', 'examples'],
  },
  {
    path: paths.componentView,
    title: titles.view,
    load: () => import('./ComponentView').then((module) => module.ComponentView),
    parent: paths.componentList,
    ability: { action: 'read', subject: 'Catalog' },
  },
];
