import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode } from '#graphql/errors';
import { href } from '#routing/paths';
import { useSession, type Credentials } from '#session/sessionContext';
import { TextLink } from '#ui/text/TextLink';
import { AuthForm } from '../AuthForm';
import { useAuthPaths } from '../authPaths';
import { AuthTextField } from '../AuthTextField';
import { messages } from '../messages';
import { PasswordField } from '../password/PasswordField';
import { RememberMe } from './RememberMe';
import { useAuthForm } from '../useAuthForm';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
});

export interface SignInFormProps {
  /** Whether the server did not start, so that no password can be reset. */
  isNotStarted: boolean;
  value: Credentials;
  onChange: (value: Credentials) => void;
}

/** Email and password. Shows the server’s errors at the fields that they concern. */
export function SignInForm({ isNotStarted, value, onChange }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { signIn } = useSession();
  const { forgotPassword } = useAuthPaths();
  const [isRemembered, setIsRemembered] = useState(true);
  const form = useAuthForm({
    check: () => ({
      ...(value.email.trim() === '' && { email: formatMessage(messages.emailMissing) }),
      ...(value.password === '' && { password: formatMessage(messages.passwordMissing) }),
    }),
    send: () => signIn({ email: value.email.trim(), password: value.password }, isRemembered),
    explain: (error) => (getErrorCode(error) === 'INVALID' ? { email: formatMessage(messages.wrong) } : undefined),
  });
  return (
    <AuthForm form={form} submitLabel={formatMessage(messages.submit)} busyLabel={formatMessage(messages.submitting)}>
      <AuthTextField
        name="email"
        type="email"
        autoComplete="username"
        label={formatMessage(messages.email)}
        value={value.email}
        error={form.fields.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <PasswordField
        label={formatMessage(messages.password)}
        value={value.password}
        error={form.fields.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      <div className={styles.line}>
        <RememberMe isChecked={isRemembered} onChange={setIsRemembered} />
        {!isNotStarted && <TextLink to={href(forgotPassword)}>{formatMessage(messages.forgot)}</TextLink>}
      </div>
    </AuthForm>
  );
}
