import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { FileDropZone } from './FileDropZone';

const messages = defineMessages({
  drop: { id: 'ui.backup.drop', defaultMessage: 'Drop a backup here' },
  choose: { id: 'ui.backup.choose', defaultMessage: 'Select backup' },
  file: { id: 'ui.backup.file', defaultMessage: 'Backup file' },
});

/** A drop target for a backup. */
export function BackupZone({ onFile }: { onFile: (file: File) => void }) {
  const { formatMessage } = useIntl();
  return (
    <FileDropZone
      hint={formatMessage(messages.drop)}
      buttonLabel={formatMessage(messages.choose)}
      label={formatMessage(messages.file)}
      accept=".zip"
      onFiles={([file]) => {
        if (file) onFile(file);
      }}
    />
  );
}
