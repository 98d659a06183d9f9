import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Placeholder } from '../state/Placeholder';
import { textStart } from '../layout/textAlign';

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
  // The line is inside the border, so the figures keep their size.
  pressed: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-3px' },
  },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  value: {
    ...typographyStyles.subtitle1,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    // An amount fits into half of the narrowest window.
    '@media (max-width: 359.98px)': typographyStyles.subtitle2,
  },
  // The first of the danger colors is too dark for text on a dark card.
  danger: { color: tokens.colorStatusDangerForeground3 },
});

/** One of the figures. */
interface StatFilterItem<Value extends string> {
  /** null means no filter. */
  value: Value | null;
  label: string;
  /** A number or an amount; null while unknown. */
  figure: ReactNode;
  /** An additional note; null while unknown, absent if there is none. */
  note?: ReactNode;
  /** Whether to highlight the figure. */
  isDanger?: boolean;
}

export interface StatFilterProps<Value extends string> {
  /** What is counted, for screen readers. */
  label: string;
  figures: readonly StatFilterItem<Value>[];
  /** The selected figure; undefined if the list is filtered by something else. */
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
}

/** Counts by kind. Selecting a number filters the list below. */
export function StatFilter<Value extends string>({ label, figures, value, onChange }: StatFilterProps<Value>) {
  const { formatNumber } = useIntl();
  const shown = (value: ReactNode) => (typeof value === 'number' ? formatNumber(value) : value);
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
            <span className={mergeClasses(styles.value, figure.isDanger && styles.danger)}>
              {shown(figure.figure) ?? <Placeholder width="3ch" height="0.8em" isInline />}
            </span>
            {figure.note !== undefined && (
              <>
                {' '}
                <span className={styles.label}>
                  {figure.note ?? <Placeholder width="8ch" height="0.8em" isInline />}
                </span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
