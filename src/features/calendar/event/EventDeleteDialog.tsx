import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { useCalendarEventDeleteMutation } from './EventDeleteDialog.generated';
import { formMessages as messages } from './formMessages';

export interface EventDeleteDialogProps {
  isOpen: boolean;
  event: { id: string; title: string };
  /** Called after the event was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirmation dialog before an event is deleted. Shows the event's title. */
export function EventDeleteDialog({ isOpen, event: { id, title }, onDeleted, onClose }: EventDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const [remove] = useCalendarEventDeleteMutation({ update: (cache) => evictFromLists(cache, 'calendarEvents', id) });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { title })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { title })}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText)}
    </DeleteDialog>
  );
}
