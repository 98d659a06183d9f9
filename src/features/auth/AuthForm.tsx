import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Notice } from '#ui/state/Notice';
import type { useAuthForm } from './useAuthForm';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

export interface AuthFormProps {
  form: ReturnType<typeof useAuthForm>;
  /** The label of the button while idle and while submitting. */
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
}

/** The fields, the form-level error, and the submit button. */
export function AuthForm({ form, submitLabel, busyLabel, children }: AuthFormProps) {
  return (
    <form className={useStyles().form} noValidate onSubmit={form.submit}>
      {form.message !== null && <Notice tone="danger">{form.message}</Notice>}
      {children}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={form.isBusy || form.isUseless}>
        {form.isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
