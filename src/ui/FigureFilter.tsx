import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Placeholder } from './Placeholder';
import { textStart } from './textAlign';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 40%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    ...textStart,
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // A line inside the border: the figures keep their size.
  pressed: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-3px' },
  },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
});

/** Props of `FigureFilter`. */
export interface FigureFilterProps<Value extends string> {
  /** What is counted, for screen readers. */
  label: string;
  /** `value` null stands for no filter, `count` null for a number that is not known yet. */
  figures: readonly { value: Value | null; label: string; count: number | null }[];
  value: Value | null;
  onChange(value: Value | null): void;
}

/** How many things there are of each kind; pressing a number narrows the list below to them. */
export function FigureFilter<Value extends string>({ label, figures, value, onChange }: FigureFilterProps<Value>) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={styles.figures}>
      {figures.map((figure) => {
        const isPressed = figure.value === value;
        return (
          <button
            key={figure.value ?? ''}
            type="button"
            className={mergeClasses(styles.figure, isPressed && styles.pressed)}
            aria-pressed={isPressed}
            onClick={() => onChange(figure.value)}
          >
            <span className={styles.label}>{figure.label}</span>{' '}
            <span className={styles.value}>
              {figure.count === null ? <Placeholder width="3ch" height="0.8em" isInline /> : formatNumber(figure.count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
