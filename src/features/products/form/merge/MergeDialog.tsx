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
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '#entities/definition/CodeNamesProvider';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import type { Choice } from './conflictChoices';
import { MergeField } from './MergeField';
import { mergeMessages as messages } from '../../core/messages/mergeMessages';
import type { Merge } from '../save/useProductSave';

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

export interface MergeDialogProps {
  isOpen: boolean;
  merge: Merge;
  onResolve: (choices: Readonly<Record<string, Choice>>) => Promise<void>;
  onCancel: () => void;
}

/** Lets the user select their own or the stored value for each conflicting field. */
export function MergeDialog({ isOpen, merge, onResolve, onCancel }: MergeDialogProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { conflicts, user } = merge;
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [former, setFormer] = useState(merge);
  // Earlier selections were made between other values.
  if (former !== merge) {
    setFormer(merge);
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
            <p className={styles.text}>{formatMessage(messages.text, { user, count: conflicts.length })}</p>
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
            <CodeNamesProvider>
              <div className={styles.fields}>
                {conflicts.map((conflict) => (
                  <MergeField
                    key={conflict.field}
                    conflict={conflict}
                    choice={choices[conflict.field] ?? null}
                    onChoose={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
                  />
                ))}
              </div>
            </CodeNamesProvider>
          </DialogContent>
          <DialogButtons>
            <Button disabled={isBusy} onClick={onCancel}>
              {formatMessage(messages.back)}
            </Button>
            <Button appearance="primary" disabledFocusable={!isComplete || isBusy} onClick={() => void resolve()}>
              {formatMessage(messages.save)}
            </Button>
          </DialogButtons>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
