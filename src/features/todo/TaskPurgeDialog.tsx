import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { refetchChanged } from '#graphql/refetchChanged';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { useToast } from '#ui/state/useToast';
import { actionMessages as messages } from './actionMessages';
import { useTaskPurgeMutation } from './TaskActions.generated';
import type { TaskRowFragment } from './TaskBoard.generated';
import { taskToastId } from './useTaskActions';

export interface TaskPurgeDialogProps {
  isOpen: boolean;
  task: Pick<TaskRowFragment, 'id' | 'title'>;
  onClose: () => void;
}

/** Confirmation dialog before a deleted task is permanently deleted. */
export function TaskPurgeDialog({ isOpen, task: { id, title }, onClose }: TaskPurgeDialogProps) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [purge] = useTaskPurgeMutation();
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.purgeTitle)}
      confirmLabel={formatMessage(messages.purge)}
      doneText={formatMessage(messages.purged)}
      remove={() => purge({ variables: { id } })}
      onDeleted={() => {
        onClose();
        // Its deletion can’t be undone any more.
        toast.dismiss(taskToastId(id));
        evictFromLists(client.cache, 'tasks', id);
        void refetchChanged(client, new Set(['Task']));
      }}
      onClose={onClose}
    >
      {formatMessage(messages.purgeText, { title })}
    </DeleteDialog>
  );
}
