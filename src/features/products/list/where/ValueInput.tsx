import { Input, makeStyles, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ProductConditionInput } from '#graphql/types.generated';
import { GroupedPicker } from '#ui/form/picker/GroupedPicker';
import { OptionGroups } from '#ui/form/picker/OptionGroups';
import { PickerControl } from '#ui/form/picker/PickerControl';
import { useDecimalField } from '#ui/form/useDecimals';
import { foldText } from '#shared/foldText';
import { formatUnknown } from './conditionText';
import { getValueCount, isNumeric, isOfOptions, maxOptions } from './conditionValues';
import type { FilterField, FilterFields } from './useFilterFields';
import { useValueGroups } from './useValueGroups';
import { whereMessages as messages } from './whereMessages';

/** With more options than these, they are searched instead of listed. */
const maxListed = 12;

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalSNudge, minWidth: 0 },
  control: { flexGrow: 1, flexBasis: 0, minWidth: 0, '& input, & select': { minWidth: 0, width: '100%' } },
  unit: { flexShrink: 0, minWidth: '72px', maxWidth: '50%' },
  word: { ...typographyStyles.caption1, flexShrink: 0, color: tokens.colorNeutralForeground2 },
  suffix: { color: tokens.colorNeutralForeground3 },
});

export interface ValueInputProps {
  condition: ProductConditionInput;
  field: FilterField;
  catalog: Pick<FilterFields['catalog'], 'id' | 'currencies'>;
  /** Connects the controls with what is wrong with them. */
  described: { 'aria-describedby'?: string; 'aria-invalid'?: boolean };
  onChange: (condition: ProductConditionInput) => void;
}

/** Returns the option that a value means: by its value, or by what it is called. Conditions in URLs can name either. */
function findOption({ options }: FilterField, value: string) {
  const wanted = foldText(value);
  // A code of an option is never what another one is called.
  return options.find((option) => foldText(option.value) === wanted || foldText(option.text) === wanted);
}

function OneChoice({ condition, field, catalog, described, onChange }: ValueInputProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const groups = useValueGroups(field, catalog.id);
  const [given = ''] = condition.values ?? [];
  const option = findOption(field, given);
  const value = option?.value ?? given;
  const label = formatMessage(messages.value);
  const select = (next: string) => onChange({ ...condition, values: next === '' ? [] : [next] });
  if (field.options.length > maxListed) {
    const placeholder = formatMessage(messages.selectValue);
    return (
      <GroupedPicker {...{ label, placeholder, value, groups, described }} maxShown={maxOptions} onChange={select} />
    );
  }
  if (field.options.length === 0 && value === '') {
    return (
      <Select {...described} className={styles.control} aria-label={label} disabled>
        <option>{formatMessage(messages.noOptions)}</option>
      </Select>
    );
  }
  const optionGroups = groups.map(({ label: heading, options }) => ({
    heading: groups.length > 1 ? heading : null,
    options: options.map(({ value: code, text }) => ({ value: code, label: text })),
  }));
  return (
    <Select
      {...described}
      className={styles.control}
      aria-label={label}
      value={value}
      onChange={(_event, data) => select(data.value)}
    >
      {value === '' && <option value="">{formatMessage(messages.selectValue)}</option>}
      {value !== '' && !option && <option value={value}>{formatUnknown(value, field, formatMessage)}</option>}
      <OptionGroups groups={optionGroups} />
    </Select>
  );
}

function SeveralChoices({ condition, field, catalog, described, onChange }: ValueInputProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.value);
  const groups = useValueGroups(field, catalog.id);
  return (
    <PickerControl
      label={label}
      labelling={{ ...described, 'aria-label': label }}
      chosen={[...new Set((condition.values ?? []).map((value) => findOption(field, value)?.value ?? value))]}
      options={groups.flatMap(({ options }) => options)}
      toText={(value) => findOption(field, value)?.text ?? formatUnknown(value, field, formatMessage)}
      addText={field.isOpen ? (text) => formatMessage(messages.addValue, { text }) : undefined}
      onChange={(values) => onChange({ ...condition, values })}
    />
  );
}

interface TypedValueProps extends Pick<ValueInputProps, 'condition' | 'field' | 'described' | 'onChange'> {
  label: string;
  /** Position of the value in the condition. */
  at: number;
}

function TypedValue({ condition, field, label, at, described, onChange }: TypedValueProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const isDays = condition.operator === 'LAST_DAYS';
  const isNumber = isDays || isNumeric(field.type);
  const values = condition.values ?? [];
  const isSuggested = field.isOpen && condition.operator.startsWith('IS') && field.options.length > 0;
  const change = (text: string) => {
    const next = getValueCount(condition.operator) === 'two' ? [values[0] ?? '', values[1] ?? ''] : [''];
    next[at] = text;
    onChange({ ...condition, values: next });
  };
  const { input } = useDecimalField({ value: values[at] ?? '', onChange: change, hasDecimals: isNumber });
  return (
    <>
      <Input
        {...input}
        {...described}
        className={styles.control}
        aria-label={label}
        type={field.type === 'DATE' && !isDays ? 'date' : 'text'}
        inputMode={isDays ? 'numeric' : isNumber ? 'decimal' : undefined}
        input={{ list: isSuggested ? id : undefined }}
        contentAfter={isDays ? <span className={styles.suffix}>{formatMessage(messages.days)}</span> : undefined}
      />
      {isSuggested && (
        <datalist id={id}>
          {field.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Enters what a condition compares with, by the type of its field. */
export function ValueInput(props: ValueInputProps) {
  const { condition, field, catalog, described, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { operator, unit, currency } = condition;
  const count = getValueCount(operator);
  const parts = { condition, field, described, onChange };
  if (count === 'none') return null;
  if (field.type === 'BOOLEAN') {
    const options = [
      { value: 'yes', text: formatMessage(messages.yes) },
      { value: 'no', text: formatMessage(messages.no) },
    ];
    return <OneChoice {...props} field={{ ...field, options }} />;
  }
  if (count === 'many') return <SeveralChoices {...props} />;
  if (!field.isOpen && isOfOptions(field.type)) return <OneChoice {...props} />;
  return (
    <div className={styles.line}>
      {count === 'one' ? (
        <TypedValue {...parts} label={formatMessage(messages.value)} at={0} />
      ) : (
        <>
          <TypedValue {...parts} label={formatMessage(messages.from)} at={0} />
          <span aria-hidden="true" className={styles.word}>
            {formatMessage(messages.and)}
          </span>
          <TypedValue {...parts} label={formatMessage(messages.upTo)} at={1} />
        </>
      )}
      {field.units.length > 0 && (
        <Select
          className={styles.unit}
          aria-label={formatMessage(messages.unit)}
          value={unit ?? field.units[0]!.code}
          onChange={(_event, data) => onChange({ ...condition, unit: data.value })}
        >
          {field.units.map(({ code }) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      )}
      {field.hasCurrency && catalog.currencies.length > 0 && (
        <Select
          className={styles.unit}
          aria-label={formatMessage(messages.currency)}
          value={currency ?? ''}
          onChange={(_event, data) => onChange({ ...condition, currency: data.value || null })}
        >
          <option value="">{formatMessage(messages.anyCurrency)}</option>
          {catalog.currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      )}
    </div>
  );
}
