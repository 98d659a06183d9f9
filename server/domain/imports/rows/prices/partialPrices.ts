import { roundDecimal } from '#server/records/decimals';
import { getPriceKey, getVariantPrices } from '#server/records/prices';
import type { PriceRecord, ProductContent } from '#server/records/products';
import { getCurrencyDecimals } from '#shared/currencies';
import { withoutAbsent } from '#server/domain/lists/withoutAbsent';
import { baseMissing, discountTooHigh, notBelow } from '../../cells/priceProblems';
import type { ValueProblem } from '#server/domain/ownLayout/valueProblem';
import type { Discount, PartialPrice } from '../patch';

/** Most decimal places of a stored amount. Sums and differences of amounts keep theirs. */
const DECIMALS = 4;

/** Returns what a regular price costs after a discount: a share is rounded as the currency is. */
export function getDiscounted(regular: number, discount: Discount, currency: string): number {
  return 'percent' in discount
    ? roundDecimal((regular * (100 - discount.percent)) / 100, getCurrencyDecimals(currency))
    : roundDecimal(regular - discount.amount, DECIMALS);
}

/** Returns the sum of two amounts. */
export function addAmounts(amount: number, other: number): number {
  return roundDecimal(amount + other, DECIMALS);
}

/** A completed price, or none, and why the partial one is not used as it is. */
interface Completed {
  price: PriceRecord | null;
  problem?: ValueProblem;
}

/** The price that results from the price it is relative to. */
const complete = (partial: PartialPrice, base: PriceRecord | undefined): Completed => {
  const { currency, channel, sale, regular, surcharge = 0, discount, hasPeriod } = partial;
  const plain = (amount: number): PriceRecord => ({ currency, amount, compareAt: null, ...withoutAbsent({ channel }) });
  const { compareAtFrom, compareAtUntil } = hasPeriod || !base ? partial : base;
  const reduced = (amount: number, compareAt: number): PriceRecord => ({
    ...plain(amount),
    compareAt,
    ...withoutAbsent({ compareAtFrom, compareAtUntil }),
  });
  if (!base) {
    const amount = sale ?? regular;
    return amount === undefined ? { price: null, problem: baseMissing(partial) } : { price: plain(amount) };
  }
  const before = addAmounts(base.compareAt ?? base.amount, surcharge);
  if (before < 0) return { price: null, problem: discountTooHigh(before, currency) };
  if (discount) {
    const amount = getDiscounted(before, discount, currency);
    if (amount < before && amount > 0) return { price: reduced(amount, before) };
    return { price: plain(before), ...(amount <= 0 && { problem: discountTooHigh(before, currency) }) };
  }
  if (sale !== undefined) {
    if (sale < before) return { price: reduced(sale, before) };
    return { price: plain(before), problem: notBelow('SALE', sale, before, currency) };
  }
  if (regular !== undefined) {
    if (regular > base.amount) return { price: reduced(base.amount, regular) };
    return { price: plain(base.amount), problem: notBelow('REGULAR', regular, base.amount, currency) };
  }
  const amount = addAmounts(base.amount, surcharge);
  return { price: base.compareAt === null ? plain(amount) : reduced(amount, before) };
};

const setPrice = (prices: readonly PriceRecord[], price: PriceRecord): PriceRecord[] => {
  const isOwn = (other: PriceRecord) => getPriceKey(other) === getPriceKey(price);
  return prices.some(isOwn) ? prices.map((other) => (isOwn(other) ? price : other)) : [...prices, price];
};

/** Why a partial price is not used as it is. */
export interface PriceProblem {
  partial: PartialPrice;
  problem: ValueProblem;
}

/** What partial prices result in. */
interface CompletedPrices {
  prices: PriceRecord[];
  problems: PriceProblem[];
}

/**
 * Completes prices with those that are relative to others: to the same price of the product or variant, or else to what
 * applies without it. `product` is that of a variant, to whose prices surcharges are added, also to those of a channel
 * that has no surcharge of its own.
 */
export function completePrices(
  existing: readonly PriceRecord[],
  given: readonly PartialPrice[] = [],
  product: Pick<ProductContent, 'prices'> | null = null,
): CompletedPrices {
  const problems: PriceProblem[] = [];
  let prices = [...existing];
  const add = (partial: PartialPrice, base: PriceRecord | undefined) => {
    const { price, problem } = complete(partial, base);
    if (problem) problems.push({ partial, problem });
    if (price) prices = setPrice(prices, price);
  };
  for (const partial of given) {
    const { currency, channel, surcharge, discount } = partial;
    const applying = (owner: Pick<ProductContent, 'prices'>, own: { prices: PriceRecord[] } | null) =>
      getVariantPrices(owner, own, channel ?? null).find((price) => price.currency === currency);
    if (surcharge === undefined) {
      add(partial, applying(product ?? { prices }, product && { prices }));
      continue;
    }
    const isOwn = (price: PriceRecord) =>
      given.some((other) => other.surcharge !== undefined && getPriceKey(other) === getPriceKey(price));
    const inChannels = (product?.prices ?? []).filter((price) => price.currency === currency && !isOwn(price));
    const base = product ? applying(product, null) : undefined;
    for (const of of [base, ...(channel === undefined ? inChannels : [])]) {
      const key = getPriceKey({ currency, channel: of === base ? channel : of?.channel });
      // A variant without a price of its own sells at that of the product.
      if (of && surcharge === 0 && !discount) prices = prices.filter((price) => getPriceKey(price) !== key);
      else add({ ...partial, ...withoutAbsent({ channel: of === base ? channel : of?.channel }) }, of);
    }
  }
  return { prices, problems };
}
