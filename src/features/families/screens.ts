import { GroupListRegular } from '@fluentui/react-icons/svg/group-list';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.familyList,
    title: titles.list,
    load: () => import('./list/FamilyList').then((module) => module.FamilyList),
    nav: { icon: GroupListRegular, order: 56 },
    ability: { action: 'read', subject: 'Family' },
    keywords: ['product types', 'attribute sets', 'required', 'templates'],
  },
  {
    path: paths.familyCreate,
    title: titles.create,
    load: () => import('./form/FamilyPages').then((module) => module.FamilyCreate),
    parent: paths.familyList,
    ability: { action: 'create', subject: 'Family' },
  },
  {
    path: paths.familyEdit,
    title: titles.edit,
    load: () => import('./form/FamilyPages').then((module) => module.FamilyEdit),
    parent: paths.familyList,
    ability: { action: 'read', subject: 'Family' },
  },
];
