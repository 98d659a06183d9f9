import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newPasswordError } from '#ui/password/newPasswordError';
import { AuthForm } from './AuthForm';
import { AuthTextField } from './AuthTextField';
import { messages } from './messages';
import { NewPasswordField } from './password/NewPasswordField';
import { useAuthForm, type AuthFormOptions } from './useAuthForm';

/** What a new account is created with, without spaces at the ends. */
export interface NewAccount {
  /** Its username, or else the full name. */
  name: string;
  email: string;
  password: string;
}

export interface NewAccountFormProps extends Pick<AuthFormOptions, 'explain'> {
  /** The field above the email. Without a username, people sign in with their email. */
  name: { field: 'username' | 'fullName'; label: string; missing: string };
  submitLabel: string;
  busyLabel: string;
  /** Rejects with the server’s error. */
  send: (account: NewAccount) => Promise<unknown>;
}

/** The form of a new account: a name, an email, and a password. */
export function NewAccountForm({ name, submitLabel, busyLabel, send, explain }: NewAccountFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [value, setValue] = useState<NewAccount>({ name: '', email: '', password: '' });
  const account = { name: value.name.trim(), email: value.email.trim(), password: value.password };
  const hasUsername = name.field === 'username';
  const form = useAuthForm({
    check: () => {
      const passwordError = newPasswordError(value.password, intl);
      return {
        ...(account.name === '' && { [name.field]: name.missing }),
        ...(account.email === '' && { email: formatMessage(messages.emailMissing) }),
        ...(passwordError !== undefined && { password: passwordError }),
      };
    },
    send: () => send(account),
    ...(explain && { explain }),
  });
  return (
    <AuthForm form={form} submitLabel={submitLabel} busyLabel={busyLabel}>
      <AuthTextField
        name={name.field}
        autoComplete={hasUsername ? 'username' : 'name'}
        label={name.label}
        value={value.name}
        error={form.fields[name.field]}
        onChange={(typed) => setValue({ ...value, name: typed })}
      />
      <AuthTextField
        name="email"
        type="email"
        autoComplete={hasUsername ? 'email' : 'username'}
        label={formatMessage(messages.email)}
        value={value.email}
        error={form.fields.email}
        onChange={(email) => setValue({ ...value, email })}
      />
      <NewPasswordField
        label={formatMessage(messages.password)}
        value={value.password}
        error={form.fields.password}
        about={[account.name, account.email]}
        onChange={(password) => setValue({ ...value, password })}
      />
    </AuthForm>
  );
}
