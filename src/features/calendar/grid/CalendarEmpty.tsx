import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { messages } from '../messages';

export interface CalendarEmptyProps {
  /** The formatted period without events. */
  period: string;
  /** Shows all calendars. Omitted if all are already shown. */
  onShowAll?: (() => void) | undefined;
}

/** Empty state of the calendar list. */
export function CalendarEmpty({ period, onShowAll }: CalendarEmptyProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.emptyTitle)}
      description={formatMessage(onShowAll ? messages.emptyFiltered : messages.emptyText, { period })}
      actions={onShowAll && <ClearButton onClick={onShowAll}>{formatMessage(messages.allCalendars)}</ClearButton>}
    />
  );
}
