import { useState } from 'react';
import { RevealButton } from '#ui/password/RevealButton';
import { AuthTextField, type AuthTextFieldProps } from '../AuthTextField';

export interface PasswordFieldProps extends Omit<
  AuthTextFieldProps,
  'name' | 'type' | 'autoComplete' | 'contentAfter'
> {
  /** Whether the password is new, so that the browser can suggest one. */
  isNew?: boolean;
}

/** A password field that is masked until the user reveals it. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <AuthTextField
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      contentAfter={<RevealButton isShown={isShown} onChange={setIsShown} />}
    />
  );
}
