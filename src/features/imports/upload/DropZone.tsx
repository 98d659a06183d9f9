import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { color: tokens.colorBrandForeground1 },
  hint: { ...typographyStyles.subtitle2, margin: 0 },
  text: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    maxWidth: '64ch',
    textWrap: 'balance',
  },
});

const accepted = '.csv,.tsv,.tab,.txt,.xlsx,.json,.ndjson,.jsonl,.xml,.rss';

/** A drop target for files, with a button as an alternative to dragging. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={mergeClasses(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ArrowUpload24Regular aria-hidden="true" className={styles.icon} />
      <p className={styles.hint}>{formatMessage(messages.uploadHint)}</p>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {formatMessage(messages.chooseFile)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={formatMessage(messages.fileField)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows selecting the same file again after fixing it.
          target.value = '';
        }}
      />
      <p className={styles.text}>{formatMessage(messages.uploadLimits)}</p>
      <p className={styles.text}>{formatMessage(messages.uploadSystems)}</p>
    </div>
  );
}
