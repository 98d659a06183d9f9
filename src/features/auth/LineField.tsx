import { Field, Input, type InputProps } from '@fluentui/react-components';

/** Props of `LineField`. */
export interface LineFieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'contentAfter'> {
  name: string;
  label: string;
  value: string;
  /** What is wrong with it. */
  error: string | undefined;
  onChange(value: string): void;
}

/** One line of a form for signing in. */
export function LineField({ name, label, value, error, onChange, ...input }: LineFieldProps) {
  return (
    <Field label={label} validationMessage={error} size="large">
      <Input {...input} name={name} value={value} onChange={(_event, data) => onChange(data.value)} />
    </Field>
  );
}
