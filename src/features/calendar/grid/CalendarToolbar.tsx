import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { listDays, stepDay } from '../calendarDates';
import { calendarViews, type CalendarView } from '../calendarParams';
import { GoToDate } from './GoToDate';
import { messages } from '../messages';
import { useShownPeriod } from './useShownPeriod';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  part: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, ':first-letter': { textTransform: 'uppercase' } },
  steps: { display: 'flex' },
  views: { paddingInline: tokens.spacingHorizontalM },
});

/** Labels of the arrow buttons in each view. */
const steps = {
  month: { previous: messages.previousMonth, next: messages.nextMonth },
  week: { previous: messages.previousWeek, next: messages.nextWeek },
  day: { previous: messages.previousDay, next: messages.nextDay },
  list: { previous: messages.previousDays, next: messages.nextDays },
};

export interface CalendarToolbarProps {
  view: CalendarView;
  /** Anchor day of the view, for example `2026-05-31`. */
  day: string;
  today: string;
  onViewChange: (view: CalendarView) => void;
  onDayChange: (day: string) => void;
}

/** Toolbar with the period shown and controls to change the date and the view. */
export function CalendarToolbar({ view, day, today, onViewChange, onDayChange }: CalendarToolbarProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { start, end, name } = useShownPeriod(view, day);
  const isRightToLeft = useDirection() === 'rtl';
  const step = (way: 'previous' | 'next') => {
    const label = formatMessage(steps[view][way], { count: listDays });
    const isForward = way === 'next';
    return (
      <Button
        appearance="subtle"
        icon={isForward === isRightToLeft ? <ChevronLeft20Regular /> : <ChevronRight20Regular />}
        aria-label={label}
        title={label}
        onClick={() => onDayChange(stepDay(view, day, isForward ? 1 : -1))}
      />
    );
  };
  return (
    <div className={styles.bar}>
      <div className={styles.part}>
        <Button disabledFocusable={start <= today && today <= end} onClick={() => onDayChange(today)}>
          {formatMessage(messages.today)}
        </Button>
        <div className={styles.steps}>
          {step('previous')}
          {step('next')}
        </div>
        <h2 className={styles.title} aria-live="polite">
          <bdi>{name}</bdi>
        </h2>
      </div>
      <div className={styles.part}>
        <GoToDate day={day} onChange={onDayChange} />
        <div className={styles.views}>
          <UrlTabs
            label={formatMessage(messages.views)}
            tabs={calendarViews.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            value={view}
            onChange={onViewChange}
          />
        </div>
      </div>
    </div>
  );
}
