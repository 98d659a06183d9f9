import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '../../graphql/backEnd';
import { messageOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import { tabMessages as messages } from './tabMessages';

const useStyles = makeStyles({ button: { whiteSpace: 'nowrap' } });

/** Saves a file of a job under its name; the words may say more of it. A toast says when it cannot be had. */
export function JobFileDownload({ file, children }: { file: { name: string; url: string }; children?: string }) {
  const intl = useIntl();
  const styles = useStyles();
  const files = useFiles();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { name, url } = file;
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
    <Button
      className={styles.button}
      icon={<ArrowDownload20Regular />}
      aria-label={children ?? intl.formatMessage(messages.download, { name })}
      disabledFocusable={isBusy}
      onClick={() => void download()}
    >
      {children ?? intl.formatMessage(messages.downloadShort)}
    </Button>
  );
}
