import { say } from '#server/records/sentence';
import type { PriceRecord } from '#server/records/products';
import { shown } from '../../validation/finding';
import type { Amount } from './priceText';
import type { PartialPrice } from '../rows/patch';
import { ValueProblem } from '../../ownLayout/valueProblem';

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

/** A row with two different prices for one currency and channel, in different columns. */
export function pricesDiffer(first: PriceRecord, second: PriceRecord): ValueProblem {
  const [one, other] = [first, second].map(({ amount, compareAt, currency }) => {
    const regular = compareAt === null ? null : { amount: compareAt, currency };
    return regular ? say`${{ amount, currency }} instead of ${regular}` : { amount, currency };
  });
  return new ValueProblem(
    'PRICE_AMBIGUOUS',
    'PRICE',
    say`The row has two different prices in ${first.currency}: ${one!} and ${other!}.`,
    say`Enter the same price in both columns, or leave one of them blank.`,
  );
}

/** The amounts if they are in the allowed currencies; any if none is given. */
export function inCurrencies(
  amounts: readonly Amount[] | ValueProblem,
  text: string,
  allowed: readonly string[],
): readonly Amount[] | ValueProblem {
  if (amounts instanceof ValueProblem || !allowed.length) return amounts;
  const other = amounts.find(({ currency }) => !allowed.includes(currency));
  return other
    ? new ValueProblem(
        'PRICE_CURRENCY_MISMATCH',
        'PRICE',
        say`“${shown(text)}” is in ${other.currency}, but the price must be in ${{ list: [...allowed] }}.`,
        say`Enter the amount in ${allowed[0]!}, or move it to a column for ${other.currency}.`,
      )
    : amounts;
}

/** A sale price that is not below the regular one, or a former price that is not above the price. */
export function notBelow(kind: 'SALE' | 'REGULAR', amount: number, price: number, currency: string): ValueProblem {
  return kind === 'SALE'
    ? new ValueProblem(
        'SALE_NOT_BELOW',
        'PRICE',
        say`The sale price ${{ amount, currency }} isn’t below the price ${{ amount: price, currency }}, so there is no sale.`,
        say`Enter a lower sale price, or leave it blank.`,
        'WARNING',
      )
    : new ValueProblem(
        'COMPARE_AT_NOT_ABOVE',
        'PRICE',
        say`The regular price ${{ amount, currency }} isn’t above the price ${{ amount: price, currency }}, so there is no sale.`,
        say`Enter the higher, original price, or leave it blank.`,
        'WARNING',
      );
}

/** A discount beside a price that is already reduced, by another amount. */
export function discountBeside(): ValueProblem {
  return new ValueProblem(
    'DISCOUNT_SKIPPED',
    'PRICE',
    say`The row has a discount, but also a price and a higher regular price that differ by another amount. The discount was skipped.`,
    say`Enter either the discount or the regular price.`,
    'WARNING',
  );
}

/** A row with a discount in percent and one as an amount, of which systems such as PrestaShop use the amount. */
export function discountsBoth(): ValueProblem {
  return new ValueProblem(
    'DISCOUNT_SKIPPED',
    'PRICE',
    say`The row has a discount in percent and one as an amount. Only the amount was used.`,
    say`Enter one of them.`,
    'WARNING',
  );
}

/** A discount that leaves nothing to pay. */
export function discountTooHigh(price: number, currency: string): ValueProblem {
  return new ValueProblem(
    'DISCOUNT_TOO_HIGH',
    'PRICE',
    say`The discount isn’t below the price ${{ amount: price, currency }}.`,
    say`Enter a lower discount.`,
  );
}

/** A discount on, or an amount added to, a price that neither the file nor the catalog has. */
export function baseMissing({ currency, surcharge }: Pick<PartialPrice, 'currency' | 'surcharge'>): ValueProblem {
  return new ValueProblem(
    'PRICE_BASE_MISSING',
    'PRICE',
    surcharge === undefined
      ? say`The row has a discount, but the product has no price in ${currency}.`
      : say`The row has an amount that is added to the price, but the product has no price in ${currency}.`,
    say`Add the price in ${currency} to the file, or enter it in the product first.`,
  );
}
