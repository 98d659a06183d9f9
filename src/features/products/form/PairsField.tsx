import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldSlot } from '../issues/FieldSlot';
import { formMessages as messages } from './formMessages';
import { RowField } from './RowField';
import { useFormStyles } from './useFormStyles';
import { useProductForm } from './useProductForm';

/** Props of `PairsField`. */
export interface PairsFieldProps {
  name: 'attributes' | `variants.${number}.options`;
  addLabel: string;
  /** Shown if there are no values. */
  emptyText: string;
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
  },
});

/** Named values: the attributes of a product or the options of a variant. */
export function PairsField({ name, addLabel, emptyText }: PairsFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control, getValues } = useProductForm();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  return (
    <FieldSlot field={name} isWhole>
      {fields.length === 0 ? (
        <p className={form.note}>{emptyText}</p>
      ) : (
        <div className={form.rows}>
          <div className={mergeClasses(styles.row, form.rowHead)} aria-hidden="true">
            <span>{formatMessage(messages.pairName)}</span>
            <span>{formatMessage(messages.pairValue)}</span>
          </div>
          {fields.map(({ key }, index) => (
            <div key={key} className={styles.row} id={`${name}.${index}`}>
              <RowField
                name={`${name}.${index}.name`}
                label={formatMessage(messages.pairNameOf, { number: index + 1 })}
              />
              <RowField
                name={`${name}.${index}.value`}
                label={formatMessage(messages.pairValueOf, { number: index + 1 })}
              />
              <Button
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={formatMessage(messages.removePair, {
                  name: getValues(`${name}.${index}.name`) || index + 1,
                })}
                onClick={() => remove(index)}
              />
            </div>
          ))}
        </div>
      )}
      <Button
        className={form.add}
        size="small"
        icon={<Add16Regular />}
        onClick={() => append({ name: '', value: '' }, { focusName: `${name}.${fields.length}.name` })}
      >
        {addLabel}
      </Button>
    </FieldSlot>
  );
}
