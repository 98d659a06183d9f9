import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState';
import { messages } from './messages';

/** Props of `CalendarEmpty`. */
export interface CalendarEmptyProps {
  /** The time in which there is nothing, in words. */
  period: string;
  /** Shows all calendars; missing where all are shown. */
  onShowAll?: (() => void) | undefined;
}

/** Stands in the list where a month has no events. */
export function CalendarEmpty({ period, onShowAll }: CalendarEmptyProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.emptyTitle)}
      description={formatMessage(onShowAll ? messages.emptyFiltered : messages.emptyText, { period })}
      actions={onShowAll && <Button onClick={onShowAll}>{formatMessage(messages.allCalendars)}</Button>}
    />
  );
}
