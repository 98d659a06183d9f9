import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import type { Condition } from '../../core/list/conditions';
import { columnMessages as messages } from './columnMessages';
import { OptionChecks } from './OptionChecks';
import type { AttributeChoice } from './useAttributeGroups';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  ends: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  input: { minWidth: 0 },
});

type Kind = 'contains' | 'options' | 'range' | 'dates' | 'isYes' | 'isNo' | 'hasYes' | 'hasNo';

const getKinds = (type: string | undefined): readonly Kind[] => {
  switch (type) {
    case 'NUMBER':
    case 'MEASUREMENT':
      return ['range', 'hasYes', 'hasNo'];
    case 'BOOLEAN':
      return ['isYes', 'isNo', 'hasYes', 'hasNo'];
    case 'DATE':
      return ['dates', 'hasYes', 'hasNo'];
    case 'SELECT':
    case 'MULTI_SELECT':
      return ['options', 'hasYes', 'hasNo'];
    default:
      return ['contains', 'hasYes', 'hasNo'];
  }
};

const fixed = {
  isYes: { operator: 'is', values: ['yes'] },
  isNo: { operator: 'is', values: ['no'] },
  hasYes: { operator: 'has', values: ['yes'] },
  hasNo: { operator: 'has', values: ['no'] },
} as const;

export interface ConditionFormProps {
  attribute: AttributeChoice;
  onAdd: (condition: Condition) => void;
}

/** Enters a condition on an attribute by its type. */
export function ConditionForm({ attribute: { code, definition }, onAdd }: ConditionFormProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const kinds = getKinds(definition?.type);
  const units = definition?.units ?? [];
  const [kind, setKind] = useState<Kind>(kinds[0]!);
  const [ends, setEnds] = useState({ from: '', to: '', unit: units[0]?.code ?? '' });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isChecked, setIsChecked] = useState(false);

  const { read: readNumber, explain } = useDecimals();
  const numbers = { from: parseAmount(readNumber(ends.from)), to: parseAmount(readNumber(ends.to)) };
  const findFault = (end: 'from' | 'to') => {
    if (kind === 'range' && Number.isNaN(numbers[end]))
      return explain(readNumber(ends[end]), formatMessage(messages.numberWrong));
    if (end === 'from') return ends.from || ends.to ? undefined : formatMessage(messages.valueMissing);
    const isReversed =
      kind === 'range'
        ? numbers.from !== null && numbers.to !== null && numbers.from > numbers.to
        : ends.from !== '' && ends.to !== '' && ends.from > ends.to;
    return isReversed ? formatMessage(messages.orderWrong) : undefined;
  };
  const toText = (number: number | null) => (number === null ? '' : String(number));

  const read = (): Omit<Condition, 'attribute'> | null => {
    switch (kind) {
      case 'contains':
        return text.trim() ? { operator: kind, values: [text.trim()] } : null;
      case 'options':
        return chosen.length ? { operator: kind, values: chosen } : null;
      case 'range':
      case 'dates': {
        if (findFault('from') || findFault('to')) return null;
        if (kind === 'dates') return { operator: kind, values: [ends.from, ends.to] };
        return {
          operator: kind,
          values: [toText(numbers.from), toText(numbers.to), ...(ends.unit ? [ends.unit] : [])],
        };
      }
      default:
        return fixed[kind];
    }
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const condition = read();
    if (condition) onAdd({ attribute: code, ...condition });
  };
  const missing = isChecked && !read() ? formatMessage(messages.valueMissing) : undefined;

  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <Field label={formatMessage(messages.comparison)}>
        <Select value={kind} onChange={(_event, { value }) => setKind(kinds.find((one) => one === value) ?? kinds[0]!)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {formatMessage(messages[one])}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'contains' && (
        <Field label={formatMessage(messages.text)} validationMessage={missing}>
          <Input value={text} onChange={(_event, { value }) => setText(value)} />
        </Field>
      )}
      {kind === 'options' && (
        <Field validationMessage={missing}>
          <OptionChecks definition={definition} chosen={chosen} onChange={setChosen} />
        </Field>
      )}
      {(kind === 'range' || kind === 'dates') && (
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={formatMessage(end === 'from' ? messages.from : messages.upTo)}
              validationMessage={isChecked ? findFault(end) : undefined}
            >
              <Input
                className={styles.input}
                input={{ style: { minWidth: 0 } }}
                type={kind === 'dates' ? 'date' : 'text'}
                inputMode={kind === 'dates' ? undefined : 'decimal'}
                value={ends[end]}
                onChange={(_event, { value }) => setEnds({ ...ends, [end]: value })}
              />
            </Field>
          ))}
          {kind === 'range' && units.length > 0 && (
            <Field label={formatMessage(messages.unit)}>
              <Select value={ends.unit} onChange={(_event, { value }) => setEnds({ ...ends, unit: value })}>
                {units.map((unit) => (
                  <option key={unit.code}>{unit.code}</option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
      <div>
        <Button type="submit">{formatMessage(messages.add)}</Button>
      </div>
    </form>
  );
}
