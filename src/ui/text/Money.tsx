import { useIntl } from 'react-intl';
import { inCurrency } from '#i18n/currency';

export interface MoneyProps {
  /** A number, or a decimal number as text. */
  amount: number | string;
  /** ISO 4217. */
  currency: string;
  /** Upper end of a range that begins with `amount`. */
  to?: number | string;
  /** BCP 47 tag of the language to format for; by default, the user’s. */
  locale?: string;
}

/** An amount with its currency, formatted for the language: `$24.00`, or `$24.00–32.00` for a range. */
export function Money({ amount, currency, to = amount, ...choice }: MoneyProps) {
  const { locale: userLocale, formatters } = useIntl();
  const { locale = userLocale } = choice;
  // A currency code that the browser does not know still has three letters, which is all that the format requires.
  const format = formatters.getNumberFormat(locale, inCurrency(currency));
  return (
    <span dir="ltr">
      {to === amount ? format.format(Number(amount)) : format.formatRange(Number(amount), Number(to))}
    </span>
  );
}
