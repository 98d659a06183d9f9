import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsTeam } from '#graphql/backEnd';
import { getErrorCode, getFieldErrors } from '#graphql/errors';
import { href } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { AuthPage } from './AuthPage';
import { useAuthPaths } from './authPaths';
import { messages } from './messages';
import { NewAccountForm } from './NewAccountForm';
import { AuthAlternative } from './AuthAlternative';
import { getReturnAddress } from './returnAddress';
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
  const { formatMessage } = useIntl();
  const { user, register } = useSession();
  const [search] = useSearchParams();
  const { signIn } = useAuthPaths();
  const isTeam = useIsTeam();
  if (user) return <Navigate to={getReturnAddress(search)} replace />;
  if (isTeam) return <Navigate to={href(signIn)} replace />;
  return (
    <AuthPage
      heading={formatMessage(registerMessages.registerHeading)}
      text={formatMessage(registerMessages.registerText)}
    >
      <NewAccountForm
        name={{
          field: 'username',
          label: formatMessage(registerMessages.username),
          missing: formatMessage(registerMessages.usernameMissing),
        }}
        submitLabel={formatMessage(registerMessages.registerSubmit)}
        busyLabel={formatMessage(registerMessages.registering)}
        send={({ name, ...account }) => register({ username: name, ...account })}
        explain={(error) => {
          if (getErrorCode(error) !== 'CONFLICT') return undefined;
          const taken = getFieldErrors(error);
          return {
            ...('username' in taken && { username: formatMessage(registerMessages.usernameTaken) }),
            ...('email' in taken && { email: formatMessage(registerMessages.emailTaken) }),
          };
        }}
      />
      <AuthAlternative
        text={formatMessage(registerMessages.hasAccount)}
        label={formatMessage(messages.submit)}
        to={href(signIn, {}, { returnTo: search.get('returnTo') })}
      />
    </AuthPage>
  );
}
