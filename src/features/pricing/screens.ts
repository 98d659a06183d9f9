import { MoneyRegular } from '@fluentui/react-icons/svg/money';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.pricing,
    title: titles.pricing,
    load: () => import('./PricingPage').then((module) => module.PricingPage),
    nav: { icon: MoneyRegular, order: 50, group: 'pages' },
    ability: { action: 'read', subject: 'PricingPlan' },
    keywords: ['plans', 'billing', 'cost', 'subscription'],
  },
];
