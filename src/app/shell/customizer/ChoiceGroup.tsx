import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: tokens.spacingVerticalS },
  choices: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
  three: { gridTemplateColumns: '1fr 1fr 1fr' },
  swatches: { gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))' },
  choice: {
    ...typographyStyles.caption1,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: '4px',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: '5px 4px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorBrandForeground1,
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    // Shadows are not drawn in forced-colors mode.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  // The browser’s own radio button, invisible and stretched over the whole card.
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});

/** One of the options. */
interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Shown above the label. */
  picture?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the options are narrow, for color swatches. */
  hasSwatches?: boolean;
}

/** Radio buttons shown as cards that depict their values. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value: chosen, onChange, hasSwatches = false } = props;
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={mergeClasses(styles.choices, choices.length === 3 && styles.three, hasSwatches && styles.swatches)}
      >
        {choices.map(({ value, label, picture }) => (
          <label key={value} className={mergeClasses(styles.choice, value === chosen && styles.chosen)}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
