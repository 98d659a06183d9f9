import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { FileDropZone } from './FileDropZone';

/** A drop target for a backup. */
export function BackupZone({ onFile }: { onFile: (file: File) => void }) {
  const { formatMessage } = useIntl();
  return (
    <FileDropZone
      hint={formatMessage(messages.backupDrop)}
      buttonLabel={formatMessage(messages.backupChoose)}
      label={formatMessage(messages.backupFile)}
      accept=".zip"
      onFiles={([file]) => {
        if (file) onFile(file);
      }}
    />
  );
}
