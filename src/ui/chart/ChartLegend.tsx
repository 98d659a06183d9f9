import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { messages } from './messages';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
  },
  entry: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  hidden: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  swatch: {
    width: '12px',
    height: '12px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusSmall,
    forcedColorAdjust: 'none',
  },
});

export interface ChartLegendProps {
  label: string;
  names: readonly string[];
  colors: readonly string[];
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
}

/** The names and colors of a chart. Each is a button that hides and shows its part of the chart. */
export function ChartLegend({ label, names, colors, hidden, onToggle }: ChartLegendProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <div role="group" aria-label={formatMessage(messages.legend, { label })} className={styles.list}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={!hidden.has(name)}
          className={mergeClasses(styles.entry, hidden.has(name) && styles.hidden)}
          onClick={() => onToggle(name)}
        >
          <span className={styles.swatch} style={{ backgroundColor: colors[at % colors.length] }} />
          {name}
        </button>
      ))}
    </div>
  );
}
