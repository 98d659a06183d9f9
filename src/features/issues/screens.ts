import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.issueList,
    title: titles.issues,
    load: () => import('./IssueList').then((module) => module.IssueList),
    nav: { icon: WarningRegular, order: 22 },
    parent: paths.catalogDetail,
    ability: { action: 'read', subject: 'Product' },
    keywords: ['errors', 'warnings', 'quality', 'validation', 'fix'],
  },
];
