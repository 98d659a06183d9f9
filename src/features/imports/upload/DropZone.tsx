import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { FileDropZone } from '#ui/control/FileDropZone';
import { messages } from '../messages';

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    maxWidth: '64ch',
    textWrap: 'balance',
  },
});

const accepted = '.csv,.tsv,.tab,.txt,.xlsx,.ods,.json,.ndjson,.jsonl,.xml,.rss';

/** A drop target for product files. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <FileDropZone
      hint={formatMessage(messages.uploadHint)}
      buttonLabel={formatMessage(messages.chooseFile)}
      label={formatMessage(messages.fileField)}
      accept={accepted}
      onFiles={onFiles}
    >
      <p className={styles.text}>{formatMessage(messages.uploadLimits)}</p>
      <p className={styles.text}>{formatMessage(messages.uploadSystems)}</p>
    </FileDropZone>
  );
}
