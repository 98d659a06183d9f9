import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { useNow } from '#ui/hooks/useNow';
import { useCalendarQuery, type CalendarEntryFragment } from './Calendar.generated';
import { localDay } from './calendarDates';
import { CalendarEmpty } from './grid/CalendarEmpty';
import { CalendarFilter } from './CalendarFilter';
import { getCalendar } from './calendarMarks';
import { calendarNames, calendarParams, nothingOpen, phoneQuery } from './calendarParams';
import { CalendarSkeleton } from './grid/CalendarSkeleton';
import { CalendarToolbar } from './grid/CalendarToolbar';
import type { OpenEvent } from './event/EventDrawer';
import type { EventTimes } from './event/eventTimes';
import { defaultTimes, newValues } from './event/eventValues';
import { messages } from './messages';
import { titles } from './titles';
import { useEventMove } from './grid/useEventMove';
import { useShownPeriod } from './grid/useShownPeriod';

const CalendarGrid = lazy(() => import('./grid/CalendarGrid').then((module) => ({ default: module.CalendarGrid })));
const EventDrawer = lazy(() => import('./event/EventDrawer').then((module) => ({ default: module.EventDrawer })));

const useStyles = makeStyles({
  frame: {
    minHeight: '480px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  // Fills the height available in the window regardless of its content, so that loading events does not shift the
  // layout.
  filling: { height: 'clamp(480px, calc(100dvh - 272px), 1400px)' },
});

const noEvents: readonly CalendarEntryFragment[] = [];

/** The calendar page. Shows events by month, week, day, or as a list, to view, create, move, edit, and delete. */
export function Calendar() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const [state, setState] = useUrlState(calendarParams);
  const { calendars, dialog, event: openId } = state;
  const isPhone = useMediaQuery(phoneQuery);
  const view = state.view ?? (isPhone ? 'list' : 'month');
  // On a phone, the whole page scrolls instead of the list.
  const isGrowing = isPhone && view === 'list';
  const now = useNow();
  const today = localDay(new Date(now));
  const day = state.date || today;
  const period = useShownPeriod(view, day);
  const result = useCalendarQuery();
  const events = result.data?.calendarEvents ?? noEvents;
  const shown = useMemo(() => events.filter((each) => calendars.includes(getCalendar(each))), [events, calendars]);
  const move = useEventMove();
  const canCreate = can('create', 'CalendarEvent');

  const [times, setTimes] = useState(() => defaultTimes(day, new Date()));
  const firstShown = calendars[0] ?? calendarNames[0];
  const draft = useMemo(() => newValues(times, firstShown), [times, firstShown]);
  const startNew = (chosen: EventTimes | null) => {
    setTimes(chosen ?? defaultTimes(day, new Date()));
    setState({ dialog: 'create', event: '' }, { push: true });
  };
  const open = useMemo((): OpenEvent => {
    if (openId !== '') return { kind: 'event', id: openId };
    return dialog === 'create' && canCreate ? { kind: 'new' } : null;
  }, [openId, dialog, canCreate]);
  const [isDrawerWanted, setIsDrawerWanted] = useState(open !== null);
  if (open !== null && !isDrawerWanted) setIsDrawerWanted(true);
  const goTo = (date: string) => setState({ date: date === today ? '' : date });
  const showSaved = (saved: CalendarEntryFragment) => {
    // Shows the saved event's calendar if it is hidden, so that the event does not seem lost.
    const names = calendarNames.filter((name) => calendars.includes(name) || name === getCalendar(saved));
    setState({ ...nothingOpen, calendars: names });
  };

  return (
    <Page
      heading={formatMessage(titles.calendar)}
      actions={
        canCreate && (
          <Button appearance="primary" icon={<Add20Regular />} onClick={() => startNew(null)}>
            {formatMessage(messages.newEvent)}
          </Button>
        )
      }
    >
      <CalendarFilter value={calendars} onChange={(names) => setState({ calendars: names })} />
      <CalendarToolbar
        view={view}
        day={day}
        today={today}
        onViewChange={(next) => setState({ view: next })}
        onDayChange={goTo}
      />
      <div className={mergeClasses(styles.frame, !isGrowing && styles.filling)}>
        <QueryView result={result} skeleton={<CalendarSkeleton />}>
          {() => (
            <Suspense fallback={<CalendarSkeleton />}>
              <CalendarGrid
                view={view}
                day={day}
                events={shown}
                canCreate={canCreate}
                canUpdate={can('update', 'CalendarEvent')}
                isGrowing={isGrowing}
                empty={
                  <CalendarEmpty
                    period={period.name}
                    onShowAll={
                      calendars.length < calendarNames.length ? () => setState({ calendars: calendarNames }) : undefined
                    }
                  />
                }
                onOpen={(id) => setState({ dialog: null, event: id }, { push: true })}
                onSelect={startNew}
                onMove={(event, times, revert) => void move(event, times, revert)}
                onShowDay={(date) => setState({ view: 'day', date: date === today ? '' : date }, { push: true })}
              />
            </Suspense>
          )}
        </QueryView>
      </div>
      {isDrawerWanted && result.data && (
        <Suspense fallback={null}>
          <EventDrawer
            open={open}
            events={events}
            draft={draft}
            onSaved={showSaved}
            onClose={() => setState(nothingOpen)}
          />
        </Suspense>
      )}
    </Page>
  );
}
