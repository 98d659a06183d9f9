import { useApolloClient } from '@apollo/client/react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { useRecordForm } from '#ui/form/useRecordForm';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { QueryView } from '#ui/state/QueryView';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { actionMessages } from '../actionMessages';
import { formMessages as messages } from './formMessages';
import { useTaskCreateMutation, useTaskUpdateMutation } from '../TaskActions.generated';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { useTaskDrawerQuery } from './TaskDrawer.generated';
import { TaskFacts } from '../list/TaskFacts';
import { TaskFields } from './TaskFields';
import {
  getChanges,
  toInput,
  newTaskValues,
  taskFieldNames,
  taskSchema,
  toFormValues,
  type TaskValues,
} from './taskForm';
import { TaskFormSkeleton } from './TaskFormSkeleton';
import { useTaskActions } from '../useTaskActions';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    paddingBlock: tokens.spacingVerticalXS,
    paddingBlockEnd: tokens.spacingVerticalL,
  },
  end: { marginInlineStart: 'auto' },
});

export interface TaskDrawerProps {
  /** Null for a new task. */
  id: string | null;
  /** The task from the list, shown until its current data is loaded. */
  listed: TaskRowFragment | undefined;
  /** Initial values of a new task. */
  beginning: Partial<TaskValues>;
  onClose: () => void;
}

/** Drawer with the form of a task, or a read-only view without the permission to edit. */
export function TaskDrawer({ id, listed, beginning, onClose }: TaskDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const formId = useId();
  const client = useApolloClient();
  const toast = useToast();
  const { can } = useSession();
  const { remove, restore } = useTaskActions();
  const [create] = useTaskCreateMutation();
  const [update] = useTaskUpdateMutation();
  const result = useTaskDrawerQuery({ variables: { id: id ?? '' }, skip: id === null });
  const isGone = getErrorCode(result.error) === 'NOT_FOUND';
  const task = isGone ? undefined : (result.data?.task ?? listed);
  const isEditable = id === null || (task !== undefined && can('update', 'Task'));
  const [isLeaving, setIsLeaving] = useState(false);

  const [start] = useState<TaskValues>({ ...newTaskValues, ...beginning });
  const stored = task ? toFormValues(task) : start;
  const save = async (values: TaskValues) => {
    if (id === null) await create({ variables: { input: toInput(values) } });
    else await update({ variables: { input: { id, ...getChanges(stored, values) } } });
    toast.success(formatMessage(id === null ? actionMessages.created : actionMessages.saved));
    void refetchChanged(client, new Set(['Task']));
    setIsLeaving(true);
  };
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(taskSchema(intl)),
    values: stored,
    fields: taskFieldNames,
    onSave: save,
  });
  const { isDirty, isSubmitting } = form.formState;
  useSaveShortcut(isEditable && isDirty && !isSubmitting ? submit : undefined);
  // Leaves only once nothing blocks the navigation any more.
  useEffect(() => {
    if (isLeaving) onClose();
  }, [isLeaving, onClose]);

  const content = (shown: TaskRowFragment | undefined) =>
    isEditable ? (
      <form id={formId} noValidate className={styles.body} onSubmit={(event) => void submit(event)}>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {shown?.isDeleted && (
          <Notice
            tone="info"
            actions={
              <Button size="small" onClick={() => void restore(shown)}>
                {formatMessage(actionMessages.restore)}
              </Button>
            }
          >
            {formatMessage(messages.isDeleted)}
          </Notice>
        )}
        <TaskFields form={form} html={shown?.description ?? ''} isStored={id !== null} />
      </form>
    ) : (
      shown && (
        <div className={styles.body}>
          <TaskFacts task={shown} />
        </div>
      )
    );

  return (
    <>
      <SideDrawer
        isOpen
        size="medium"
        name={task?.title}
        title={formatMessage(id === null ? actionMessages.newTask : isEditable ? messages.edit : messages.read)}
        footer={
          isEditable && (
            <>
              <Button type="submit" form={formId} appearance="primary" disabledFocusable={isSubmitting}>
                {formatMessage(id === null ? messages.create : uiMessages.save)}
              </Button>
              <Button onClick={onClose}>{formatMessage(uiMessages.cancel)}</Button>
              {task && !task.isDeleted && can('delete', 'Task') && (
                <Button
                  className={styles.end}
                  onClick={() => {
                    setIsLeaving(true);
                    void remove(task);
                  }}
                >
                  {formatMessage(actionMessages.delete)}
                </Button>
              )}
            </>
          )
        }
        onClose={onClose}
      >
        {isGone ? (
          <EmptyState title={formatMessage(messages.goneTitle)} description={formatMessage(messages.goneText)} />
        ) : id === null ? (
          content(undefined)
        ) : (
          <QueryView result={{ ...result, data: task }} skeleton={<TaskFormSkeleton />}>
            {content}
          </QueryView>
        )}
      </SideDrawer>
      <UnsavedChangesGuard isDirty={isEditable && isDirty && !isLeaving} holdsSearch />
    </>
  );
}
