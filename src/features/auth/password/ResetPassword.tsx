import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSendsEmail } from '#graphql/backEnd';
import { getErrorMessage } from '#graphql/errors';
import { usePasswordCalls } from './usePasswordCalls';
import { href } from '#routing/paths';
import type { PasswordLink } from '#session/sessionCalls';
import { ErrorState } from '#ui/state/ErrorState';
import { Placeholder } from '#ui/state/Placeholder';
import { AuthAlternative } from '../AuthAlternative';
import { AuthPage } from '../AuthPage';
import { useAuthPaths } from '../authPaths';
import { NewPasswordForm } from './NewPasswordForm';
import { passwordMessages } from './passwordMessages';

/** What the server says about a link; null while it is asked. */
type Found = { token: string; link: PasswordLink | null } | { token: string; error: unknown } | null;

/** The page that the link in an email opens, to set a password once: a new one, or the first of an invited user. */
export function ResetPassword() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [search] = useSearchParams();
  const { signIn, forgotPassword } = useAuthPaths();
  const sendsEmail = useSendsEmail();
  const oldLinkText = sendsEmail ? passwordMessages.oldLinkText : passwordMessages.oldTeamLinkText;
  const { passwordLink } = usePasswordCalls();
  const [found, setFound] = useState<Found>(null);
  const token = search.get('token') ?? '';
  const find = useCallback(() => {
    passwordLink(token).then(
      (link) => setFound({ token, link }),
      (error: unknown) => setFound({ token, error }),
    );
  }, [passwordLink, token]);
  useEffect(() => {
    if (token !== '') find();
  }, [find, token]);

  const current = found?.token === token ? found : null;
  if (token === '' || (current && 'link' in current && !current.link)) {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.oldLinkHeading)}
        text={formatMessage(token === '' && sendsEmail ? passwordMessages.tokenMissing : oldLinkText)}
      >
        {sendsEmail ? (
          <AuthAlternative label={formatMessage(passwordMessages.anotherLink)} to={href(forgotPassword)} />
        ) : (
          <AuthAlternative label={formatMessage(passwordMessages.backToSignIn)} to={href(signIn)} />
        )}
      </AuthPage>
    );
  }
  if (current && 'link' in current && current.link) {
    return <NewPasswordForm key={token} token={token} link={current.link} />;
  }
  return (
    <AuthPage heading={formatMessage(passwordMessages.resetHeading)} text={formatMessage(passwordMessages.resetText)}>
      {current && 'error' in current ? (
        <ErrorState message={getErrorMessage(current.error, intl)} onRetry={find} />
      ) : (
        <Placeholder height={164} />
      )}
    </AuthPage>
  );
}
