import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNow } from '#ui/hooks/useNow';
import { toDay, getDueState } from '../dueDay';
import { messages } from '../messages';

const useStyles = makeStyles({
  date: { ...typographyStyles.caption1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  overdue: { color: tokens.colorStatusDangerForeground3, fontWeight: tokens.fontWeightSemibold },
  today: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});

export interface DueDateProps {
  /** ISO 8601. */
  at: string;
  /** Whether the task is done. The date is then not highlighted as overdue. */
  isSettled: boolean;
}

/** The due date of a task, as a word if it is near or past. */
export function DueDate({ at, isSettled }: DueDateProps) {
  const { formatDate, formatMessage } = useIntl();
  const styles = useStyles();
  const now = useNow();
  const day = toDay(at);
  const state = isSettled ? 'later' : getDueState(day, now);
  const isThisYear = day.startsWith(String(new Date(now).getFullYear()));
  const date = formatDate(day, {
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <time
      dateTime={day}
      title={formatDate(day, { dateStyle: 'full', timeZone: 'UTC' })}
      className={mergeClasses(styles.date, state === 'overdue' && styles.overdue, state === 'today' && styles.today)}
    >
      {state === 'later' ? date : formatMessage(messages[state], { date })}
    </time>
  );
}
