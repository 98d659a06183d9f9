import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

const ability = { action: 'read', subject: 'Job' };

export const screens: readonly Screen[] = [
  {
    path: paths.jobList,
    title: titles.list,
    load: () => import('./list/JobList').then((module) => module.JobList),
    nav: { icon: TaskListSquareLtrRegular, order: 60 },
    ability,
    keywords: ['tasks', 'progress', 'undo'],
  },
  {
    path: paths.jobDetail,
    title: titles.detail,
    load: () => import('./detail/JobDetail').then((module) => module.JobDetail),
    parent: paths.jobList,
    ability,
  },
];
