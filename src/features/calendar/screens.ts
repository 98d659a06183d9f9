import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.calendar,
    title: titles.calendar,
    load: () => import('./Calendar').then((module) => module.Calendar),
    nav: { icon: CalendarLtrRegular, order: 114, group: 'apps' },
    ability: { action: 'read', subject: 'CalendarEvent' },
    keywords: ['events', 'agenda', 'appointments', 'meetings', 'dates', 'schedule'],
  },
];
