import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

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
});

export interface FileDropZoneProps {
  hint: string;
  buttonLabel: string;
  /** Label of the file field. */
  label: string;
  /** File types offered when selecting, as in the `accept` attribute. */
  accept?: string;
  /** Whether several files can be selected at once. Any number can be dropped. */
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Notes on limits and formats. */
  children?: ReactNode;
}

/** A drop target for files, with a button as an alternative to dragging. */
export function FileDropZone(props: FileDropZoneProps) {
  const { hint, buttonLabel, label, accept, isMultiple = false, onFiles, children } = props;
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
      <p className={styles.hint}>{hint}</p>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows selecting the same file again after fixing it.
          target.value = '';
        }}
      />
      {children}
    </div>
  );
}
