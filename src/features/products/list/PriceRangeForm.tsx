import { Button, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import { filterMessages as messages } from './filterMessages';
import type { PriceRange } from './priceRange';

export interface PriceRangeFormProps {
  range: PriceRange;
  onApply: (range: PriceRange) => void;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: tokens.spacingHorizontalM },
  input: { minWidth: 0 },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  actions: { display: 'flex', columnGap: tokens.spacingHorizontalS },
});

const ends = [
  { end: 'min', label: messages.lowest },
  { end: 'max', label: messages.highest },
] as const;

/** Two amounts and a button that applies them. */
export function PriceRangeForm({ range, onApply }: PriceRangeFormProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { show, read, explain } = useDecimals();
  const toText = (value: number | null) => (value === null ? '' : show(String(value)));
  const [draft, setDraft] = useState({ min: toText(range.min), max: toText(range.max) });
  const [shown, setShown] = useState(range);
  // Follows a range that was applied or removed elsewhere, and keeps the focus.
  if (shown.min !== range.min || shown.max !== range.max) {
    setShown(range);
    setDraft({ min: toText(range.min), max: toText(range.max) });
  }
  const [isChecked, setIsChecked] = useState(false);
  const next = { min: parseAmount(read(draft.min)), max: parseAmount(read(draft.max)) };
  const isReversed = next.min !== null && next.max !== null && next.min > next.max;
  const findFault = (end: 'min' | 'max') => {
    if (Number.isNaN(next[end])) return explain(read(draft[end]), formatMessage(messages.priceNumber));
    return end === 'max' && isReversed ? formatMessage(messages.priceOrder) : undefined;
  };

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!findFault('min') && !findFault('max')) onApply(next);
  };
  const clear = () => {
    // Also what was entered and not applied.
    setDraft({ min: '', max: '' });
    setIsChecked(false);
    onApply({ min: null, max: null });
  };

  return (
    <form className={styles.form} onSubmit={apply} noValidate>
      <div className={styles.fields}>
        {ends.map(({ end, label }) => (
          <Field key={end} label={formatMessage(label)} validationMessage={isChecked ? findFault(end) : undefined}>
            <Input
              className={styles.input}
              inputMode="decimal"
              value={draft[end]}
              onChange={(_event, { value }) => setDraft({ ...draft, [end]: value })}
            />
          </Field>
        ))}
      </div>
      <p className={styles.hint}>{formatMessage(messages.priceHint)}</p>
      <div className={styles.actions}>
        <Button type="submit">{formatMessage(messages.apply)}</Button>
        <Button appearance="subtle" onClick={clear}>
          {formatMessage(messages.clear)}
        </Button>
      </div>
    </form>
  );
}
