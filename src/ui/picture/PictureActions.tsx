import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { pictureTypes } from '#graphql/pictureChecks';
import { pictureMessages } from '#graphql/pictureMessages';
import type { Uploads } from '#graphql/useUploads';
import { LabeledProgress } from '../state/LabeledProgress';
import { Notice } from '../state/Notice';

const useStyles = makeStyles({ line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

export interface PictureActionsProps {
  /** From `usePictureUpload` or `useUploads`. */
  uploads: Uploads;
  canUpload: boolean;
  hasPicture: boolean;
  onRemove: () => void;
}

/** Buttons to upload an image, with its progress and errors, or to remove it. */
export function PictureActions({ uploads, canUpload, hasPicture, onRemove }: PictureActionsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const fileInput = useRef<HTMLInputElement>(null);
  const { current, faults, upload } = uploads;
  const uploading = current && formatMessage(pictureMessages.uploading, { name: current.name });
  return (
    <>
      <div className={styles.line}>
        {canUpload && (
          <>
            <Button
              icon={<ArrowUpload20Regular />}
              disabledFocusable={current !== null}
              onClick={() => fileInput.current?.click()}
            >
              {formatMessage(pictureMessages.upload)}
            </Button>
            <input
              ref={fileInput}
              type="file"
              hidden
              accept={pictureTypes.join(',')}
              aria-label={formatMessage(pictureMessages.upload)}
              onChange={({ target }) => {
                void upload([...(target.files ?? [])]);
                // Allows the same file to be selected again.
                target.value = '';
              }}
            />
          </>
        )}
        <Button disabledFocusable={!hasPicture} onClick={onRemove}>
          {formatMessage(pictureMessages.remove)}
        </Button>
      </div>
      {current && uploading && <LabeledProgress label={uploading} text={uploading} share={current.share} />}
      {faults.map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
    </>
  );
}
