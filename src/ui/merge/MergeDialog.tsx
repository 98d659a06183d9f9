import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DialogButtons } from '../dialog/DialogButtons';
import { mergeMessages as messages } from './mergeMessages';

const useStyles = makeStyles({
  surface: { maxWidth: '880px', width: '100%' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
  text: { margin: 0 },
  all: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  fields: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
});

/** Whose value of a field to keep. */
export type Choice = 'mine' | 'theirs';

/** The choices by the path of the field. */
export type Choices = Readonly<Record<string, Choice>>;

export interface MergeDialogProps {
  isOpen: boolean;
  /** Says who saved what. */
  text: string;
  saveLabel: string;
  /** The conflicts. Others discard the choices, which were made between other values. */
  conflicts: readonly { field: string }[];
  onResolve: (choices: Choices) => Promise<void>;
  onCancel: () => void;
  /** A `MergeField` for each conflict. */
  children: (choices: Choices, choose: (field: string, choice: Choice) => void) => ReactNode;
}

/** Lets the user select their own or the stored value for each conflicting field. */
export function MergeDialog(props: MergeDialogProps) {
  const { isOpen, text, saveLabel, conflicts, onResolve, onCancel, children } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [choices, setChoices] = useState<Choices>({});
  const [isBusy, setIsBusy] = useState(false);
  const [former, setFormer] = useState(conflicts);
  if (former !== conflicts) {
    setFormer(conflicts);
    setChoices({});
  }
  const isComplete = conflicts.every(({ field }) => choices[field] !== undefined);
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, choice])));

  const resolve = async () => {
    setIsBusy(true);
    await onResolve(choices);
    setIsBusy(false);
  };

  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && onCancel()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{formatMessage(messages.title)}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{text}</p>
            {conflicts.length > 1 && (
              <div className={styles.all}>
                <Button size="small" onClick={() => chooseAll('theirs')}>
                  {formatMessage(messages.allTheirs)}
                </Button>
                <Button size="small" onClick={() => chooseAll('mine')}>
                  {formatMessage(messages.allMine)}
                </Button>
              </div>
            )}
            <div className={styles.fields}>
              {children(choices, (field, choice) => setChoices({ ...choices, [field]: choice }))}
            </div>
          </DialogContent>
          <DialogButtons>
            <Button disabled={isBusy} onClick={onCancel}>
              {formatMessage(messages.back)}
            </Button>
            <Button appearance="primary" disabledFocusable={!isComplete || isBusy} onClick={() => void resolve()}>
              {saveLabel}
            </Button>
          </DialogButtons>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
