import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CheckboxField } from '#ui/form/CheckboxField';
import { TextField } from '#ui/form/TextField';
import { AssigneeField } from './AssigneeField';
import { DescriptionField } from './DescriptionField';
import { DueDateField } from './DueDateField';
import { formMessages as messages } from './formMessages';
import type { TaskValues } from './taskForm';
import { TaskTagsField } from './TaskTagsField';

const useStyles = makeStyles({
  flags: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL, marginInlineStart: '-8px' },
});

export interface TaskFieldsProps {
  form: UseFormReturn<TaskValues>;
  /** The description stored on the server. */
  html: string;
  /** Whether the task already exists. */
  isStored: boolean;
}

/** The fields of a task. The title of a new one has the focus. */
export function TaskFields({ form: { control, setFocus }, html, isStored }: TaskFieldsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  useEffect(() => {
    if (!isStored) setFocus('title');
  }, [isStored, setFocus]);
  return (
    <>
      <TextField control={control} name="title" label={formatMessage(messages.title)} autoComplete="off" isRequired />
      <AssigneeField control={control} />
      <DueDateField control={control} />
      <TaskTagsField control={control} />
      <div className={styles.flags}>
        <CheckboxField control={control} name="isImportant" label={formatMessage(messages.isImportant)} />
        {isStored && <CheckboxField control={control} name="isCompleted" label={formatMessage(messages.isCompleted)} />}
      </div>
      <DescriptionField control={control} setFocus={setFocus} html={html} />
    </>
  );
}
