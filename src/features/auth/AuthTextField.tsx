import { Field, Input, type InputProps } from '@fluentui/react-components';

export interface AuthTextFieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'contentAfter'> {
  name: string;
  label: string;
  value: string;
  /** The error message of the field. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A single-line field of a sign-in form. */
export function AuthTextField({ name, label, value, error, onChange, ...input }: AuthTextFieldProps) {
  return (
    <Field label={label} validationMessage={error} size="large">
      <Input {...input} name={name} value={value} onChange={(_event, data) => onChange(data.value)} />
    </Field>
  );
}
