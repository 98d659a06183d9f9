import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useFieldRows } from '#ui/form/useFieldRows';
import { focusField } from '../issues/fieldLocation';
import { FieldSlot } from '../issues/FieldSlot';
import { formMessages as messages } from '../formMessages';
import { RowField } from './RowField';
import { removeRow } from '../removeRow';
import { useFormStyles } from '../useFormStyles';
import { useProductForm } from '../useProductForm';

export interface PairsFieldProps {
  name: 'attributes' | `variants.${number}.${'options' | 'attributes'}`;
  addLabel: string;
  /** Shown if there are no values. */
  emptyText: string;
  /** Paths of fields that are shown elsewhere, with their issues. */
  elsewhere?: readonly string[];
  /** Returns the label of a stored row whose name is known, which is shown instead of a field for the name. */
  getName?: (name: string) => string | undefined;
  /** Returns the control for the value of such a row. */
  renderValue?: (name: string, index: number, label: string) => ReactNode;
  /** Returns more buttons, which append a row with a name. */
  renderActions?: (append: (name: string) => void) => ReactNode;
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
  },
  remove: { gridColumn: 3 },
  known: { alignSelf: 'center', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
});

/** Named values: the attributes of a product or a variant, or the options of a variant. */
export function PairsField(props: PairsFieldProps) {
  const { name, addLabel, emptyText, elsewhere = [], getName, renderValue, renderActions } = props;
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control, getValues } = useProductForm();
  const isShown = (index: number) => !elsewhere.includes(`${name}.${index}.value`);
  const { fields, append, remove } = useFieldRows({ control, name });
  const add = (row: { name: string; value: string }, field: 'name' | 'value') => {
    // The row must be there to receive the focus.
    flushSync(() => append(row, { shouldFocus: false }));
    focusField(`${name}.${fields.length}.${field}`);
  };
  return (
    <FieldSlot field={name} isWhole except={elsewhere}>
      {!fields.some((_, index) => isShown(index)) ? (
        <p className={form.note}>{emptyText}</p>
      ) : (
        <div className={form.rows}>
          <div className={mergeClasses(styles.row, form.rowHead)} aria-hidden="true">
            <span>{formatMessage(messages.pairName)}</span>
            <span>{formatMessage(messages.pairValue)}</span>
          </div>
          {fields.map(({ key, name: stored }, index) => {
            if (!isShown(index)) return null;
            const known = getName?.(stored);
            return (
              <div key={key} className={styles.row} id={`${name}.${index}`}>
                {known === undefined ? (
                  <RowField
                    name={`${name}.${index}.name`}
                    label={formatMessage(messages.pairNameOf, { number: index + 1 })}
                  />
                ) : (
                  <bdi className={styles.known} title={stored}>
                    {known}
                  </bdi>
                )}
                {(known !== undefined && renderValue?.(stored, index, known)) || (
                  <RowField
                    name={`${name}.${index}.value`}
                    label={formatMessage(messages.pairValueOf, { number: index + 1 })}
                  />
                )}
                <Button
                  className={styles.remove}
                  appearance="subtle"
                  icon={<Dismiss16Regular />}
                  aria-label={formatMessage(messages.removePair, {
                    name: known ?? (getValues(`${name}.${index}.name`) || index + 1),
                  })}
                  onClick={() => removeRow(name, index, fields.length, remove)}
                />
              </div>
            );
          })}
        </div>
      )}
      <div className={styles.actions}>
        {renderActions?.((added) => add({ name: added, value: '' }, 'value'))}
        <Button
          className={form.add}
          size="small"
          icon={<Add16Regular />}
          onClick={() => add({ name: '', value: '' }, 'name')}
        >
          {addLabel}
        </Button>
      </div>
    </FieldSlot>
  );
}
