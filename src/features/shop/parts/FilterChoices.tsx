import {
  Checkbox,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FilterGroup } from './FilterGroup';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  // A long list of brands scrolls by itself.
  long: { maxHeight: '296px', overflowY: 'auto' },
  choice: { width: '100%', maxWidth: '100%', minWidth: 0 },
  label: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** One choice of a filter. */
interface FilterChoice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** How many products it finds; absent if unknown. */
  count?: number;
}

function ChoiceLabel({ label, count }: Pick<FilterChoice, 'label' | 'count'>) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <span className={styles.label}>
      <span className={styles.name}>{label}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{formatNumber(count)}</span>
        </>
      )}
    </span>
  );
}

export interface CheckboxFilterProps<Value extends string> {
  label: string;
  choices: readonly FilterChoice<Value>[];
  selected: readonly Value[];
  onChange: (selected: readonly Value[]) => void;
}

/** A filter for any of several values, with the number of products of each. */
export function CheckboxFilter<Value extends string>(props: CheckboxFilterProps<Value>) {
  const { label, choices, selected, onChange } = props;
  const styles = useStyles();
  return (
    <FilterGroup label={label}>
      <div className={mergeClasses(styles.choices, choices.length > 10 && styles.long)}>
        {choices.map(({ value, label: name, count }) => {
          const isChecked = selected.includes(value);
          return (
            <Checkbox
              key={value}
              className={styles.choice}
              label={{ children: <ChoiceLabel label={name} count={count} />, style: { flexGrow: 1, minWidth: 0 } }}
              checked={isChecked}
              onChange={() => onChange(isChecked ? selected.filter((each) => each !== value) : [...selected, value])}
            />
          );
        })}
      </div>
    </FilterGroup>
  );
}

export interface RadioFilterProps<Value extends string> {
  label: string;
  choices: readonly FilterChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter for one of several values, with the number of products of each. */
export function RadioFilter<Value extends string>({ label, choices, value, onChange }: RadioFilterProps<Value>) {
  const styles = useStyles();
  return (
    <FilterGroup label={label}>
      <RadioGroup
        className={styles.choices}
        aria-label={label}
        value={value}
        onChange={(_event, data) => {
          const choice = choices.find((each) => each.value === data.value);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            className={styles.choice}
            value={choice.value}
            label={{
              children: <ChoiceLabel label={choice.label} count={choice.count} />,
              style: { flexGrow: 1, minWidth: 0 },
            }}
          />
        ))}
      </RadioGroup>
    </FilterGroup>
  );
}
