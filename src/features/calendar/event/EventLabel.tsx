import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import type { CalendarEntryFragment } from '../Calendar.generated';
import { CalendarDot } from '../CalendarDot';
import { calendarLooks, getCalendar } from '../calendarMarks';
import { messages } from '../messages';

const useStyles = makeStyles({
  label: {
    ...typographyStyles.caption1,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
    padding: `1px ${tokens.spacingHorizontalXS}`,
    '& > svg': { flexShrink: 0, width: '12px', height: '16px' },
  },
  words: { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  // Truncates each text at its own end, in either writing direction.
  bar: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // A time column has space for more lines.
  tall: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // In a narrow column, the mark is placed above the text.
  narrow: { flexDirection: 'column', padding: '1px' },
  narrowWords: { maxWidth: '100%', whiteSpace: 'normal', textOverflow: 'clip' },
  time: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  title: { fontWeight: tokens.fontWeightSemibold },
  row: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    flexGrow: 1,
    minWidth: 0,
  },
  rowTime: {
    flexShrink: 0,
    width: '144px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639.98px)': { width: '72px' },
  },
  rowWords: { minWidth: 0, overflowWrap: 'anywhere' },
  more: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

export interface EventLabelProps {
  event: CalendarEntryFragment;
  /** The localized time; empty if the event's position shows it. */
  time: string;
  /** A bar in a day, a block whose height shows the duration, or a row of the list. */
  kind: 'bar' | 'block' | 'row';
  /** Whether there is hardly space for a word. */
  isNarrow: boolean;
}

/**
 * The content of an event in the calendar: calendar mark, time, and title. In the list, all details are shown as text.
 */
export function EventLabel({ event, time, kind, isNarrow }: EventLabelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const calendar = getCalendar(event);
  const calendarName = formatMessage(messages[calendar]);
  const title = <bdi className={styles.title}>{event.title || formatMessage(messages.untitled)}</bdi>;
  if (kind === 'row') {
    return (
      <div className={styles.row}>
        <span className={styles.rowTime}>
          <bdi>{time}</bdi>
        </span>
        <CalendarDot calendar={calendar} />
        <span className={styles.rowWords}>
          {title}{' '}
          <span className={styles.more}>
            {calendarName}
            {event.location !== '' && (
              <>
                {' · '}
                <bdi>{event.location}</bdi>
              </>
            )}
          </span>
        </span>
      </div>
    );
  }
  const { icon: Icon } = calendarLooks[calendar];
  const isBlock = kind === 'block';
  const isNarrowBlock = isBlock && isNarrow;
  const words = mergeClasses(styles.words, isBlock ? styles.tall : styles.bar, isNarrowBlock && styles.narrowWords);
  return (
    <div className={mergeClasses(styles.label, isNarrowBlock && styles.narrow)} title={event.title}>
      <Icon aria-hidden="true" />
      <span className={words}>
        {time !== '' && !isNarrowBlock && <bdi className={styles.time}>{time}</bdi>} {title}
      </span>{' '}
      <VisuallyHidden>{calendarName}</VisuallyHidden>
    </div>
  );
}
