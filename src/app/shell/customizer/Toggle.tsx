import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: '8px', alignItems: 'start' },
  checkbox: {
    width: '16px',
    height: '16px',
    margin: '2px',
    cursor: 'pointer',
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  label: { ...typographyStyles.body1, cursor: 'pointer' },
  hint: { ...typographyStyles.caption1, gridColumnStart: 2, margin: 0, color: tokens.colorNeutralForeground3 },
});

export interface ToggleProps {
  label: string;
  /** Shown below the label. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch for a preference that is on or off. */
export function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const styles = useStyles();
  const id = useId();
  const hintId = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.checkbox}
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
