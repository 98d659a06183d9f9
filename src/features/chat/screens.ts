import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.chat,
    title: titles.chat,
    load: () => import('./Chat').then((module) => module.Chat),
    nav: { icon: ChatRegular, order: 110, group: 'apps' },
    ability: { action: 'read', subject: 'Chat' },
    keywords: ['messages', 'conversations', 'contacts'],
  },
];
