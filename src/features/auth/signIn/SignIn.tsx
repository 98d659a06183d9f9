import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useEmbeddedGateway, useIsTeam, useOutage } from '#graphql/backEnd';
import { href } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { AuthPage } from '../AuthPage';
import { useAuthPaths } from '../authPaths';
import { DemoAccounts } from './DemoAccounts';
import { messages } from '../messages';
import { AuthAlternative } from '../AuthAlternative';
import { getReturnAddress } from '../returnAddress';
import { SignInForm } from './SignInForm';

const SetUpNotice = lazy(() => import('./SetUpNotice').then((module) => ({ default: module.SetUpNotice })));

const endings = { expired: messages.expired, idle: messages.idle, elsewhere: messages.elsewhere };

/** The sign-in page. It returns the user to the page that they requested. */
export function SignIn() {
  const { formatMessage } = useIntl();
  const { user, signedOut } = useSession();
  const [search] = useSearchParams();
  const { register } = useAuthPaths();
  const gateway = useEmbeddedGateway();
  const isTeam = useIsTeam();
  const isNotStarted = useOutage()?.cause === 'notStarted';
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  if (user) return <Navigate to={getReturnAddress(search)} replace />;
  const isUnexpected = signedOut !== null && signedOut !== 'user';
  return (
    <AuthPage heading={formatMessage(messages.heading)} text={formatMessage(messages.welcome)}>
      {isUnexpected && <Notice tone="warning">{formatMessage(endings[signedOut])}</Notice>}
      {isTeam && !isNotStarted && (
        <Suspense fallback={null}>
          <SetUpNotice />
        </Suspense>
      )}
      <SignInForm isNotStarted={isNotStarted} value={credentials} onChange={setCredentials} />
      {!isNotStarted && !isTeam && (
        <AuthAlternative
          text={formatMessage(messages.noAccount)}
          label={formatMessage(messages.toRegister)}
          to={href(register, {}, { returnTo: search.get('returnTo') })}
        />
      )}
      {gateway && !isNotStarted && <DemoAccounts onChoose={setCredentials} />}
    </AuthPage>
  );
}
