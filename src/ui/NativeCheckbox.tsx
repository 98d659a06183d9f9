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

/** Props of `NativeCheckbox`. */
export interface NativeCheckboxProps {
  label: string;
  /** `mixed` where some of what it stands for is checked. */
  isChecked: boolean | 'mixed';
  onChange(isChecked: boolean): void;
}

/** The browser's own checkbox in the brand's colour, for the many of a table; forms take Fluent's. */
export function NativeCheckbox({ label, isChecked, onChange }: NativeCheckboxProps) {
  const styles = useStyles();
  const ref = useRef<HTMLInputElement>(null);
  const isMixed = isChecked === 'mixed';
  useEffect(() => {
    // HTML has no attribute for it.
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={ref}
      type="checkbox"
      className={styles.checkbox}
      aria-label={label}
      checked={isChecked === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
