import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import type { TaskFlag } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { actionMessages } from './actionMessages';
import { useTaskDeleteMutation, useTaskFlagSetMutation, useTaskRestoreMutation } from './TaskActions.generated';
import type { TaskRowFragment } from './TaskBoard.generated';

/** Time to undo an action from its toast, in milliseconds. */
const undoMs = 12_000;

/** The ID of the message about what was last done to a task. Its undo action applies to nothing else. */
export function taskToastId(taskId: string): string {
  return `task-${taskId}`;
}

/** An action with its toast message and undo action. No toast is shown if the result is visible anyway. */
interface Step {
  task: TaskRowFragment;
  run: () => Promise<unknown>;
  done?: { text: string; undo: () => Promise<unknown> };
}

/**
 * Actions for a task. Each is applied optimistically; if the server rejects it, it is reverted and a toast shows the
 * reason.
 */
export function useTaskActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [setFlag] = useTaskFlagSetMutation();
  const [deleteTask] = useTaskDeleteMutation();
  const [restoreTask] = useTaskRestoreMutation();

  const take = async ({ task, run, done }: Step): Promise<void> => {
    try {
      await run();
      if (done) {
        const action = {
          label: intl.formatMessage(actionMessages.undo),
          onSelect: () => void take({ task, run: () => done.undo() }),
        };
        const id = taskToastId(task.id);
        toast.show({ id, intent: 'success', title: done.text, actions: [action], timeoutMs: undoMs });
      }
    } catch (error) {
      toast.error(intl.formatMessage(actionMessages.failed), getErrorMessage(error, intl));
    }
    // Counts and the other views depend on it.
    await refetchChanged(client, new Set(['Task']));
  };

  const set = (task: TaskRowFragment, flag: TaskFlag, isSet: boolean) =>
    setFlag({
      variables: { input: { id: task.id, flag, isSet } },
      optimisticResponse: {
        setTaskFlag: { task: { ...task, [flag === 'COMPLETED' ? 'isCompleted' : 'isImportant']: isSet } },
      },
    });
  const remove = (task: TaskRowFragment) =>
    deleteTask({
      variables: { id: task.id },
      optimisticResponse: { deleteTask: { task: { ...task, isDeleted: true } } },
    });
  const restore = (task: TaskRowFragment) =>
    restoreTask({
      variables: { id: task.id },
      optimisticResponse: { restoreTask: { task: { ...task, isDeleted: false } } },
    });

  return {
    /** Completes or reopens a task. */
    setCompleted: (task: TaskRowFragment, isCompleted: boolean) =>
      take({
        task,
        run: () => set(task, 'COMPLETED', isCompleted),
        done: {
          text: intl.formatMessage(isCompleted ? actionMessages.completed : actionMessages.reopened),
          undo: () => set({ ...task, isCompleted }, 'COMPLETED', !isCompleted),
        },
      }),

    /** Stars or unstars a task. The star itself shows the result. */
    setImportant: (task: TaskRowFragment, isImportant: boolean) =>
      take({ task, run: () => set(task, 'IMPORTANT', isImportant) }),

    /** Marks a task as deleted. */
    remove: (task: TaskRowFragment) =>
      take({
        task,
        run: () => remove(task),
        done: { text: intl.formatMessage(actionMessages.deleted), undo: () => restore(task) },
      }),

    /** Restores a deleted task. */
    restore: (task: TaskRowFragment) =>
      take({
        task,
        run: () => restore(task),
        done: { text: intl.formatMessage(actionMessages.restored), undo: () => remove(task) },
      }),
  };
}
