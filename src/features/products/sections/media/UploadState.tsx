import { useIntl } from 'react-intl';
import { pictureMessages } from '#graphql/pictureMessages';
import type { Uploads } from '#graphql/useUploads';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';

/** The progress of an upload of images, and why files were rejected. */
export function UploadState({ current, faults }: Pick<Uploads, 'current' | 'faults'>) {
  const { formatMessage } = useIntl();
  const text = current && formatMessage(pictureMessages.uploading, { name: current.name });
  return (
    <>
      {current && <LabeledProgress label={text!} text={text!} share={current.share} />}
      {faults.map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
    </>
  );
}
