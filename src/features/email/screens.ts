import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.email,
    title: titles.email,
    load: () => import('./EmailBox').then((module) => module.EmailBox),
    nav: { icon: MailRegular, order: 100, group: 'apps' },
    ability: { action: 'read', subject: 'Mail' },
    keywords: ['mail', 'inbox', 'messages', 'drafts', 'spam'],
  },
];
