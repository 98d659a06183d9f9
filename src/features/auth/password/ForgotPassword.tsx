import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEmbeddedGateway, useSendsEmail, type SimulatedEmail } from '#graphql/backEnd';
import { usePasswordCalls } from './usePasswordCalls';
import { href } from '#routing/paths';
import { restoreFocus } from '#ui/state/returnFocus';
import { AuthForm } from '../AuthForm';
import { AuthPage } from '../AuthPage';
import { useAuthPaths } from '../authPaths';
import { DemoEmail } from '../signIn/DemoEmail';
import { AuthTextField } from '../AuthTextField';
import { messages } from '../messages';
import { passwordMessages } from './passwordMessages';
import { AuthAlternative } from '../AuthAlternative';
import { useAuthForm } from '../useAuthForm';

/** The page to request an email with a password reset link. */
export function ForgotPassword() {
  const { formatMessage } = useIntl();
  const { passwordEmail } = usePasswordCalls();
  const { signIn } = useAuthPaths();
  const gateway = useEmbeddedGateway();
  const sendsEmail = useSendsEmail();
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<{ address: string; email: SimulatedEmail | null } | null>(null);
  const address = typed.trim();
  const form = useAuthForm({
    check: () => ({ ...(address === '' && { email: formatMessage(messages.emailMissing) }) }),
    send: async () => {
      await passwordEmail(address);
      setSent({ address, email: (await gateway?.passwordEmail(address)) ?? null });
      // The form disappears with the focus.
      restoreFocus();
    },
  });
  const back = <AuthAlternative label={formatMessage(passwordMessages.backToSignIn)} to={href(signIn)} />;
  if (!sendsEmail) {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.forgotHeading)}
        text={formatMessage(passwordMessages.askAdministrator)}
      >
        {back}
      </AuthPage>
    );
  }
  if (sent) {
    return (
      <AuthPage
        heading={formatMessage(passwordMessages.emailSentHeading)}
        text={formatMessage(passwordMessages.emailSentText, { email: sent.address })}
      >
        {gateway && <DemoEmail email={sent.email} />}
        {back}
      </AuthPage>
    );
  }
  return (
    <AuthPage heading={formatMessage(passwordMessages.forgotHeading)} text={formatMessage(passwordMessages.forgotText)}>
      <AuthForm
        form={form}
        submitLabel={formatMessage(passwordMessages.forgotSubmit)}
        busyLabel={formatMessage(passwordMessages.sending)}
      >
        <AuthTextField
          name="email"
          type="email"
          autoComplete="username"
          label={formatMessage(messages.email)}
          value={typed}
          error={form.fields.email}
          onChange={setTyped}
        />
      </AuthForm>
      {back}
    </AuthPage>
  );
}
