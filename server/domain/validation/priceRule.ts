import { getPriceKey, priceName } from '../../records/prices';
import type { PriceRecord } from '../../records/products';
import { getSalePhase } from '#shared/sale';
import { getPriceAt } from '../../records/sale';
import { joinWords, say } from '../../records/sentence';
import { amountFault, finenessFault } from '../../records/amountFault';
import { eachPart, type Finding, type Rule, type ValidationScope } from './finding';
import { channelFault } from './valueFaults';

type Fault = Pick<Finding, 'code' | 'severity' | 'category' | 'message' | 'suggestedFix'>;

const priceFault = (price: PriceRecord, now: Date): Fault | null => {
  const { amount, currency } = price;
  const fault = amountFault(amount, currency);
  if (fault) {
    const category = fault.code === 'NOT_A_NUMBER' ? 'TYPE' : 'PRICE';
    return { ...fault, code: `PRICE_${fault.code}`, severity: 'ERROR', category };
  }
  const warning = { severity: 'WARNING', category: 'PRICE' } as const;
  if (getPriceAt(price, now).amount === 0) {
    return {
      ...warning,
      code: 'PRICE_ZERO',
      message: say`The price in ${currency} is 0.`,
      suggestedFix: say`Enter a price, unless the product is free.`,
    };
  }
  const fine = finenessFault(amount, currency);
  return fine && { ...warning, ...fine, code: 'PRICE_FRACTION' };
};

const compareAtFault = ({ amount, compareAt, currency }: PriceRecord): Fault | null => {
  if (compareAt === null) return null;
  const money = { amount: compareAt, currency };
  if (amountFault(compareAt, currency)) {
    return {
      code: 'COMPARE_AT_INVALID',
      severity: 'ERROR',
      category: 'PRICE',
      message: say`The compare-at price ${money} must be an amount below 100,000,000,000 with up to 4 decimal places.`,
      suggestedFix: say`Enter an amount or leave it blank. Example: 24.90.`,
    };
  }
  return compareAt > amount
    ? null
    : {
        code: 'COMPARE_AT_NOT_ABOVE',
        severity: 'WARNING',
        category: 'PRICE',
        message: say`The compare-at price ${money} is not higher than the price ${{ amount, currency }}.`,
        suggestedFix: say`Enter the higher, original price, or leave it blank.`,
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
      message: say`The sale in ${currency} ends before it starts.`,
      suggestedFix: say`Enter an end date after the start date.`,
    };
  }
  return getSalePhase(price, now.getTime()) === 'ENDED'
    ? {
        code: 'SALE_ENDED',
        severity: 'INFO',
        category: 'PRICE',
        message: say`The sale ended on ${compareAtUntil.slice(0, 10)}. The price is now ${{ amount: compareAt, currency }} again.`,
        suggestedFix: say`Enter a new sale period, or keep only the regular price.`,
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
        message: say`The catalog has no prices in ${currency || say`a currency without a code`}.`,
        suggestedFix: say`Use ${joinWords(currencies, (list, code) => say`${list} or ${code}`)}, or add this currency to the catalog.`,
      };

const soldFault = (
  { currency, channel = '' }: PriceRecord,
  { currencies, soldIn, labels }: ValidationScope,
): Fault | null => {
  const sold = soldIn?.get(channel)?.filter((code) => currencies.includes(code)) ?? [];
  if (!sold.length || sold.includes(currency) || !currencies.includes(currency)) return null;
  const name = labels?.channels.get(channel) ?? channel;
  return {
    code: 'PRICE_CHANNEL_CURRENCY',
    severity: 'WARNING',
    category: 'CHANNEL',
    message: say`There is a price in ${currency} for ${name}, which sells in ${joinWords(sold, (list, code) => say`${list} and ${code}`)} only.`,
    suggestedFix: say`Remove the price, or add ${currency} to the currencies of ${name}.`,
  };
};

const duplicateFault = (
  price: PriceRecord,
  index: number,
  prices: readonly PriceRecord[],
  labels: ValidationScope['labels'],
): Fault | null => {
  if (index === 0) return null;
  const key = getPriceKey(price);
  if (prices.findIndex((other) => getPriceKey(other) === key) === index) return null;
  return {
    code: 'PRICE_DUPLICATE',
    severity: 'ERROR',
    category: 'UNIQUE',
    message: say`There are two prices in ${priceName(price, labels?.channels)}.`,
    suggestedFix: say`Keep only one price for each currency and channel.`,
  };
};

/**
 * Checks the prices of the product and its variants: amounts, compare-at prices, sale periods, whether the catalog
 * sells in the currency, and whether it has the channel and this sells in the currency.
 */
export const priceRule: Rule = (product, report, scope) =>
  eachPart(product, ({ prices }, variant) =>
    prices.forEach((price, index) => {
      const { channel = null } = price;
      const add = (fault: Fault | null, field = '') =>
        fault && report({ ...fault, variant, channel, field: `prices[${index}]${field}` });
      add(priceFault(price, scope.now));
      add(compareAtFault(price), '.compareAt');
      add(saleFault(price, scope.now), '.compareAtUntil');
      add(currencyFault(price, scope.currencies), '.currency');
      const unknown = channelFault('PRICE_CHANNEL', price.channel, scope.channels);
      add(unknown && { ...unknown, severity: 'ERROR' }, '.channel');
      add(soldFault(price, scope), '.currency');
      add(duplicateFault(price, index, prices, scope.labels));
    }),
  );
