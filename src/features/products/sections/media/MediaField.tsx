import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFieldRows } from '#ui/form/useFieldRows';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { MediaCard } from './MediaCard';
import { mediaMessages as messages } from '../../core/messages/mediaMessages';
import { PictureAdd } from './PictureAdd';
import { useFormStyles } from '../../core/useFormStyles';
import { useMediaDrag } from './useMediaDrag';
import { useIsReadOnly } from '../../core/readOnly';
import { removeRow } from '../../core/removeRow';
import { useProductForm } from '../../core/useProductForm';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

export interface MediaFieldProps {
  name: 'media' | `variants.${number}.media`;
}

/** The images of a product or variant in display order, which buttons and dragging change. */
export function MediaField({ name }: MediaFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const isReadOnly = useIsReadOnly();
  const { fields, append, remove, move } = useFieldRows({ control, name });
  const [moved, setMoved] = useState<number | null>(null);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setMoved(to);
  };
  const getDrag = useMediaDrag(moveTo);
  return (
    <FieldSlot field={name}>
      <VisuallyHidden role="status">
        {moved !== null && formatMessage(messages.moved, { place: moved + 1, count: fields.length })}
      </VisuallyHidden>
      {fields.length === 0 ? (
        <p className={form.note}>{formatMessage(messages.empty)}</p>
      ) : (
        <ul className={styles.grid}>
          {fields.map(({ key }, index) => (
            <MediaCard
              key={key}
              name={`${name}.${index}`}
              place={index}
              isLast={index === fields.length - 1}
              drag={getDrag(index)}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => {
                setMoved(null);
                removeRow(name, index, fields.length, remove);
              }}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && <PictureAdd onAdd={(picture) => append(picture, { shouldFocus: false })} />}
    </FieldSlot>
  );
}
