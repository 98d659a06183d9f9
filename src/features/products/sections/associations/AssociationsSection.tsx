import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useFieldRows } from '#ui/form/useFieldRows';
import { Panel } from '#ui/layout/Panel';
import { nameMessages } from '#ui/nameMessages';
import { useFormStyles } from '../../core/useFormStyles';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { removeRow } from '../../core/removeRow';
import { associationMessages as messages } from './associationMessages';
import { AssociationPicker } from './AssociationPicker';
import { AssociationRow } from './AssociationRow';

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });

/** The products that the product is associated with, in their order. */
export function AssociationsSection() {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const isReadOnly = useIsReadOnly();
  const { fields, append, remove, move } = useFieldRows({ control, name: 'associations' });
  return (
    <Panel heading={formatMessage(messages.associations)}>
      <FieldSlot field="associations">
        <div className={form.fields}>
          {fields.length === 0 ? (
            <p className={form.note}>{formatMessage(isReadOnly ? nameMessages.none : messages.empty)}</p>
          ) : (
            <ul className={mergeClasses(form.rows, styles.list)} aria-label={formatMessage(messages.associations)}>
              {fields.map(({ key }, index) => (
                <AssociationRow
                  key={key}
                  index={index}
                  isLast={index === fields.length - 1}
                  onMove={(to) => move(index, to)}
                  onRemove={() => removeRow('associations', index, fields.length, remove)}
                />
              ))}
            </ul>
          )}
          {!isReadOnly && (
            <AssociationPicker
              onPick={({ sku, name }) =>
                append({ type: 'RELATED', sku, name: name || sku, quantity: '' }, { shouldFocus: false })
              }
            />
          )}
        </div>
      </FieldSlot>
    </Panel>
  );
}
