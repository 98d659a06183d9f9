import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { takeHeldFiles } from '#entities/catalog/heldFiles';
import { getErrorMessage } from '#graphql/errors';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';
import { restoreFocus } from '#ui/state/returnFocus';
import { Panel } from '#ui/layout/Panel';
import { DropZone } from './DropZone';
import { fileSize } from '#lib/fileSize';
import { messages } from '../messages';
import { useUpload } from './useUpload';

const useStyles = makeStyles({
  sending: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  cancel: { alignSelf: 'flex-start' },
  name: { margin: 0, overflowWrap: 'anywhere' },
});

export interface UploadStepProps {
  /** Why the previous file could not be read; null if there was none. */
  refusal: string | null;
  /** Key of files that are uploaded at once, see `holdFiles`. */
  held?: string;
  /** Called with the file ID when the upload is complete. */
  onDone: (fileId: string) => void;
}

/** The first step: uploads one file to the server. */
export function UploadStep({ refusal, held = '', onDone }: UploadStepProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { upload, send, cancel } = useUpload(onDone);
  const { kind } = upload;
  useEffect(() => send(takeHeldFiles(held)), [held, send]);
  // The button that starts, cancels, or resumes an upload disappears.
  useEffect(() => {
    if (kind !== 'idle') restoreFocus();
  }, [kind]);
  const problem = () => {
    switch (upload.kind) {
      case 'tooMany':
        return formatMessage(messages.oneFile, { count: upload.count });
      case 'failed':
        return formatMessage(upload.share > 0 ? messages.uploadStopped : messages.uploadFailed, {
          name: upload.name,
          share: upload.share,
          reason: getErrorMessage(upload.error, intl),
        });
      case 'idle':
        return refusal === null ? null : formatMessage(messages.unreadable, { reason: refusal });
      default:
        return null;
    }
  };
  const problemText = problem();
  return (
    <Panel heading={formatMessage(messages.uploadHeading)}>
      {problemText !== null && (
        <Notice
          tone="danger"
          actions={
            upload.kind === 'failed' &&
            upload.resume && <Button onClick={upload.resume}>{formatMessage(messages.resumeUpload)}</Button>
          }
        >
          {problemText}
        </Notice>
      )}
      {upload.kind === 'canceled' && (
        <Notice tone="info">{formatMessage(messages.canceled, { name: upload.name })}</Notice>
      )}
      {upload.kind === 'sending' ? (
        <div className={styles.sending}>
          <p className={styles.name}>{formatMessage(messages.uploading, { name: upload.name })}</p>
          <LabeledProgress
            label={formatMessage(messages.uploading, { name: upload.name })}
            share={upload.share}
            tone={upload.isWaiting ? 'warning' : 'brand'}
            text={formatMessage(upload.isWaiting ? messages.uploadWaiting : messages.uploaded, {
              sent: fileSize(upload.share * upload.size, intl),
              size: fileSize(upload.size, intl),
              share: upload.share,
            })}
          />
          <Button className={styles.cancel} onClick={cancel}>
            {formatMessage(messages.cancelUpload)}
          </Button>
        </div>
      ) : (
        <DropZone onFiles={send} />
      )}
    </Panel>
  );
}
