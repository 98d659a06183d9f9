import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { pictureTypes } from '../../../graphql/pictureChecks';
import { pictureMessages } from '../../../graphql/pictureMessages';
import type { Uploads } from '../../../graphql/useUploads';
import { useSession } from '../../../session/sessionContext';
import { LabeledProgress } from '../../../ui/state/LabeledProgress';
import { Notice } from '../../../ui/state/Notice';
import { formMessages } from './formMessages';

const useStyles = makeStyles({ line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** Props of `UserPictureActions`. */
export interface UserPictureActionsProps {
  /** From `usePictureUpload`. */
  uploads: Uploads;
  hasPicture: boolean;
  onRemove: () => void;
}

/** Buttons to upload an image, with the required permission, or to remove it. */
export function UserPictureActions({ uploads, hasPicture, onRemove }: UserPictureActionsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const fileInput = useRef<HTMLInputElement>(null);
  const { current, faults, upload } = uploads;
  const uploading = current && formatMessage(pictureMessages.uploading, { name: current.name });
  return (
    <>
      <div className={styles.line}>
        {can('update', 'Product') && (
          <>
            <Button
              icon={<ArrowUpload20Regular />}
              disabledFocusable={current !== null}
              onClick={() => fileInput.current?.click()}
            >
              {formatMessage(formMessages.uploadAvatar)}
            </Button>
            <input
              ref={fileInput}
              type="file"
              hidden
              accept={pictureTypes.join(',')}
              aria-label={formatMessage(formMessages.uploadAvatar)}
              onChange={({ target }) => {
                void upload([...(target.files ?? [])]);
                // Allows the same file to be selected again.
                target.value = '';
              }}
            />
          </>
        )}
        <Button disabledFocusable={!hasPicture} onClick={onRemove}>
          {formatMessage(formMessages.removeAvatar)}
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
