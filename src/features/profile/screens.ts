import { PersonCircleRegular } from '@fluentui/react-icons/svg/person-circle';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.profile,
    title: titles.profile,
    load: () => import('./Profile').then((module) => module.Profile),
    nav: { icon: PersonCircleRegular, order: 10, group: 'pages' },
    ability: { action: 'read', subject: 'Profile' },
    keywords: ['posts', 'photos', 'poll', 'comments', 'social'],
  },
];
