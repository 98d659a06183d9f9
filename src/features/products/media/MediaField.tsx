import { makeStyles, tokens } from '@fluentui/react-components';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldSlot } from '../issues/FieldSlot';
import { MediaCard } from './MediaCard';
import { mediaMessages as messages } from './mediaMessages';
import { PictureAdd } from './PictureAdd';
import { useFormStyles } from '../form/useFormStyles';
import { useProductForm } from '../form/useProductForm';

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

/** Props of `MediaField`. */
export interface MediaFieldProps {
  name: 'media' | `variants.${number}.media`;
}

/** The images of a product or variant in display order. */
export function MediaField({ name }: MediaFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  return (
    <FieldSlot field={name}>
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
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <PictureAdd onAdd={(picture) => append(picture, { shouldFocus: false })} />
    </FieldSlot>
  );
}
