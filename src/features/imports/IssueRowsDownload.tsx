import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '../../graphql/backEnd';
import { messageOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import { checkMessages as messages } from './checkMessages';

/** Saves the rows with errors, with what is wrong beside them, to be mended and imported again. */
export function IssueRowsDownload({ file: { name, url } }: { file: { name: string; url: string } }) {
  const intl = useIntl();
  const files = useFiles();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      await files.downloadFile(url, name);
    } catch (error) {
      toast.error(intl.formatMessage(messages.downloadFailed), messageOf(error, intl));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<ArrowDownload20Regular />} disabledFocusable={isBusy} onClick={() => void download()}>
      {intl.formatMessage(messages.downloadRows)}
    </Button>
  );
}
