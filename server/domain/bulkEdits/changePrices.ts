import { amountFault } from '../../records/amountFault';
import type { BulkEditStep, PricePlace } from '../../records/bulkEdits';
import { priceName } from '../../records/prices';
import type { PriceRecord } from '../../records/products';
import { say } from '../../records/sentence';
import { withoutAbsent } from '../lists/withoutAbsent';
import { StepFailure } from '../optionEdits/stepFailure';
import { addPercent, multiplyExact, roundPrice, toExact, type ExactAmount } from './roundPrice';

type PriceStep = Extract<BulkEditStep, { kind: 'price' }>;
type StartSale = Extract<BulkEditStep, { kind: 'startSale' }>;

/** Changes the prices of a product, or those that a variant has of its own. Returns the same ones if none changes. */
export type PricesEdit = (prices: PriceRecord[]) => PriceRecord[];

const isAt =
  ({ currency, channel }: PricePlace) =>
  (price: PriceRecord) =>
    price.currency === currency && (price.channel ?? null) === channel;

/** Throws a StepFailure for an amount that can't be stored, and for one that only became zero by rounding. */
const checked = (amount: number, place: PricePlace, exact?: ExactAmount): number => {
  const fault = amountFault(amount, place.currency);
  if (fault) throw new StepFailure(fault.message);
  if (amount === 0 && exact !== undefined && exact > 0n) {
    const name = priceName({ currency: place.currency, ...withoutAbsent({ channel: place.channel }) });
    throw new StepFailure(say`The price in ${name} would be rounded to zero.`);
  }
  return amount;
};

const round = (exact: ExactAmount, place: PricePlace, rounding: PriceStep['rounding']) =>
  checked(roundPrice(exact, rounding, place.currency), place, exact);

const readPart = (price: PriceRecord | undefined, part: PriceStep['part']): number | null =>
  (part === 'AMOUNT' ? price?.amount : price?.compareAt) ?? null;

/** Returns the new amount; null to remove it, undefined to leave it. */
const getAmount = (step: PriceStep, prices: readonly PriceRecord[], old: number | null): number | null | undefined => {
  const { change, rounding } = step;
  switch (change.kind) {
    case 'set':
      return checked(change.amount, step);
    case 'clear':
      return null;
    case 'copy': {
      const source = readPart(prices.find(isAt(change)), change.part);
      return source === null ? undefined : round(multiplyExact(source, change.rate), step, rounding);
    }
    case 'add':
      return old === null ? undefined : round(toExact(old) + toExact(change.amount), step, rounding);
    case 'percent':
      return old === null ? undefined : round(addPercent(old, change.amount), step, rounding);
  }
};

/** A price without a compare-at price has no sale. */
const withoutSale = ({ compareAtFrom: _, compareAtUntil: __, ...price }: PriceRecord): PriceRecord => ({
  ...price,
  compareAt: null,
});

// `map` makes a list of the right size, `filter` and `flatMap` one with room for more.
const replaceAt = (prices: PriceRecord[], old: PriceRecord, price: PriceRecord | null): PriceRecord[] =>
  price ? prices.map((one) => (one === old ? price : one)) : prices.filter((one) => one !== old);

/** Returns the edit of a `price` step. */
export function createPriceEdit(step: PriceStep): PricesEdit {
  const { currency, channel, part } = step;
  const isIt = isAt(step);
  return (prices) => {
    const old = prices.find(isIt);
    const former = readPart(old, part);
    const amount = getAmount(step, prices, former);
    if (amount === undefined || amount === former) return prices;
    if (!old) {
      if (amount === null || part === 'COMPARE_AT') return prices;
      return [...prices, { currency, ...withoutAbsent({ channel }), amount, compareAt: null }];
    }
    if (part === 'AMOUNT') return replaceAt(prices, old, amount === null ? null : { ...old, amount });
    return replaceAt(prices, old, amount === null ? withoutSale(old) : { ...old, compareAt: amount });
  };
}

/** Returns the edit of a `startSale` step. */
export function createSaleStart(step: StartSale): PricesEdit {
  const { percent, rounding, from, until } = step;
  const isIt = isAt(step);
  return (prices) => {
    const old = prices.find(isIt);
    if (!old) return prices;
    const { compareAtFrom: _, compareAtUntil: __, ...price } = old;
    const full = Math.max(old.amount, old.compareAt ?? 0);
    return replaceAt(prices, old, {
      ...price,
      amount: round(addPercent(full, -percent), step, rounding),
      compareAt: full,
      ...withoutAbsent({ compareAtFrom: from, compareAtUntil: until }),
    });
  };
}

/** Returns the edit of an `endSale` step. */
export function createSaleEnd(place: PricePlace): PricesEdit {
  const isIt = isAt(place);
  return (prices) => {
    const old = prices.find(isIt);
    if (!old || old.compareAt === null) return prices;
    return replaceAt(prices, old, { ...withoutSale(old), amount: old.compareAt });
  };
}
