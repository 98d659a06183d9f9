import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import type { CalendarEntryFragment } from '../Calendar.generated';
import { getFirstDay, listDays, localDay } from '../calendarDates';
import { calendarLooks, getCalendar } from '../calendarMarks';
import type { CalendarView } from '../calendarParams';
import { EventLabel } from '../event/EventLabel';
import { toGridEvent, toMidnight, movedTimes, type EventTimes } from '../event/eventTimes';
import { messages } from '../messages';
import { useCalendarLook } from '../useCalendarLook';

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin];

const viewTypes: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'agenda',
};

const timeFormat = { hour: 'numeric', minute: '2-digit', meridiem: 'short' } as const;

/** A list of the days from the current day. */
const agenda = { type: 'list', duration: { days: listDays } };

export interface CalendarGridProps {
  view: CalendarView;
  /** Anchor day of the view, for example `2026-05-31`. */
  day: string;
  events: readonly CalendarEntryFragment[];
  /** Whether a click creates an event. */
  canCreate: boolean;
  /** Whether events can be dragged. */
  canUpdate: boolean;
  /** Whether the grid grows with its content. Otherwise it fills its container. */
  isGrowing: boolean;
  /** Content of a list without events. */
  empty: ReactNode;
  onOpen: (id: string) => void;
  /** Called with the times of a click or a drag selection. */
  onSelect: (times: EventTimes) => void;
  /** Called after an event was dragged or resized. `revert` moves it back. */
  onMove: (event: CalendarEntryFragment, times: EventTimes, revert: () => void) => void;
  /** Called to show a day with more events than fit. */
  onShowDay: (day: string) => void;
}

/** The events of a month, week, or day, or as a list. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, events, canCreate, canUpdate, isGrowing, empty, onOpen, onSelect, onMove, onShowDay } = props;
  const { formatMessage, locale } = useIntl();
  const direction = useDirection();
  const look = useCalendarLook();
  const hasNoMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const ref = useRef<CalendarRef>(null);
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const gridEvents = useMemo(
    () =>
      events.map((event) => {
        const { ground, ink } = calendarLooks[getCalendar(event)];
        return { ...toGridEvent(event), color: ground, contrastColor: ink };
      }),
    [events],
  );
  useEffect(() => {
    ref.current?.getApi().changeView(viewTypes[view], day);
  }, [view, day]);

  const move = (moved: Parameters<typeof movedTimes>[0] & { id: string }, revert: () => void) => {
    const event = byId.get(moved.id);
    if (event) onMove(event, movedTimes(moved, event.allDay), revert);
  };

  return (
    <FullCalendar
      {...look}
      ref={ref}
      plugins={plugins}
      initialView={viewTypes[view]}
      initialDate={day}
      headerToolbar={false}
      height={isGrowing ? 'auto' : '100%'}
      eventMinHeight={18}
      locale={locale}
      direction={direction}
      firstDay={getFirstDay(locale)}
      events={gridEvents}
      eventDisplay="block"
      eventTimeFormat={timeFormat}
      dayMaxEvents
      nowIndicator
      scrollTime="07:00:00"
      scrollTimeReset={false}
      dragRevertDuration={hasNoMotion ? 0 : 300}
      weekTextLong={formatMessage(messages.week)}
      allDayText={formatMessage(messages.allDay)}
      timedText={formatMessage(messages.timed)}
      eventsHint={formatMessage(messages.events)}
      moreLinkText={(count) => formatMessage(messages.more, { count })}
      moreLinkHint={(count) => formatMessage(messages.moreHint, { count })}
      noEventsContent={() => empty}
      views={{ ...look.views, agenda }}
      editable={canUpdate}
      selectable={canCreate}
      eventContent={({ event: { id }, timeText, isNarrow, view: { type } }) => {
        const event = byId.get(id);
        if (!event) return null;
        const kind = type === viewTypes.list ? 'row' : type.startsWith('timeGrid') && !event.allDay ? 'block' : 'bar';
        return <EventLabel event={event} time={timeText} kind={kind} isNarrow={isNarrow} />;
      }}
      eventClick={({ event }) => onOpen(event.id)}
      eventDrop={({ event, revert }) => move(event, revert)}
      eventResize={({ event, revert }) => move(event, revert)}
      select={({ start, end, startStr, endStr, allDay }) =>
        onSelect(
          allDay
            ? { allDay, start: toMidnight(startStr), end: toMidnight(endStr) }
            : { allDay, start: start.toISOString(), end: end.toISOString() },
        )
      }
      moreLinkClick={({ date }) => {
        onShowDay(localDay(date));
        return viewTypes.day;
      }}
    />
  );
}
