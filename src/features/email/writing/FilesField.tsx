import { Button, makeStyles, Tag, tokens } from '@fluentui/react-components';
import { Attach20Regular } from '@fluentui/react-icons/svg/attach';
import { useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Uploads } from '#graphql/useUploads';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';
import type { EmailValues } from './emailValues';
import { useWriterStyles } from './useWriterStyles';
import { writeMessages } from './writeMessages';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS },
  files: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export interface FilesFieldProps {
  control: Control<EmailValues>;
  upload: Uploads;
}

/** The attachments of an email being written. */
export function FilesField({ control, upload: { current, faults, upload } }: FilesFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const writer = useWriterStyles();
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control, name: 'attachments' });
  const files = field.value;
  const label = formatMessage(writeMessages.attach);
  return (
    <div className={styles.root}>
      <div className={styles.files}>
        <Button
          ref={buttonRef}
          appearance="subtle"
          size="small"
          icon={<Attach20Regular />}
          disabledFocusable={current !== null}
          onClick={() => inputRef.current?.click()}
        >
          {label}
        </Button>
        <input
          ref={inputRef}
          type="file"
          hidden
          multiple
          aria-label={label}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            // Allows the same file to be selected again.
            target.value = '';
          }}
        />
        {files.map((file, place) => (
          <Tag
            key={`${place} ${file.fileName}`}
            size="small"
            className={writer.tag}
            dismissible
            dismissIcon={{ 'aria-label': formatMessage(writeMessages.remove, { name: file.fileName }) }}
            onClick={() => {
              // The removed tag would lose the focus.
              buttonRef.current?.focus();
              field.onChange(files.filter((each) => each !== file));
            }}
          >
            {file.fileName}
          </Tag>
        ))}
      </div>
      {current && (
        <LabeledProgress
          label={formatMessage(writeMessages.uploading, { name: current.name })}
          text={formatMessage(writeMessages.uploading, { name: current.name })}
          share={current.share}
        />
      )}
      {[...faults, ...(fieldState.error?.message ? [fieldState.error.message] : [])].map((fault, place) => (
        <Notice key={place} tone="danger">
          {fault}
        </Notice>
      ))}
    </div>
  );
}
