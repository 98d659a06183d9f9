import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#graphql/backEnd';
import { usePasswordCalls } from './usePasswordCalls';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import type { PasswordLink } from '#session/sessionCalls';
import { useSession } from '#session/sessionContext';
import { newPasswordError } from '#ui/password/newPasswordError';
import { LinkButton } from '#ui/control/LinkButton';
import { restoreFocus } from '#ui/state/returnFocus';
import { AuthAlternative } from '../AuthAlternative';
import { AuthForm } from '../AuthForm';
import { AuthPage } from '../AuthPage';
import { useAuthPaths } from '../authPaths';
import { messages } from '../messages';
import { useAuthForm } from '../useAuthForm';
import { NewPasswordField } from './NewPasswordField';
import { passwordMessages } from './passwordMessages';

export interface NewPasswordFormProps {
  token: string;
  link: PasswordLink;
}

/** Sets the password of the link's account. An invited user is then signed in. */
export function NewPasswordForm({ token, link }: NewPasswordFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { signIn } = useSession();
  const { passwordReset } = usePasswordCalls();
  const sendsEmail = useSendsEmail();
  const navigate = useNavigate();
  const { signIn: signInPath, forgotPassword } = useAuthPaths();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { email, fullName: name } = link;
  const isInvited = link.kind === 'INVITATION';

  const finish = async () => {
    if (isInvited) {
      try {
        await signIn({ email, password });
        return navigate(paths.home, { replace: true });
      } catch {
        // The password is set, so the user can sign in on the page for that.
      }
    }
    setIsDone(true);
    // The form disappears with the focus.
    restoreFocus();
  };
  const form = useAuthForm({
    check: () => {
      const error = newPasswordError(password, intl);
      return { ...(error !== undefined && { password: error }) };
    },
    send: async () => {
      await passwordReset({ token, password });
      await finish();
    },
  });
  if (isDone) {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.resetDoneHeading)}
        text={formatMessage(passwordMessages.resetDoneText)}
      >
        <LinkButton to={href(signInPath)} appearance="primary" size="large">
          {formatMessage(messages.submit)}
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      heading={formatMessage(
        isInvited ? passwordMessages.invitedHeading : passwordMessages.resetHeading,
        isInvited ? { name } : {},
      )}
      text={formatMessage(isInvited ? passwordMessages.invitedText : passwordMessages.resetText, { email })}
    >
      <AuthForm
        form={form}
        submitLabel={formatMessage(isInvited ? passwordMessages.invitedSubmit : passwordMessages.resetSubmit)}
        busyLabel={formatMessage(passwordMessages.saving)}
      >
        <NewPasswordField
          label={formatMessage(isInvited ? messages.password : passwordMessages.newPassword)}
          value={password}
          error={form.fields.password}
          about={[name, email]}
          onChange={setPassword}
        />
      </AuthForm>
      {!isInvited && sendsEmail && (
        <AuthAlternative label={formatMessage(passwordMessages.anotherLink)} to={href(forgotPassword)} />
      )}
    </AuthPage>
  );
}
