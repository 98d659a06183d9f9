import { parsePriceKey } from '../../records/prices';
import { getStart, type ProductBlock } from './productBlock';

/** The currencies of a catalog, its first choice first, and the sales channel; null for the prices for all channels. */
export interface PriceOrder {
  currencies: readonly string[];
  channel: string | null;
}

/**
 * Returns how well a price matches, the lowest best: those of the channel, then those for all channels; Infinity if not
 * at all.
 */
const rankPrice = (key: string, { currencies, channel }: PriceOrder): number => {
  const { currency, channel: own = null } = parsePriceKey(key);
  if (own !== channel && own !== null) return Infinity;
  const place = currencies.includes(currency) ? currencies.indexOf(currency) : currencies.length;
  return own === channel ? place : place + currencies.length + 1;
};

/**
 * Returns a function that finds the price of a row in the first of the currencies that the product has a price in, else
 * in that of its first price: a position in the price columns, or -1 without a price.
 */
export function createPriceFinder({ currency, priceEnds }: ProductBlock, order: PriceOrder): (row: number) => number {
  const ranks = currency.texts.map((key) => rankPrice(key, order));
  return (row) => {
    let best = -1;
    let rank = Infinity;
    for (let at = getStart(priceEnds, row); at < priceEnds[row]!; at++) {
      if (ranks[currency.codes[at]!]! >= rank) continue;
      rank = ranks[currency.codes[at]!]!;
      best = at;
    }
    return best;
  };
}
