import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '#graphql/backEnd';
import { getErrorMessage } from '#graphql/errors';
import { messages } from '../messages';
import { useToast } from '../state/useToast';

/** Downloads a server file under a name, one at a time. A toast reports failures. */
export function useDownload(): { download: (url: string, fileName: string) => Promise<void>; isBusy: boolean } {
  const intl = useIntl();
  const toast = useToast();
  const files = useFiles();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (url: string, fileName: string) => {
    setIsBusy(true);
    try {
      await files.downloadFile(url, fileName);
    } catch (error) {
      toast.error(intl.formatMessage(messages.downloadFailed), getErrorMessage(error, intl));
    } finally {
      setIsBusy(false);
    }
  };
  return { download, isBusy };
}
