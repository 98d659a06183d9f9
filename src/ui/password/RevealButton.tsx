import { Button } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useIntl } from 'react-intl';
import { passwordMessages } from './passwordMessages';

export interface RevealButtonProps {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** The button inside a password field that reveals or masks the password. */
export function RevealButton({ isShown, onChange }: RevealButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      appearance="transparent"
      size="small"
      icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
      aria-label={formatMessage(isShown ? passwordMessages.hide : passwordMessages.show)}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    />
  );
}
