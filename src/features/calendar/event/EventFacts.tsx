import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { MessageLink } from '#entities/chatContact/MessageLink';
import { isPageAddress } from '#shared/addresses';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { LinkedText } from '#ui/text/LinkedText';
import type { CalendarEntryFragment } from '../Calendar.generated';
import { getCalendar } from '../calendarMarks';
import { toTimeValues } from './eventValues';
import { formMessages } from './formMessages';
import { messages } from '../messages';

const useStyles = makeStyles({ lines: { whiteSpace: 'pre-wrap' } });

/** Read-only view of an event for users who cannot edit it. */
export function EventFacts({ event }: { event: CalendarEntryFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { allDay, url, location, guests, description } = event;
  const { start, end } = toTimeValues(event);
  const format = allDay
    ? ({ dateStyle: 'full', timeZone: 'UTC' } as const)
    : ({ dateStyle: 'full', timeStyle: 'short' } as const);
  const when = intl.formatDateTimeRange(new Date(start), new Date(end || start), format);
  const items = [
    { label: formatMessage(formMessages.when), value: when },
    { label: formatMessage(formMessages.calendar), value: formatMessage(messages[getCalendar(event)]) },
    { label: formatMessage(formMessages.location), value: location },
    {
      label: formatMessage(formMessages.guests),
      value: guests.length > 0 && (
        <>
          {guests.join(', ')} <MessageLink people={guests} />
        </>
      ),
    },
    {
      label: formatMessage(formMessages.url),
      value:
        url !== null && isPageAddress(url) ? (
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        ) : (
          url
        ),
    },
    {
      label: formatMessage(formMessages.description),
      value: description && (
        <span dir="auto" className={styles.lines}>
          <LinkedText text={description} />
        </span>
      ),
    },
  ];
  return <KeyValueList items={items.filter(({ value }) => value !== '' && value !== null && value !== false)} />;
}
