import { useEffect } from 'react';
import { useForm, type FieldPath, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

const none: readonly never[] = [];

/**
 * A form that checks a field when it is left for the first time, and from then on with each change. `mode: 'onTouched'`
 * does the same, but then, a row that is added to a list shows the errors of its empty fields at once. Fields of
 * `dependent` that are invalid are checked again with each change of another field.
 */
export function useLiveForm<Values extends FieldValues>(
  options: Omit<UseFormProps<Values>, 'mode'>,
  dependent: readonly FieldPath<Values>[] = none,
): UseFormReturn<Values> {
  const form = useForm<Values>({ ...options, mode: 'onBlur' });
  const { subscribe, trigger, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const checked = new Set(dependent.filter((one) => getFieldState(one).invalid));
          // Without a type, the name can be that of a list whose rows changed.
          const changed = type === 'change' ? (name as FieldPath<Values>) : undefined;
          if (changed !== undefined && getFieldState(changed).isTouched) checked.add(changed);
          if (checked.size > 0) void trigger([...checked]);
        },
      }),
    [subscribe, trigger, getFieldState, dependent],
  );
  return form;
}
