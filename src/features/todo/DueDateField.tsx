import { Field, Input } from '@fluentui/react-components';
import type { ChangeEvent } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './formMessages';
import type { TaskValues } from './taskForm';

/** Stands for a date of which some parts are missing, about which the browser says nothing but that. */
const unfinished = 'unfinished';

/** The day that a task is due, or none. */
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
          // Some parts alone are no change of the value, and are told of by no event.
          take(event);
          onBlur();
        }}
      />
    </Field>
  );
}
