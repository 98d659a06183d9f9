import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { memo, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useDecimals } from '#ui/form/useDecimals';
import { statuses } from '#features/products/core/productStatuses';
import { messages as productMessages } from '#features/products/messages';
import { variantMessages } from '#features/products/core/messages/variantMessages';
import { CellEditor } from './CellEditor';
import { gridMessages as messages } from './gridMessages';
import { fieldId, getCellError, hasOption, readCell, type VariantField, type VariantRow } from './variantCells';
import { findCellBelow, useVariantGrid } from './variantGrid';

const useStyles = makeStyles({
  cell: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    width: '100%',
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    textAlign: 'inherit',
    fontVariantNumeric: 'inherit',
    cursor: 'text',
    // The first column of the table covers what is behind it.
    scrollMarginInlineStart: '240px',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  faulty: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
  icon: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  text: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface VariantCellProps {
  variant: VariantRow;
  field: VariantField;
  /** The header of the column. */
  header: string;
  /** Returns what the cell shows while it is not edited. */
  show: (variant: VariantRow, field: VariantField) => ReactNode;
}

/**
 * A cell of the variants table. A click, Enter, or F2 edits it, Enter moves on to the row below, and Escape restores
 * its value.
 */
export const VariantCell = memo(function VariantCell({ variant, field, header, show }: VariantCellProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const decimals = useDecimals(field.kind === 'price');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { active, errors, change } = useVariantGrid();
  const [isEdited, setIsEdited] = useState(false);
  const { index, sku } = variant;
  const id = `${index} ${fieldId(field)}`;
  const text = readCell(variant, field);
  const error = getCellError(errors[index], variant, field);
  const label = formatMessage(messages.cell, { field: header, sku: sku || index + 1 });
  const isReached = useSyncExternalStore(active.subscribe, () => active.get() === null || active.get() === id);

  useEffect(() => {
    // A row that was scrolled out of sight cannot be reached with Tab.
    return () => {
      if (active.get() === id) active.set(null);
    };
  }, [id, active]);

  if (isEdited) {
    const close = (key: 'Enter' | 'Escape' | null) => {
      flushSync(() => setIsEdited(false));
      const cell = buttonRef.current;
      if (key !== null && cell) (key === 'Enter' ? findCellBelow(cell) : cell).focus();
    };
    return (
      <CellEditor
        label={label}
        value={text}
        error={error}
        isNumber={field.kind === 'stock' || field.kind === 'price'}
        choices={
          field.kind === 'status'
            ? statuses.map((value) => ({ value, label: formatMessage(productMessages[value]) }))
            : undefined
        }
        onChange={(next) => change([index], field, next)}
        onClose={close}
      />
    );
  }
  const noValue =
    field.kind === 'option' && hasOption(variant, field.name)
      ? formatMessage(variantMessages.anyOf, { option: field.name })
      : formatMessage(field.kind === 'price' ? variantMessages.asProduct : messages.empty);
  const shown = field.kind === 'status' ? formatMessage(productMessages[variant.status]) : decimals.show(text);
  return (
    <button
      ref={buttonRef}
      type="button"
      className={mergeClasses(styles.cell, error !== undefined && styles.faulty)}
      tabIndex={isReached ? 0 : -1}
      aria-label={`${label}: ${shown || noValue}`}
      title={error}
      onFocus={() => active.set(id)}
      onClick={() => setIsEdited(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        setIsEdited(true);
      }}
    >
      {error !== undefined && <ErrorCircle16Filled className={styles.icon} />}
      <span className={styles.text}>{show(variant, field)}</span>
    </button>
  );
});
