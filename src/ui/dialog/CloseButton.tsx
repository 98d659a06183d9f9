import { Button } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

/** Closes the panel that contains it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const label = useIntl().formatMessage(messages.close);
  return (
    <Button
      appearance="subtle"
      icon={<Dismiss20Regular />}
      aria-label={label}
      title={label}
      onClick={() => onClose()}
    />
  );
}
