import { PersonSettingsRegular } from '@fluentui/react-icons/svg/person-settings';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.accountSettings,
    title: titles.settings,
    load: () => import('./AccountSettings').then((module) => module.AccountSettings),
    nav: { icon: PersonSettingsRegular, order: 20, group: 'pages' },
    ability: { action: 'read', subject: 'AccountSettings' },
    keywords: ['password', 'avatar', 'email', 'username', 'notifications', 'social'],
  },
];
