import { NewsRegular } from '@fluentui/react-icons/svg/news';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.blogList,
    title: titles.list,
    load: () => import('./list/BlogList').then((module) => module.BlogList),
    nav: { icon: NewsRegular, order: 60, group: 'pages' },
    ability: { action: 'read', subject: 'BlogPost' },
    keywords: ['posts', 'articles', 'news'],
  },
  {
    path: paths.blogNew,
    title: titles.new,
    load: () => import('./form/BlogNew').then((module) => module.BlogNew),
    parent: paths.blogList,
    ability: { action: 'create', subject: 'BlogPost' },
  },
  {
    path: paths.blogDetail,
    title: titles.detail,
    load: () => import('./detail/BlogDetail').then((module) => module.BlogDetail),
    parent: paths.blogList,
    ability: { action: 'read', subject: 'BlogPost' },
  },
  {
    path: paths.blogEdit,
    title: titles.edit,
    load: () => import('./form/BlogEdit').then((module) => module.BlogEdit),
    parent: paths.blogDetail,
    ability: { action: 'update', subject: 'BlogPost' },
  },
];
