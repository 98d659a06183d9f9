import { useIntl } from 'react-intl';
import { DownloadButton } from '../../../ui/control/DownloadButton';
import { checkMessages as messages } from './checkMessages';

/** Downloads the rows with errors and their messages, to be fixed and imported again. */
export function IssueRowsDownload({ file: { name, url } }: { file: { name: string; url: string } }) {
  const { formatMessage } = useIntl();
  return (
    <DownloadButton url={url} fileName={name}>
      {formatMessage(messages.downloadRows)}
    </DownloadButton>
  );
}
