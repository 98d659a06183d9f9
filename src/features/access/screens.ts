import { ShieldPersonRegular } from '@fluentui/react-icons/svg/shield-person';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.accessControl,
    title: titles.accessControl,
    load: () => import('./AccessControl').then((module) => module.AccessControl),
    nav: { icon: ShieldPersonRegular, order: 800, group: 'system' },
    ability: { action: 'read', subject: 'ACL' },
    keywords: ['roles', 'abilities', 'permissions', 'account'],
  },
];
