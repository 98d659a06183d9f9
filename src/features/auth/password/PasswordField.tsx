import { Button } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthTextField, type AuthTextFieldProps } from '../AuthTextField';
import { messages } from '../messages';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<
  AuthTextFieldProps,
  'name' | 'type' | 'autoComplete' | 'contentAfter'
> {
  /** Whether the password is new, so that the browser can suggest one. */
  isNew?: boolean;
}

/** A password field that is masked until the user reveals it. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <AuthTextField
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
