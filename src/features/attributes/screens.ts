import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.attributeList,
    title: titles.list,
    load: () => import('./list/AttributeList').then((module) => module.AttributeList),
    nav: { icon: TagRegular, order: 55 },
    ability: { action: 'read', subject: 'Attribute' },
    keywords: ['fields', 'properties', 'options', 'units', 'definitions'],
  },
  {
    path: paths.attributeCreate,
    title: titles.create,
    load: () => import('./form/AttributePages').then((module) => module.AttributeCreate),
    parent: paths.attributeList,
    ability: { action: 'create', subject: 'Attribute' },
  },
  {
    path: paths.attributeEdit,
    title: titles.edit,
    load: () => import('./form/AttributePages').then((module) => module.AttributeEdit),
    parent: paths.attributeList,
    ability: { action: 'read', subject: 'Attribute' },
  },
];
