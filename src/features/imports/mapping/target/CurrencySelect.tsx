import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CURRENCY_CODES } from '#shared/currencies';
import { NativeSelect } from '#ui/control/NativeSelect';
import { currencyMessages as messages } from '../currencyMessages';
import { useCurrencyName } from '../useCurrencyName';

export interface CurrencySelectProps {
  label: string;
  /** ISO 4217; empty if not selected yet. */
  value: string;
  /** The catalog's currencies, listed first. */
  currencies: readonly string[];
  onChange: (code: string) => void;
}

/** Selects a currency by name, from all currencies. */
export function CurrencySelect({ label, value, currencies, onChange }: CurrencySelectProps) {
  const { formatMessage, locale } = useIntl();
  const getName = useCurrencyName();
  const groups = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const options = (codes: readonly string[]) => codes.map((code) => ({ code, name: getName(code) }));
    const others = CURRENCY_CODES.filter((code) => !currencies.includes(code));
    return [
      { label: messages.ofCatalog, options: options(currencies) },
      { label: messages.others, options: options(others).sort((a, b) => compare(a.name, b.name)) },
    ];
  }, [currencies, locale, getName]);
  return (
    <NativeSelect
      isSmall
      aria-label={label}
      aria-invalid={value === ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{formatMessage(messages.select)}</option>
      {groups.map((group) => (
        <optgroup key={group.label.id} label={formatMessage(group.label)}>
          {group.options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
