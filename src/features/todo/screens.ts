import { CheckboxCheckedRegular } from '@fluentui/react-icons/svg/checkbox-checked';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.todo,
    title: titles.todo,
    load: () => import('./TaskBoard').then((module) => module.TaskBoard),
    nav: { icon: CheckboxCheckedRegular, order: 112, group: 'apps' },
    ability: { action: 'read', subject: 'Task' },
    keywords: ['tasks', 'todo', 'due', 'reminders', 'assigned'],
  },
];
