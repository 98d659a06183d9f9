import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { refetchChanged } from '../../graphql/refetchChanged';
import { useToast } from '../../ui/useToast';
import { actionMessages } from './actionMessages';
import { useTaskDeleteMutation, useTaskRestoreMutation, useTaskUpdateMutation } from './TaskActions.generated';
import type { TaskRowFragment } from './TaskBoard.generated';

/** How long a step can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

/** A step: what it does, and what is said then with the way to undo it; nothing where it shows by itself. */
interface Step {
  run(): Promise<unknown>;
  done?: { text: string; undo(): Promise<unknown> };
}

/** What can be done with a task. Each shows at once and is taken back, with the reason in a toast, where it is refused. */
export function useTaskActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [updateTask] = useTaskUpdateMutation();
  const [deleteTask] = useTaskDeleteMutation();
  const [restoreTask] = useTaskRestoreMutation();

  const take = async ({ run, done }: Step): Promise<void> => {
    try {
      await run();
      if (done) {
        const action = {
          label: intl.formatMessage(actionMessages.undo),
          onSelect: () => void take({ run: () => done.undo() }),
        };
        toast.show({ intent: 'success', title: done.text, actions: [action], timeoutMs: undoMs });
      }
    } catch (error) {
      toast.error(intl.formatMessage(actionMessages.failed), messageOf(error, intl));
    }
    // Counts and the other views change with it.
    await refetchChanged(client, new Set(['Task']));
  };

  const update = (task: TaskRowFragment, input: { isCompleted: boolean } | { isImportant: boolean }) =>
    updateTask({
      variables: { id: task.id, input },
      optimisticResponse: { taskUpdate: { ...task, ...input } },
    });
  const remove = (task: TaskRowFragment) =>
    deleteTask({
      variables: { id: task.id },
      optimisticResponse: { taskDelete: { ...task, isDeleted: true } },
    });
  const restore = (task: TaskRowFragment) =>
    restoreTask({
      variables: { id: task.id },
      optimisticResponse: { taskRestore: { ...task, isDeleted: false } },
    });

  return {
    /** Ticks a task off, or opens it again. */
    setCompleted: (task: TaskRowFragment, isCompleted: boolean) =>
      take({
        run: () => update(task, { isCompleted }),
        done: {
          text: intl.formatMessage(isCompleted ? actionMessages.completed : actionMessages.reopened),
          undo: () => update({ ...task, isCompleted }, { isCompleted: !isCompleted }),
        },
      }),

    /** Stars a task, or takes its star away; the star itself shows it. */
    setImportant: (task: TaskRowFragment, isImportant: boolean) => take({ run: () => update(task, { isImportant }) }),

    /** Puts a task among the deleted ones. */
    remove: (task: TaskRowFragment) =>
      take({
        run: () => remove(task),
        done: { text: intl.formatMessage(actionMessages.deleted), undo: () => restore(task) },
      }),

    /** Takes a task back from the deleted ones. */
    restore: (task: TaskRowFragment) =>
      take({
        run: () => restore(task),
        done: { text: intl.formatMessage(actionMessages.restored), undo: () => remove(task) },
      }),
  };
}
