import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { href } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { restoreFocus } from '#ui/state/returnFocus';
import { AuthForm } from '../AuthForm';
import { AuthPage } from '../AuthPage';
import { useAuthPaths } from '../authPaths';
import { messages } from '../messages';
import { passwordMessages } from './passwordMessages';
import { NewPasswordField } from './NewPasswordField';
import { AuthAlternative } from '../AuthAlternative';
import { useAuthForm } from '../useAuthForm';

/** The page that the link in the email opens, to set a new password once. */
export function ResetPassword() {
  const { formatMessage } = useIntl();
  const { passwordReset } = useSession();
  const [search] = useSearchParams();
  const { signIn, forgotPassword } = useAuthPaths();
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const token = search.get('token') ?? '';
  const form = useAuthForm({
    check: () => ({ ...(password === '' && { password: formatMessage(messages.passwordMissing) }) }),
    send: async () => {
      await passwordReset({ token, password });
      setIsDone(true);
      // The form disappears with the focus.
      restoreFocus();
    },
  });
  const again = <AuthAlternative label={formatMessage(passwordMessages.anotherLink)} to={href(forgotPassword)} />;
  if (isDone) {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.resetDoneHeading)}
        text={formatMessage(passwordMessages.resetDoneText)}
      >
        <LinkButton to={href(signIn)} appearance="primary" size="large">
          {formatMessage(messages.submit)}
        </LinkButton>
      </AuthPage>
    );
  }
  if (token === '') {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.resetHeading)}
        text={formatMessage(passwordMessages.tokenMissing)}
      >
        {again}
      </AuthPage>
    );
  }
  return (
    <AuthPage heading={formatMessage(passwordMessages.resetHeading)} text={formatMessage(passwordMessages.resetText)}>
      <AuthForm
        form={form}
        submitLabel={formatMessage(passwordMessages.resetSubmit)}
        busyLabel={formatMessage(passwordMessages.saving)}
      >
        <NewPasswordField
          label={formatMessage(passwordMessages.newPassword)}
          value={password}
          error={form.fields.password}
          onChange={setPassword}
        />
      </AuthForm>
      {again}
    </AuthPage>
  );
}
