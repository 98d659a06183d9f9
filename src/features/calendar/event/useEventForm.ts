import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { useRecordForm, type RecordForm } from '../../../ui/form/useRecordForm';
import { eventFieldNames, eventSchema, type EventValues } from './eventSchema';

/** The form state of an event. */
export function useEventForm(
  values: EventValues,
  onSave: (values: EventValues) => Promise<void>,
): RecordForm<EventValues> {
  const intl = useIntl();
  return useRecordForm({ resolver: zodResolver(eventSchema(intl)), values, fields: eventFieldNames, onSave });
}
