import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '#ui/form/fieldProps';
import { RevealButton } from '#ui/password/RevealButton';

export interface PasswordInputProps<Values extends FieldValues> extends Pick<
  FieldProps<Values>,
  'control' | 'name' | 'label'
> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field of a form, masked until the user reveals it. */
export function PasswordInput<Values extends FieldValues>(props: PasswordInputProps<Values>) {
  const { control, name, label, autoComplete } = props;
  const [isShown, setIsShown] = useState(false);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required validationMessage={fieldState.error?.message}>
      <Input
        ref={ref}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
        contentAfter={<RevealButton isShown={isShown} onChange={setIsShown} />}
      />
    </Field>
  );
}
