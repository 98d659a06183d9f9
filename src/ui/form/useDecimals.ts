import { useIntl } from 'react-intl';

/** How fields show and read decimal numbers, whose values always have a point. Any other text stays as it is. */
export interface Decimals {
  /** Returns a value with the decimal separator of the user’s language. */
  show: (value: string) => string;
  /** Returns the value of a text with that separator. */
  read: (text: string) => string;
}

const isDecimal = /^(\s*-?\d*)[.,](\d*\s*)$/;

const unchanged: Decimals = { show: (value) => value, read: (text) => text };

const withComma: Decimals = {
  show: (value) => value.replace(isDecimal, '$1,$2'),
  read: (text) => text.replace(isDecimal, '$1.$2'),
};

/** Shows and reads decimal numbers in the user’s language, or texts as they are. */
export function useDecimals(hasDecimals = true): Decimals {
  const { formatNumber } = useIntl();
  return hasDecimals && formatNumber(0.5).includes(',') ? withComma : unchanged;
}
