import { shown } from '../validation/finding';
import type { parsePrice } from './priceText';
import { ValueProblem } from './valueProblem';

/** A price in a column that names a currency which the catalog has no prices in. */
export const currencyMissing = (code: string, column: string): ValueProblem =>
  new ValueProblem(
    'CURRENCY_MISSING',
    'PRICE',
    `The column “${column}” holds prices in ${code}, but the catalog has no prices in ${code}.`,
    `Add ${code} to the catalog with this import, or leave the column out.`,
  );

/** A row with a price whose column for the currency is blank. */
export const currencyBlank = (): ValueProblem =>
  new ValueProblem(
    'CURRENCY_BLANK',
    'PRICE',
    'The row has a price, but no currency for it.',
    'Enter its code of three letters, such as EUR.',
  );

/** The price if it is in the currency that it must be in; null for any. */
export const inCurrency = (
  price: ReturnType<typeof parsePrice>,
  text: string,
  only: string | null,
): ReturnType<typeof parsePrice> =>
  only === null || price instanceof ValueProblem || price.currency === only
    ? price
    : new ValueProblem(
        'PRICE_CURRENCY_MISMATCH',
        'PRICE',
        `“${shown(text)}” is in ${price.currency}, but a price in ${only} is expected here.`,
        `Write the amount in ${only}, or move it to a column for ${price.currency}.`,
      );
