import { Button, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useController, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { RowField } from '../../core/fields/RowField';
import { associationTypes } from '../../core/values/productValues';
import { useProductForm } from '../../core/useProductForm';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { associationMessages as messages } from './associationMessages';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 160px 72px auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'minmax(0, 1fr) 72px' },
  },
  names: { minWidth: 0, overflowWrap: 'anywhere', '@media (max-width: 599.98px)': { gridColumn: '1 / -1' } },
  sku: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  type: { minWidth: 0, '& select': { minWidth: 0 } },
  actions: { display: 'flex', '@media (max-width: 599.98px)': { gridColumn: '1 / -1', justifyContent: 'end' } },
});

export interface AssociationRowProps {
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A product that the product is associated with: its name, the type, and the quantity of a part. */
export function AssociationRow({ index, isLast, onMove, onRemove }: AssociationRowProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const path = `associations.${index}` as const;
  const [sku, known] = useWatch({ control, name: [`${path}.sku`, `${path}.name`] });
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name: `${path}.type` });
  const name = known || sku;
  return (
    <li>
      <FieldSlot field={path} isWhole>
        <div className={styles.row}>
          <span className={styles.names}>
            {known || formatMessage(messages.unknown)}
            <span className={styles.sku}>{sku}</span>
          </span>
          <Select
            ref={ref}
            className={styles.type}
            name={`${path}.type`}
            aria-label={formatMessage(messages.type, { name })}
            value={value}
            onChange={(_event, data) => onChange(data.value)}
            onBlur={onBlur}
          >
            {associationTypes.map((type) => (
              <option key={type} value={type}>
                {formatMessage(messages[type])}
              </option>
            ))}
          </Select>
          {value === 'PART_OF' ? (
            <RowField
              name={`${path}.quantity`}
              label={formatMessage(messages.quantityOf, { name })}
              placeholder="1"
              inputMode="numeric"
            />
          ) : (
            <span />
          )}
          <div className={styles.actions}>
            <Button
              appearance="subtle"
              icon={<ArrowUp16Regular />}
              aria-label={formatMessage(messages.up, { name })}
              disabledFocusable={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <Button
              appearance="subtle"
              icon={<ArrowDown16Regular />}
              aria-label={formatMessage(messages.down, { name })}
              disabledFocusable={isLast}
              onClick={() => onMove(index + 1)}
            />
            <Button
              appearance="subtle"
              icon={<Dismiss16Regular />}
              aria-label={formatMessage(messages.remove, { name })}
              onClick={onRemove}
            />
          </div>
        </div>
      </FieldSlot>
    </li>
  );
}
