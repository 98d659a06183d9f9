import { useIntl } from 'react-intl';

/** Props of `Money`. */
export interface MoneyProps {
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Upper end of a range that begins with `amount`. */
  to?: number;
}

/** An amount with its currency, formatted for the language: `$24.00`, or `$24.00–32.00` for a range. */
export function Money({ amount, currency, to = amount }: MoneyProps) {
  const { locale } = useIntl();
  // A currency code that the browser does not know still has three letters, which is all that the format requires.
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 });
  return <span dir="ltr">{to === amount ? format.format(amount) : format.formatRange(amount, to)}</span>;
}
