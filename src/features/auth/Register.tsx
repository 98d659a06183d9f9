import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsTeam } from '#graphql/backEnd';
import { getErrorCode, getFieldErrors } from '#graphql/errors';
import { href } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { AuthForm } from './AuthForm';
import { AuthPage } from './AuthPage';
import { useAuthPaths } from './authPaths';
import { AuthTextField } from './AuthTextField';
import { messages } from './messages';
import { NewPasswordField } from './password/NewPasswordField';
import { AuthAlternative } from './AuthAlternative';
import { getReturnAddress } from './returnAddress';
import { useAuthForm } from './useAuthForm';
import { newPasswordError } from '#ui/password/newPasswordError';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for creating an account. */
const registerMessages = defineMessages({
  registerHeading: { id: 'auth.register.heading', defaultMessage: 'Create your account' },
  registerText: {
    id: 'auth.register.text',
    defaultMessage: 'In this demo, everyone who registers is an administrator. You’ll be signed in right away.',
  },
  username: commonMessages.username,
  usernameMissing: commonMessages.enterAUsername,
  usernameTaken: { id: 'auth.register.usernameTaken', defaultMessage: 'This username is already in use.' },
  emailTaken: { id: 'auth.register.emailTaken', defaultMessage: 'This email is already in use.' },
  registerSubmit: { id: 'auth.register.submit', defaultMessage: 'Create account' },
  registering: { id: 'auth.register.submitting', defaultMessage: 'Creating account…' },
  hasAccount: { id: 'auth.register.hasAccount', defaultMessage: 'Already have an account?' },
});

/** The page to create an account, which also signs the user in. */
export function Register() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { user, register } = useSession();
  const [search] = useSearchParams();
  const { signIn } = useAuthPaths();
  const isTeam = useIsTeam();
  const [value, setValue] = useState({ username: '', email: '', password: '' });
  const email = value.email.trim();
  const username = value.username.trim();
  const form = useAuthForm({
    check: () => {
      const passwordError = newPasswordError(value.password, intl);
      return {
        ...(username === '' && { username: formatMessage(registerMessages.usernameMissing) }),
        ...(email === '' && { email: formatMessage(messages.emailMissing) }),
        ...(passwordError !== undefined && { password: passwordError }),
      };
    },
    send: () => register({ username, email, password: value.password }),
    explain: (error) => {
      if (getErrorCode(error) !== 'CONFLICT') return undefined;
      const taken = getFieldErrors(error);
      return {
        ...('username' in taken && { username: formatMessage(registerMessages.usernameTaken) }),
        ...('email' in taken && { email: formatMessage(registerMessages.emailTaken) }),
      };
    },
  });
  if (user) return <Navigate to={getReturnAddress(search)} replace />;
  if (isTeam) return <Navigate to={href(signIn)} replace />;
  return (
    <AuthPage
      heading={formatMessage(registerMessages.registerHeading)}
      text={formatMessage(registerMessages.registerText)}
    >
      <AuthForm
        form={form}
        submitLabel={formatMessage(registerMessages.registerSubmit)}
        busyLabel={formatMessage(registerMessages.registering)}
      >
        <AuthTextField
          name="username"
          autoComplete="username"
          label={formatMessage(registerMessages.username)}
          value={value.username}
          error={form.fields.username}
          onChange={(typed) => setValue({ ...value, username: typed })}
        />
        <AuthTextField
          name="email"
          type="email"
          autoComplete="email"
          label={formatMessage(messages.email)}
          value={value.email}
          error={form.fields.email}
          onChange={(typed) => setValue({ ...value, email: typed })}
        />
        <NewPasswordField
          label={formatMessage(messages.password)}
          value={value.password}
          error={form.fields.password}
          about={[username, email]}
          onChange={(password) => setValue({ ...value, password })}
        />
      </AuthForm>
      <AuthAlternative
        text={formatMessage(registerMessages.hasAccount)}
        label={formatMessage(messages.submit)}
        to={href(signIn, {}, { returnTo: search.get('returnTo') })}
      />
    </AuthPage>
  );
}
