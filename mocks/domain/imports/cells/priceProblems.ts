import { say } from '../../../records/sentence';
import { shown } from '../../validation/finding';
import type { parsePrice } from './priceText';
import { ValueProblem } from './valueProblem';

/** A price in a column whose currency the catalog has no prices in. */
export function currencyMissing(code: string, column: string): ValueProblem {
  return new ValueProblem(
    'CURRENCY_MISSING',
    'PRICE',
    say`The column “${column}” contains prices in ${code}, but the catalog has no prices in ${code}.`,
    say`Add ${code} to the catalog with this import, or don’t import the column.`,
  );
}

/** A row with a price but a blank currency column. */
export function currencyBlank(): ValueProblem {
  return new ValueProblem(
    'CURRENCY_BLANK',
    'PRICE',
    say`The row has a price but no currency.`,
    say`Enter a three-letter currency code. Example: EUR`,
  );
}

/** The price if it is in the required currency; a required currency of null accepts any. */
export function inCurrency(
  price: ReturnType<typeof parsePrice>,
  text: string,
  only: string | null,
): ReturnType<typeof parsePrice> {
  return only === null || price instanceof ValueProblem || price.currency === only
    ? price
    : new ValueProblem(
        'PRICE_CURRENCY_MISMATCH',
        'PRICE',
        say`“${shown(text)}” is in ${price.currency}, but the price must be in ${only}.`,
        say`Enter the amount in ${only}, or move it to a column for ${price.currency}.`,
      );
}
