import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useControlStyles } from '#ui/control/controlStyles';
import { parseAmount } from '#ui/form/amounts';
import { useDecimals } from '#ui/form/useDecimals';
import { FilterGroup } from './FilterGroup';
import { partMessages } from './partMessages';

const useStyles = makeStyles({
  fields: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, width: 0, minWidth: 0, paddingInline: tokens.spacingHorizontalS },
});

/** A range of prices; null where it is open. */
interface PriceLimits {
  min: number | null;
  max: number | null;
}

export interface PriceFilterProps {
  /** The name of the group, with the currency. */
  label: string;
  value: PriceLimits;
  /** The lowest and the highest price of the products, shown as placeholders. */
  bounds?: PriceLimits;
  onChange: (value: PriceLimits) => void;
}

/** The amount of a value; null if it is none. */
const toAmount = (value: string): number | null => {
  const amount = parseAmount(value);
  return amount === null || !(amount >= 0) ? null : amount;
};

/** A filter for a range of prices. It applies on Enter and when a field loses the focus. */
export function PriceFilter({ label, value, bounds, onChange }: PriceFilterProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const controls = useControlStyles();
  const { show, read } = useDecimals();
  const toText = (amount: number | null) => (amount === null ? '' : show(String(amount)));
  const [seen, setSeen] = useState(value);
  const [draft, setDraft] = useState({ min: toText(value.min), max: toText(value.max) });
  if (value.min !== seen.min || value.max !== seen.max) {
    setSeen(value);
    setDraft({ min: toText(value.min), max: toText(value.max) });
  }
  const apply = () => {
    const min = toAmount(read(draft.min));
    const max = toAmount(read(draft.max));
    const next = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
    setDraft({ min: toText(next.min), max: toText(next.max) });
    if (next.min !== value.min || next.max !== value.max) onChange(next);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  const field = (end: 'min' | 'max') => {
    const bound = bounds?.[end];
    return (
      <input
        className={mergeClasses(controls.control, controls.focus, styles.field)}
        inputMode="decimal"
        aria-label={formatMessage(end === 'min' ? partMessages.minPrice : partMessages.maxPrice)}
        placeholder={
          bound === undefined || bound === null
            ? undefined
            : formatNumber(bound, { minimumFractionDigits: Number.isInteger(bound) ? 0 : 2 })
        }
        value={draft[end]}
        onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
        onBlur={apply}
        onKeyDown={applyOnEnter}
      />
    );
  };
  return (
    <FilterGroup label={label}>
      <div className={styles.fields}>
        {field('min')}
        <span aria-hidden="true">–</span>
        {field('max')}
      </div>
    </FilterGroup>
  );
}
