import { Button } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { getErrorMessage } from '#graphql/errors';
import { defineMessages } from '#i18n/defineMessages';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { sharedMessages } from '#ui/sharedMessages';
import { ErrorState } from '#ui/state/ErrorState';
import { Placeholder } from '#ui/state/Placeholder';
import { AuthAlternative } from './AuthAlternative';
import { AuthPage } from './AuthPage';
import { NewAccountForm } from './NewAccountForm';
import { RestoreBackup } from './setUp/RestoreBackup';
import { restoreMessages } from './setUp/restoreMessages';
import { passwordMessages } from './password/passwordMessages';
import { usePasswordCalls } from './password/usePasswordCalls';

const setUpMessages = defineMessages({
  heading: { id: 'auth.setUp.heading', defaultMessage: 'Set up Catalog Manager' },
  text: {
    id: 'auth.setUp.text',
    defaultMessage: 'Create the account of the first administrator. You can then invite your team.',
  },
  name: sharedMessages.fullName,
  nameMissing: { id: 'auth.setUp.nameMissing', defaultMessage: 'Enter your name.' },
  submit: { id: 'auth.setUp.submit', defaultMessage: 'Create account and sign in' },
  submitting: { id: 'auth.setUp.submitting', defaultMessage: 'Creating your account…' },
  oldLink: {
    id: 'auth.setUp.oldLink',
    defaultMessage:
      'It has expired, was already used, or was replaced. The server prints a new one at its next start, until there is an account.',
  },
});

/** The form of the first administrator, who is then signed in, or a backup to start with. */
function SetUpForm({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const { enter } = useSession();
  const { setUp } = usePasswordCalls();
  const [start, setStart] = useState<'new' | 'backup' | 'restored'>('new');
  if (start === 'backup') {
    return (
      <RestoreBackup token={token} onBack={() => setStart('new')} onAdministratorNeeded={() => setStart('restored')} />
    );
  }
  const isRestored = start === 'restored';
  return (
    <AuthPage
      key={start}
      heading={formatMessage(isRestored ? restoreMessages.doneHeading : setUpMessages.heading)}
      text={formatMessage(isRestored ? restoreMessages.administratorNeeded : setUpMessages.text)}
    >
      <NewAccountForm
        name={{
          field: 'fullName',
          label: formatMessage(setUpMessages.name),
          missing: formatMessage(setUpMessages.nameMissing),
        }}
        submitLabel={formatMessage(setUpMessages.submit)}
        busyLabel={formatMessage(setUpMessages.submitting)}
        send={async ({ name, ...account }) => enter(await setUp({ token, fullName: name, ...account }))}
      />
      {!isRestored && (
        <Button appearance="transparent" onClick={() => setStart('backup')}>
          {formatMessage(restoreMessages.heading)}
        </Button>
      )}
    </AuthPage>
  );
}

/** What the server says about a link; null while it is asked. */
type Found = { isValid: boolean } | { error: unknown } | null;

/** The page that the link of a new server opens, to create its first administrator. The token is in the fragment. */
export function SetUp() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { user } = useSession();
  const { isSetUpLink } = usePasswordCalls();
  const token = useLocation().hash.slice(1);
  const [found, setFound] = useState<Found>(token === '' ? { isValid: false } : null);
  const find = useCallback(() => {
    isSetUpLink(token).then(
      (isValid) => setFound({ isValid }),
      (error: unknown) => setFound({ error }),
    );
  }, [isSetUpLink, token]);
  useEffect(() => {
    if (token !== '') find();
  }, [find, token]);

  if (user) return <Navigate to={paths.home} replace />;
  if (found && 'isValid' in found && found.isValid) return <SetUpForm token={token} />;
  if (found && 'isValid' in found) {
    return (
      <AuthPage heading={formatMessage(passwordMessages.oldLinkHeading)} text={formatMessage(setUpMessages.oldLink)}>
        <AuthAlternative label={formatMessage(passwordMessages.backToSignIn)} to={href(paths.signIn)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage heading={formatMessage(setUpMessages.heading)} text={formatMessage(setUpMessages.text)}>
      {found ? (
        <ErrorState message={getErrorMessage(found.error, intl)} onRetry={find} />
      ) : (
        <Placeholder height={328} />
      )}
    </AuthPage>
  );
}
