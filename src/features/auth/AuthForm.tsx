import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice';
import type { useAuthForm } from './useAuthForm';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

/** Props of `AuthForm`. */
export interface AuthFormProps {
  form: ReturnType<typeof useAuthForm>;
  /** On the button: what it does, and that it is doing it. */
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
}

/** Fields, what is wrong with the whole, and the button that sends it. */
export function AuthForm({ form, submitLabel, busyLabel, children }: AuthFormProps) {
  return (
    <form className={useStyles().form} noValidate onSubmit={form.submit}>
      {form.message !== null && <Notice tone="danger">{form.message}</Notice>}
      {children}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={form.isBusy}>
        {form.isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
