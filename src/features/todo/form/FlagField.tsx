import { Checkbox } from '@fluentui/react-components';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './formMessages';
import type { TaskValues } from './taskForm';

/** Props of `FlagField`. */
export interface FlagFieldProps {
  control: Control<TaskValues>;
  name: 'isImportant' | 'isCompleted';
}

/** Checkbox for important or completed. */
export function FlagField({ control, name }: FlagFieldProps) {
  const { formatMessage } = useIntl();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name });
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={formatMessage(messages[name])}
      checked={value}
      onChange={(_event, { checked }) => onChange(checked === true)}
      onBlur={onBlur}
    />
  );
}
