import { Button } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useUploads } from '#graphql/useUploads';
import { fileSize } from '#lib/fileSize';
import { FileDropZone } from '#ui/control/FileDropZone';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';
import { useExampleFileOpenMutation } from './FileUpload.generated';
import { useFormStyles } from '../formStyles';
import { pictureMessages } from '#graphql/pictureMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  uploading: pictureMessages.uploading,
  remove: sharedMessages.remove,
  drop: { id: 'formExamples.upload.drop', defaultMessage: 'Drag files here or select them' },
  select: { id: 'formExamples.upload.select', defaultMessage: 'Select files' },
  files: { id: 'formExamples.upload.files', defaultMessage: 'Files to upload' },
  tooLarge: {
    id: 'formExamples.upload.tooLarge',
    defaultMessage: '{name} is larger than {size}. Select a smaller file.',
  },
});

const largest = 20 * 1024 * 1024;

/** Files sent to the server one after another, by drag and drop or with the button. */
export function FileUpload() {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const styles = useFormStyles();
  const [open] = useExampleFileOpenMutation();
  const [done, setDone] = useState<readonly { id: string; name: string; size: number }[]>([]);
  const { current, faults, upload } = useUploads({
    findFault: ({ name, size }) =>
      size > largest ? formatMessage(messages.tooLarge, { name, size: fileSize(largest, intl) }) : null,
    send: async ({ name, size, type }, sendBytes) => {
      const { data } = await open({ variables: { name, size, mediaType: type || null } });
      if (!data) return;
      const { id } = data.createFile.file;
      await sendBytes(id);
      setDone((former) => [...former, { id, name, size }]);
    },
  });
  return (
    <div className={styles.fields}>
      <FileDropZone
        hint={formatMessage(messages.drop)}
        buttonLabel={formatMessage(messages.select)}
        label={formatMessage(messages.files)}
        isMultiple
        onFiles={(files) => void upload(files)}
      />
      {current && (
        <LabeledProgress
          label={formatMessage(messages.uploading, { name: current.name })}
          share={current.share}
          text={`${current.name} · ${formatNumber(current.share, { style: 'percent' })}`}
        />
      )}
      {faults.map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
      {done.map(({ id, name, size }) => (
        <Notice
          key={id}
          tone="success"
          actions={
            <Button
              appearance="subtle"
              size="small"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(messages.remove, { name })}
              onClick={() => setDone((former) => former.filter((each) => each.id !== id))}
            />
          }
        >
          <bdi>{name}</bdi> · {fileSize(size, intl)}
        </Notice>
      ))}
    </div>
  );
}
