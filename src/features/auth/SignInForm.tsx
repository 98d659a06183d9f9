import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrorsOf, messageOf } from '../../graphql/errors';
import { useSession } from '../../session/sessionContext';
import type { Credentials } from '../../session/sessionStore';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

/** Props of `SignInForm`. */
export interface SignInFormProps {
  value: Credentials;
  onChange(value: Credentials): void;
}

/** What is wrong: at a field, or with the whole. */
interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string | null;
}

const nothingWrong: Refusal = { fields: {}, message: null };

/** Email and password; says at each field what the server says about it. */
export function SignInForm({ value, onChange }: SignInFormProps) {
  const intl = useIntl();
  const styles = useStyles();
  const { signIn } = useSession();
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [{ fields, message }, setRefusal] = useState(nothingWrong);

  const missing = (): Refusal['fields'] => ({
    ...(value.email.trim() === '' && { email: intl.formatMessage(messages.emailMissing) }),
    ...(value.password === '' && { password: intl.formatMessage(messages.passwordMissing) }),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (refusal: Refusal) => {
      setRefusal(refusal);
      const first = Object.keys(refusal.fields)[0];
      const field = first === undefined ? null : form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    };
    const unfilled = missing();
    if (isBusy || Object.keys(unfilled).length > 0) {
      refuse({ fields: unfilled, message: null });
      return;
    }
    setIsBusy(true);
    setRefusal(nothingWrong);
    try {
      await signIn({ email: value.email.trim(), password: value.password });
    } catch (error) {
      const found = fieldErrorsOf(error);
      refuse({ fields: found, message: Object.keys(found).length > 0 ? null : messageOf(error, intl) });
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {message !== null && <Notice tone="danger">{message}</Notice>}
      <Field label={intl.formatMessage(messages.email)} validationMessage={fields.email} size="large">
        <Input
          name="email"
          type="email"
          autoComplete="username"
          value={value.email}
          onChange={(_event, data) => onChange({ ...value, email: data.value })}
        />
      </Field>
      <Field label={intl.formatMessage(messages.password)} validationMessage={fields.password} size="large">
        <Input
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={value.password}
          onChange={(_event, data) => onChange({ ...value, password: data.value })}
          contentAfter={
            <Button
              appearance="transparent"
              size="small"
              icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
              aria-label={intl.formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            />
          }
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {intl.formatMessage(isBusy ? messages.submitting : messages.submit)}
      </Button>
    </form>
  );
}
