import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from './MergeDialog';
import { mergeMessages as messages } from './mergeMessages';

const useStyles = makeStyles({
  field: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: tokens.spacingVerticalXS },
  values: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  value: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  choosable: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  name: {
    ...typographyStyles.caption1Strong,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  radio: { margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  lines: {
    ...typographyStyles.body1,
    maxHeight: '160px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  empty: { color: tokens.colorNeutralForeground3 },
});

function Lines({ lines, emptyLabel }: { lines: readonly string[]; emptyLabel: string }) {
  const styles = useStyles();
  return lines.length === 0 ? (
    <span className={mergeClasses(styles.lines, styles.empty)}>{emptyLabel}</span>
  ) : (
    <span className={styles.lines}>{lines.join('\n')}</span>
  );
}

export interface MergeFieldProps {
  /** The field in words. */
  label: string;
  /** Its values, line by line; empty for none. */
  lines: Readonly<Record<Choice | 'base', readonly string[]>>;
  /** What is shown for a value that is empty. */
  emptyLabel: string;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** A conflicting field with its original, stored, and edited value. */
export function MergeField({ label, lines, emptyLabel, choice, onChoose }: MergeFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const group = useId();
  const sides: readonly Choice[] = ['theirs', 'mine'];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.values}>
        <div className={styles.value}>
          <span className={styles.name}>{formatMessage(messages.base)}</span>
          <Lines lines={lines.base} emptyLabel={emptyLabel} />
        </div>
        {sides.map((side) => (
          <label key={side} className={mergeClasses(styles.value, styles.choosable, choice === side && styles.chosen)}>
            <span className={styles.name}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {formatMessage(messages[side])}
            </span>
            <Lines lines={lines[side]} emptyLabel={emptyLabel} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
