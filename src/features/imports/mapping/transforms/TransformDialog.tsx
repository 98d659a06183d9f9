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
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useModalSupport } from '#ui/dialog/useModalSupport';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import type { Transform } from '../../importDraft';
import { TransformItem } from './TransformItem';
import { transformMessages as messages } from './transformMessages';
import { newTransform, transformProblem } from './transforms';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  add: { alignSelf: 'flex-start' },
});

export interface TransformDialogProps {
  column: string;
  samples: readonly string[];
  transforms: readonly Transform[];
  /** All columns of the file. */
  columns: readonly string[];
  onSave: (transforms: Transform[]) => void;
  onClose: () => void;
}

/** Edits the transformations of a column: add, reorder and remove them. */
export function TransformDialog({ column, samples, columns, onSave, onClose, ...props }: TransformDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const styles = useStyles();
  useModalSupport();
  // Transforms have no IDs; these keys preserve their fields' state when they are reordered.
  const [items, setItems] = useState(() => props.transforms.map((transform, id) => ({ id, transform })));
  const [nextId, setNextId] = useState(items.length);
  const others = columns.filter((name) => name !== column);

  const add = () => {
    setItems([...items, { id: nextId, transform: newTransform('TRIM') }]);
    setNextId(nextId + 1);
  };
  const move = (place: number, by: -1 | 1) => {
    const next = items.filter((_, index) => index !== place);
    next.splice(place + by, 0, ...items.slice(place, place + 1));
    setItems(next);
  };
  return (
    <Dialog open onOpenChange={(_event, { type }) => type !== 'backdropClick' && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{formatMessage(messages.title, { column })}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{formatMessage(items.length > 0 ? messages.text : messages.none)}</p>
            {samples.length > 0 && (
              <p className={styles.text}>
                {formatMessage(messages.samples, { samples: formatList(samples, { type: 'unit' }) })}
              </p>
            )}
            {items.length > 0 && (
              <ol className={styles.list} aria-label={formatMessage(messages.list)}>
                {items.map(({ id, transform }, place) => (
                  <TransformItem
                    key={id}
                    transform={transform}
                    place={place + 1}
                    count={items.length}
                    columns={others}
                    onChange={(changed) =>
                      setItems(items.map((item) => (item.id === id ? { id, transform: changed } : item)))
                    }
                    onMove={(by) => move(place, by)}
                    onRemove={() => setItems(items.filter((item) => item.id !== id))}
                  />
                ))}
              </ol>
            )}
            <Button className={styles.add} icon={<Add20Regular />} onClick={add}>
              {formatMessage(messages.add)}
            </Button>
          </DialogContent>
          <DialogButtons>
            <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
            <Button
              appearance="primary"
              disabledFocusable={items.some(({ transform }) => transformProblem(transform) !== null)}
              onClick={() => {
                onSave(items.map(({ transform }) => transform));
                onClose();
              }}
            >
              {formatMessage(messages.done)}
            </Button>
          </DialogButtons>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
