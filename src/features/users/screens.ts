import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.userList,
    title: titles.list,
    load: () => import('./list/UserList').then((module) => module.UserList),
    nav: { icon: PeopleRegular, order: 790, group: 'system' },
    ability: { action: 'read', subject: 'User' },
    keywords: ['people', 'members', 'roles', 'plans'],
  },
  {
    path: paths.userView,
    title: titles.view,
    load: () => import('./view/UserView').then((module) => module.UserView),
    parent: paths.userList,
    ability: { action: 'read', subject: 'User' },
  },
  {
    path: paths.userEdit,
    title: titles.edit,
    load: () => import('./form/UserEdit').then((module) => module.UserEdit),
    parent: paths.userView,
    ability: { action: 'update', subject: 'User' },
  },
];
