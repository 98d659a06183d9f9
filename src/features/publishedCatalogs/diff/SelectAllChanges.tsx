import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { listMessages } from '#ui/table/listMessages';
import { diffMessages } from './diffMessages';

const useStyles = makeStyles({
  // Aligned with the checkboxes of the products.
  label: {
    ...typographyStyles.body1,
    display: 'inline-flex',
    alignItems: 'center',
    marginInlineStart: '-8px',
    cursor: 'pointer',
  },
  count: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface SelectAllChangesProps {
  /** Number of products on all pages, and of the selected ones. */
  total: number;
  count: number;
  onChange: (isSelected: boolean) => void;
}

/** Selects all products on every page or none, and shows how many are selected. */
export function SelectAllChanges({ total, count, onChange }: SelectAllChangesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const label = formatMessage(diffMessages.selectAll, { total });
  return (
    <>
      <label className={styles.label}>
        <NativeCheckbox label={label} isChecked={count === total || (count > 0 && 'mixed')} onChange={onChange} />
        {label}
      </label>
      <span role="status" className={styles.count}>
        {formatMessage(listMessages.selected, { count })}
      </span>
    </>
  );
}
