import { Field, Input } from '@fluentui/react-components';
import type { ChangeEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './formMessages';
import type { TaskValues } from './taskForm';

/** Value for an incomplete date. The browser reports only that it is incomplete. */
const unfinished = 'unfinished';

/** The due date of a task, which can be blank. */
export function DueDateField({ control }: { control: Control<TaskValues> }) {
  const { formatMessage } = useIntl();
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'dueDate' });
  const take = ({ target }: Pick<ChangeEvent<HTMLInputElement>, 'target'>) => {
    const read = target.validity.badInput ? unfinished : target.value;
    if (read !== value) onChange(read);
  };
  return (
    <Field label={formatMessage(messages.dueDate)} validationMessage={fieldState.error?.message}>
      <Input
        ref={ref}
        type="date"
        max="9999-12-31"
        name={name}
        value={value === unfinished ? '' : value}
        onChange={take}
        onBlur={(event) => {
          // An incomplete date does not change the value and fires no change event.
          take(event);
          onBlur();
        }}
      />
    </Field>
  );
}
