import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useIntl } from 'react-intl';
import type { EmbeddedGateway } from '#graphql/backEnd';
import { useOpenTitle } from '#routing/pageNames';
import { useDownload } from '#ui/control/useDownload';
import { dangerButton } from '#ui/dialog/dangerButton';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import { useModalSupport } from '#ui/dialog/useModalSupport';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { returnFocus } from '#ui/state/returnFocus';
import { messages } from './messages';
import { OpenBackup } from './OpenBackup';
import { useOpenBackup } from './useOpenBackup';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  part: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: tokens.spacingVerticalM },
  text: { ...typographyStyles.body1, margin: 0 },
  progress: { alignSelf: 'stretch' },
  danger: dangerButton,
});

export interface BackupDialogProps {
  /** The gateway in this browser, whose workspace a backup can replace; null with a server. */
  gateway: EmbeddedGateway | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Downloads a backup of the workspace. */
function DownloadBackup({ moveText }: { moveText: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { download, isBusy } = useDownload();
  const save = () => download('/backup', `catalog-manager-${new Date().toISOString().slice(0, 10)}.zip`);
  return (
    <div className={styles.part}>
      <p className={styles.text}>{formatMessage(messages.text)}</p>
      <p className={styles.text}>{moveText}</p>
      <Button icon={<ArrowDownload20Regular />} disabledFocusable={isBusy} onClick={() => void save()}>
        {formatMessage(messages.download)}
      </Button>
      {isBusy && (
        <div className={styles.progress}>
          <LabeledProgress
            label={formatMessage(messages.downloading)}
            share={undefined}
            text={formatMessage(messages.downloading)}
          />
        </div>
      )}
    </div>
  );
}

/** The parts of the dialog for the workspace of this browser, which a backup can replace. */
function BrowserBackup({ gateway, onClose }: { gateway: EmbeddedGateway; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const backup = useOpenBackup(gateway);
  const { opened } = backup;
  const isFound = opened.kind === 'found';
  return (
    <DialogBody ref={returnFocus}>
      <DialogTitle>{formatMessage(isFound ? messages.replaceTitle : messages.title)}</DialogTitle>
      <DialogContent className={styles.content}>
        {!isFound && <DownloadBackup moveText={formatMessage(messages.moveText)} />}
        <OpenBackup {...backup} />
      </DialogContent>
      <DialogButtons>
        <Button disabled={opened.kind === 'running' && opened.isReplacing} onClick={isFound ? backup.cancel : onClose}>
          {formatMessage(isFound ? messages.cancel : messages.close)}
        </Button>
        {isFound && (
          <Button appearance="primary" className={styles.danger} onClick={() => backup.replace(opened.file)}>
            {formatMessage(messages.replace)}
          </Button>
        )}
      </DialogButtons>
    </DialogBody>
  );
}

/** Downloads a backup of the workspace, and in a browser without a server replaces the workspace by one. */
export function BackupDialog({ gateway, isOpen, onClose }: BackupDialogProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const title = formatMessage(messages.title);
  useModalSupport();
  useOpenTitle(isOpen ? title : null);
  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        {gateway ? (
          <BrowserBackup gateway={gateway} onClose={onClose} />
        ) : (
          <DialogBody ref={returnFocus}>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              <DownloadBackup moveText={formatMessage(messages.restoreText)} />
            </DialogContent>
            <DialogButtons>
              <Button onClick={onClose}>{formatMessage(messages.close)}</Button>
            </DialogButtons>
          </DialogBody>
        )}
      </DialogSurface>
    </Dialog>
  );
}
