import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

const useStyles = makeStyles({
  checkbox: {
    width: '16px',
    height: '16px',
    margin: '8px',
    verticalAlign: 'middle',
    cursor: 'pointer',
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

export interface NativeCheckboxProps {
  label: string;
  /** `mixed` if only some of the items are checked. */
  isChecked: boolean | 'mixed';
  onChange: (isChecked: boolean) => void;
  /** -1 if it is not reached with Tab, but with the arrow keys of a grid. */
  tabIndex?: number | undefined;
}

/** The browser’s own checkbox in the brand color, for the many checkboxes of a table. Forms use the Fluent one. */
export function NativeCheckbox({ label, isChecked, onChange, tabIndex }: NativeCheckboxProps) {
  const styles = useStyles();
  const ref = useRef<HTMLInputElement>(null);
  const isMixed = isChecked === 'mixed';
  useEffect(() => {
    // HTML has no attribute for the indeterminate state.
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={ref}
      type="checkbox"
      className={styles.checkbox}
      tabIndex={tabIndex}
      aria-label={label}
      checked={isChecked === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
