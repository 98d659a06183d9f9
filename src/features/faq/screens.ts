import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.faq,
    title: titles.faq,
    load: () => import('./Faq').then((module) => module.Faq),
    nav: { icon: QuestionCircleRegular, order: 40, group: 'pages' },
    ability: { action: 'read', subject: 'FaqGroup' },
    keywords: ['faq', 'help', 'orders', 'delivery', 'payment', 'returns'],
  },
];
