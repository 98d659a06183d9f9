import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isUnclear, readDecimal, showDecimal, type Separators } from '#lib/decimalText';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  unclear: {
    id: 'ui.decimal.unclear',
    defaultMessage:
      'Use {decimal, select, comma {a comma} other {a point}} before decimals and {group, select, comma {commas} point {points} apostrophe {apostrophes} other {spaces}} between thousands. Example: {example}',
  },
});

const names: Readonly<Record<string, string>> = { ',': 'comma', '.': 'point', "'": 'apostrophe', '’': 'apostrophe' };

/** How fields show and read decimal numbers, whose values always have a point. Any other text stays as it is. */
export interface Decimals {
  /** Returns a value with the decimal separator of the user’s language. */
  show: (value: string) => string;
  /** Returns the value of a text by the separators of that language. */
  read: (text: string) => string;
  /** Returns the error of a field: for an unclear value, how numbers are written. */
  explain: (value: string, error: string | undefined) => string | undefined;
}

/** Returns the separators of the user’s language, and a number as it is written with them. */
export function useSeparators(): Separators & { example: string } {
  const { locale, formatters } = useIntl();
  const example = formatters.getNumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(12_345.67);
  const find = (kind: 'decimal' | 'group', standard: string) =>
    example.find(({ type }) => type === kind)?.value ?? standard;
  return {
    decimal: find('decimal', '.'),
    group: find('group', ' '),
    example: example.map((part) => part.value).join(''),
  };
}

/** Shows and reads decimal numbers in the user’s language, or texts as they are. */
export function useDecimals(hasDecimals = true): Decimals {
  const { formatMessage } = useIntl();
  const { example, ...separators } = useSeparators();
  if (!hasDecimals) return { show: (value) => value, read: (text) => text, explain: (_value, error) => error };
  return {
    show: (value) => showDecimal(value, separators),
    read: (text) => readDecimal(text, separators),
    explain: (value, error) =>
      error !== undefined && isUnclear(value)
        ? formatMessage(messages.unclear, {
            decimal: names[separators.decimal] ?? 'other',
            group: names[separators.group] ?? 'other',
            example,
          })
        : error,
  };
}

export interface DecimalFieldOptions {
  value: string;
  /** Called with the value of what was typed. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  /** Whether it is a decimal number. Other texts are shown as they are. */
  hasDecimals?: boolean;
}

/**
 * A field for a decimal number: shows what is being typed, and the number as it was understood when the focus leaves.
 */
export function useDecimalField({ value, onChange, onBlur, error, hasDecimals = true }: DecimalFieldOptions) {
  const { show, read, explain } = useDecimals(hasDecimals);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  return {
    error: explain(value, error),
    input: {
      value: typed?.value === value ? typed.text : show(value),
      onChange: (_event: unknown, { value: text }: { value: string }) => {
        const next = read(text);
        setTyped(hasDecimals ? { text, value: next } : null);
        onChange(next);
      },
      onBlur: () => {
        setTyped(null);
        onBlur?.();
      },
    },
  };
}
