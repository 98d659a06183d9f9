import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { fieldLines, variantLines } from '#entities/product/fieldLines';
import { parseFieldPath, pathLabel } from '#entities/product/fieldPath';
import { useProvidedNames } from '#ui/codeNames';
import { emptyValue } from '#ui/emptyValue';
import type { Choice, Conflict } from './conflictChoices';
import { mergeMessages as messages } from '../../core/messages/mergeMessages';

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
  conflict: Conflict;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** A conflicting field with its original, stored, and edited value. */
export function MergeField({ conflict, choice, onChoose }: MergeFieldProps) {
  const intl = useIntl();
  const names = useProvidedNames();
  const { name } = parseFieldPath(conflict.field);
  const toLines = (value: unknown) =>
    name === null ? variantLines(value, intl, names) : fieldLines(name, value, intl, names);
  const styles = useStyles();
  const group = useId();
  const emptyLabel = emptyValue(conflict.field, intl);
  const sides: readonly Choice[] = ['theirs', 'mine'];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{pathLabel(conflict.field, intl, names)}</legend>
      <div className={styles.values}>
        <div className={styles.value}>
          <span className={styles.name}>{intl.formatMessage(messages.base)}</span>
          <Lines lines={toLines(conflict.base)} emptyLabel={emptyLabel} />
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
              {intl.formatMessage(messages[side])}
            </span>
            <Lines lines={toLines(conflict[side])} emptyLabel={emptyLabel} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
