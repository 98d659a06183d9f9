import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { DownloadButton } from '#ui/control/DownloadButton';
import { jobMessages as messages } from './jobMessages';

const useStyles = makeStyles({ button: { whiteSpace: 'nowrap' } });

/** A download link for a file of a job, labeled with its name by default. */
export function JobFileDownload({ file, children }: { file: { name: string; url: string }; children?: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { name, url } = file;
  return (
    <DownloadButton
      className={styles.button}
      url={url}
      fileName={name}
      aria-label={children ?? formatMessage(messages.download, { name })}
    >
      {children ?? formatMessage(messages.downloadShort)}
    </DownloadButton>
  );
}
