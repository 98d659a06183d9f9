import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...typographyStyles.body1, padding: 0, marginBlockEnd: tokens.spacingVerticalXS },
  name: { ...typographyStyles.body1Strong },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  choice: {
    ...typographyStyles.body1,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '36px',
    minHeight: '36px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':has(:checked)': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': { ':has(:checked)': { outline: '2px solid Highlight' } },
  },
  unavailable: {
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'line-through',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  swatch: { padding: '3px', borderRadius: tokens.borderRadiusCircular },
  color: {
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAlpha}`,
  },
  // The radio button stays in the label, so that the browser scrolls to it and shows its messages there.
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});

/** A value of an option of a product. */
interface OptionChoice {
  value: string;
  label: string;
  /** A CSS color or token; the choice is then a swatch. */
  color?: string;
  /** Whether it cannot be bought with the other options chosen. It can still be selected. */
  isUnavailable?: boolean;
}

export interface OptionPickerProps {
  /** For example, “Color”. */
  label: string;
  choices: readonly OptionChoice[];
  /** null if none is selected yet. */
  value: string | null;
  onChange: (value: string) => void;
}

/** The values of a product option as buttons or color swatches. Arrow keys move between them, as in any radio group. */
export function OptionPicker({ label, choices, value, onChange }: OptionPickerProps) {
  const styles = useStyles();
  const name = useId();
  // Forced colors leave no difference between the swatches.
  const hasSwatches = !useMediaQuery('(forced-colors: active)');
  const selected = choices.find((choice) => choice.value === value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className={styles.name}>{label}</span>
        {selected && (
          <span>
            {': '}
            {selected.label}
          </span>
        )}
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.color === undefined ? undefined : choice.label}
            className={mergeClasses(
              styles.choice,
              hasSwatches && choice.color !== undefined && styles.swatch,
              choice.isUnavailable && styles.unavailable,
            )}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {!hasSwatches || choice.color === undefined ? (
              choice.label
            ) : (
              <span className={styles.color} style={{ backgroundColor: choice.color }} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
