import { Button, DialogTitle } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { writeMessages } from './writeMessages';

/** Title of the email dialog with a close button. */
export function WriterTitle({ title, onClose }: { title: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <DialogTitle
      action={
        <Button
          appearance="subtle"
          icon={<Dismiss24Regular />}
          aria-label={formatMessage(writeMessages.close)}
          onClick={onClose}
        />
      }
    >
      {title}
    </DialogTitle>
  );
}
