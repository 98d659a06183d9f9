import { Button } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { actionMessages as messages } from '../actionMessages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { useTaskActions } from '../useTaskActions';

export interface TaskToolsProps {
  task: TaskRowFragment;
  /** Called to permanently delete a deleted task. */
  onPurge: () => void;
}

/** Buttons to delete or restore a task, depending on the user's permissions. */
export function TaskTools({ task, onPurge }: TaskToolsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { remove, restore } = useTaskActions();
  const { title, isDeleted } = task;
  const removeLabel = formatMessage(isDeleted ? messages.purgeOne : messages.deleteOne, { title });
  return (
    <>
      {isDeleted && can('update', 'Task') && (
        <Button
          appearance="subtle"
          icon={<ArrowUndo20Regular />}
          aria-label={formatMessage(messages.restoreOne, { title })}
          title={formatMessage(messages.restore)}
          onClick={() => void restore(task)}
        />
      )}
      {can('delete', 'Task') && (
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          aria-label={removeLabel}
          title={formatMessage(isDeleted ? messages.purge : messages.delete)}
          onClick={() => (isDeleted ? onPurge() : void remove(task))}
        />
      )}
    </>
  );
}
