import type { PriceRecord } from '#server/records/products';
import type { Level } from '../../cells/levels';
import { parseCurrency } from '../../cells/priceText';
import { clearsField, textFrom } from '../../cells/cellReader';
import type { ClearedPrice } from '../patch';
import { valueFrom, type Reading } from '../sharedFields';

type Columns = Pick<Level, 'price' | 'salePrice' | 'compareAtPrice'>;

/** What columns for one price clear. A price in the row replaces all of what is stored. */
const getPart = (
  { price, salePrice, compareAtPrice }: Columns,
  cells: readonly string[],
): ClearedPrice['part'] | null => {
  const isFilled = [price, salePrice, compareAtPrice].some((readers) => textFrom(readers, cells, () => undefined));
  if (isFilled) return null;
  if (clearsField(price, cells)) return 'price';
  if (clearsField(salePrice, cells)) return 'sale';
  return clearsField(compareAtPrice, cells) ? 'compareAt' : null;
};

/**
 * Returns the prices that the cells of a row clear. An empty list of all prices clears none: too much money would go at
 * once.
 */
export function readClearedPrices(level: Level, cells: readonly string[], { currency }: Reading): ClearedPrice[] {
  const stated = valueFrom(level.currency, cells, () => undefined, parseCurrency) ?? currency;
  const part = getPart(level, cells);
  const scoped = level.scopedPrices.flatMap(({ code, channel, level: own }): ClearedPrice[] => {
    const cleared = getPart(own, cells);
    return cleared ? [{ part: cleared, currency: code ?? currency, channel }] : [];
  });
  return part ? [{ part, currency: stated }, ...scoped] : scoped;
}

const endSale = (price: PriceRecord): PriceRecord => ({
  currency: price.currency,
  ...(price.channel !== undefined && { channel: price.channel }),
  amount: price.compareAt ?? price.amount,
  compareAt: null,
});

/** Returns the stored prices without what the file clears. */
export function withoutCleared(prices: readonly PriceRecord[], cleared: readonly ClearedPrice[] = []): PriceRecord[] {
  return cleared.reduce<PriceRecord[]>(
    (all, { part, currency, channel }) => {
      const isMeant = (price: PriceRecord) => price.currency === currency && price.channel === channel;
      if (part === 'price') return all.filter((price) => !isMeant(price));
      return all.map((price) => {
        if (!isMeant(price) || price.compareAt === null) return price;
        return part === 'sale' ? endSale(price) : { ...endSale(price), amount: price.amount };
      });
    },
    [...prices],
  );
}
