import type { PriceRecord } from '../../records/products';
import { getPriceAt, getSalePhase } from '../../records/sale';
import { eachPart, type Finding, type Rule } from './finding';

/** Decimals that a stored amount may have. */
const DECIMALS = 4;

// Most amounts have two decimals, which is found out much faster.
const hasTooManyDecimals = (amount: number) =>
  Math.round(amount * 100) / 100 !== amount && Number(amount.toFixed(DECIMALS)) !== amount;

type Fault = Pick<Finding, 'code' | 'severity' | 'category' | 'message' | 'suggestedFix'>;

const amountFault = (price: PriceRecord, now: Date): Fault | null => {
  const { amount, currency } = price;
  const error = { severity: 'ERROR', category: 'PRICE' } as const;
  if (!Number.isFinite(amount)) {
    return {
      ...error,
      code: 'PRICE_NOT_A_NUMBER',
      category: 'TYPE',
      message: `The ${currency} price ${amount} is not a number.`,
      suggestedFix: 'Enter an amount such as 19.90.',
    };
  }
  if (amount < 0) {
    return {
      ...error,
      code: 'PRICE_NEGATIVE',
      message: `The price ${amount} ${currency} is below zero.`,
      suggestedFix: `Enter ${-amount}, or take the price out.`,
    };
  }
  if (hasTooManyDecimals(amount)) {
    return {
      ...error,
      code: 'PRICE_DECIMALS',
      message: `The price ${amount} ${currency} has more than ${DECIMALS} decimals.`,
      suggestedFix: `Round it to ${Number(amount.toFixed(DECIMALS))}.`,
    };
  }
  return getPriceAt(price, now).amount === 0
    ? {
        ...error,
        code: 'PRICE_ZERO',
        severity: 'WARNING',
        message: `The price in ${currency} is 0.`,
        suggestedFix: 'Enter a price, unless the product is given away.',
      }
    : null;
};

const compareAtFault = ({ amount, compareAt, currency }: PriceRecord): Fault | null => {
  if (compareAt === null) return null;
  if (!Number.isFinite(compareAt) || compareAt < 0 || hasTooManyDecimals(compareAt)) {
    return {
      code: 'COMPARE_AT_INVALID',
      severity: 'ERROR',
      category: 'PRICE',
      message: `The former price ${compareAt} ${currency} is not an amount of at most ${DECIMALS} decimals.`,
      suggestedFix: 'Enter an amount such as 24.90, or leave it empty.',
    };
  }
  return compareAt > amount
    ? null
    : {
        code: 'COMPARE_AT_NOT_ABOVE',
        severity: 'WARNING',
        category: 'PRICE',
        message: `The former price ${compareAt} ${currency} is not above the price ${amount}.`,
        suggestedFix: 'Enter the higher price from before, or leave it empty.',
      };
};

const saleFault = (price: PriceRecord, now: Date): Fault | null => {
  const { compareAt, compareAtFrom, compareAtUntil, currency } = price;
  if (compareAt === null || compareAtUntil === undefined) return null;
  if (compareAtFrom !== undefined && compareAtFrom > compareAtUntil) {
    return {
      code: 'SALE_PERIOD',
      severity: 'WARNING',
      category: 'PRICE',
      message: `The sale in ${currency} ends before it starts.`,
      suggestedFix: 'Enter an end after the start.',
    };
  }
  return getSalePhase(price, now) === 'ENDED'
    ? {
        code: 'SALE_ENDED',
        severity: 'INFO',
        category: 'PRICE',
        message: `The sale ended on ${compareAtUntil.slice(0, 10)}. The price is ${compareAt} ${currency} again.`,
        suggestedFix: 'Enter a new period, or make the regular price the only one.',
      }
    : null;
};

const currencyFault = ({ currency }: PriceRecord, currencies: readonly string[]): Fault | null =>
  currencies.includes(currency)
    ? null
    : {
        code: 'PRICE_CURRENCY',
        severity: 'WARNING',
        category: 'PRICE',
        message: `The catalog has no prices in ${currency || 'a currency without a code'}.`,
        suggestedFix: `Use ${currencies.join(' or ')}, or add the currency to the catalog.`,
      };

const duplicateFault = ({ currency }: PriceRecord, index: number, prices: readonly PriceRecord[]): Fault | null =>
  index === 0 || prices.findIndex((price) => price.currency === currency) === index
    ? null
    : {
        code: 'PRICE_DUPLICATE',
        severity: 'ERROR',
        category: 'UNIQUE',
        message: `There are two prices in ${currency}.`,
        suggestedFix: 'Keep one price for each currency.',
      };

/** Prices of the product and its variants: amounts, former prices, periods of sales, and currencies that the catalog sells in. */
export const priceRule: Rule = (product, report, { currencies, now }) =>
  eachPart(product, ({ prices }, variant) =>
    prices.forEach((price, index) => {
      const add = (fault: Fault | null, field = '') =>
        fault && report({ ...fault, variant, field: `prices[${index}]${field}` });
      add(amountFault(price, now));
      add(compareAtFault(price), '.compareAt');
      add(saleFault(price, now), '.compareAtUntil');
      add(currencyFault(price, currencies), '.currency');
      add(duplicateFault(price, index, prices));
    }),
  );
