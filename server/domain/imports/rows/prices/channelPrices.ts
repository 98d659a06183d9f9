import { say } from '#server/records/sentence';
import { getPriceKey, getVariantPrices, isSamePrice } from '#server/records/prices';
import type { PriceRecord, ProductContent } from '#server/records/products';
import type { Level, Levels } from '../../cells/levels';
import type { ValueProblem } from '#server/domain/ownLayout/valueProblem';
import { textOn } from '../../layouts/rowKeys';
import type { Group, PriceRow } from '../../layout';
import type { Draft } from '../draft';
import { completePrices } from './partialPrices';
import { readPrices } from './priceFields';
import { readingOfChannel, type Reading } from '../sharedFields';
import { findRowChannel } from '../valueFields';

/** The price that applies in a channel without one of its own. `product` is that of a variant. */
const findInherited = (
  { currency, channel }: PriceRecord,
  prices: PriceRecord[],
  product: Pick<ProductContent, 'prices'> | null,
): PriceRecord | undefined => {
  const applying = getVariantPrices(product ?? { prices }, product && { prices }, channel ?? null);
  return applying.find((price) => price.currency === currency);
};

/**
 * Returns the prices with those that rows have for a channel. One that is the same as without it is no price of the
 * channel, and removes what is stored. `product` is that of a variant.
 */
export function withChannelPrices(
  prices: PriceRecord[],
  given: readonly PriceRecord[] | undefined,
  product: Pick<ProductContent, 'prices'> | null = null,
): PriceRecord[] {
  return (given ?? []).reduce((all, price) => {
    const isOwn = (other: PriceRecord) => getPriceKey(other) === getPriceKey(price);
    const others = all.filter((other) => !isOwn(other));
    const inherited = findInherited(price, others, product);
    if (inherited && isSamePrice(inherited, price)) return others;
    return all.some(isOwn) ? all.map((other) => (isOwn(other) ? price : other)) : [...all, price];
  }, prices);
}

const reportSkipped = (
  draft: Draft,
  { row: { number }, channel, word }: PriceRow,
  prices: readonly PriceRecord[],
  column: string | undefined,
) => {
  const isOne = prices.length === 1;
  const amounts = { list: prices.map(({ amount, currency }) => ({ amount, currency })) };
  const place = word ? say`the store view ${channel}` : say`the channel ${channel}`;
  draft.report({
    code: 'PRICE_SKIPPED',
    severity: 'WARNING',
    category: channel ? 'CHANNEL' : 'PRICE',
    rowNumber: number,
    column,
    ...(channel
      ? isOne
        ? {
            message: say`Row ${number} has the price ${amounts} for ${place}, and the catalog does not have a channel called ${channel}. It was skipped.`,
            suggestedFix: say`To import it, add ${channel} to the catalog’s channels, for example with the import.`,
          }
        : {
            message: say`Row ${number} has the prices ${amounts} for ${place}, and the catalog does not have a channel called ${channel}. They were skipped.`,
            suggestedFix: say`To import them, add ${channel} to the catalog’s channels, for example with the import.`,
          }
      : {
          message: isOne
            ? say`Row ${number} has the price ${amounts} in another language than the price of the product. It was skipped, because prices are the same in all languages.`
            : say`Row ${number} has the prices ${amounts} in another language than the price of the product. They were skipped, because prices are the same in all languages.`,
          suggestedFix: say`To import different prices, map a column with the sales channel of the row.`,
        }),
  });
};

const withoutChannels = (level: Level): Level => ({
  ...level,
  scopedPrices: level.scopedPrices.filter(({ channel }) => channel === undefined),
});

/**
 * Returns a function that reads the prices of rows for a channel into the draft. Those for a channel that the catalog
 * lacks, and those that differ by language, are reported.
 */
export function createChannelPriceReader({ product, variant }: Levels, isShared: boolean, reading: Reading) {
  const ofProduct = withoutChannels(product);
  const ofVariant = withoutChannels(variant);

  const readLevel = (draft: Draft, priceRow: PriceRow, level: Level, index: number | undefined) => {
    const { row } = priceRow;
    const channel = findRowChannel(priceRow.channel, reading);
    const fail = channel ? draft.failAt(row, index)('prices') : (_: ValueProblem) => undefined;
    const { fields } = draft;
    const owner = index === undefined ? fields : draft.variants[index]!;
    const general = { prices: fields.prices ?? [] };
    const read = readPrices(level, row, readingOfChannel(reading, channel || undefined), fail);
    const completed = completePrices(owner.prices ?? [], read.partial, index === undefined ? null : general).prices;
    const ofPartial = completed.filter((price) =>
      read.partial.some((partial) => getPriceKey(partial) === getPriceKey(price)),
    );
    const prices = [...(read.prices ?? []), ...ofPartial];
    const isKnown = (price: PriceRecord) => {
      const same = findInherited(price, owner.prices ?? [], index === undefined ? null : general);
      return same ? isSamePrice(same, price) : !priceRow.channel;
    };
    const lost: PriceRecord[] = [];
    for (const price of prices) {
      if (price.channel !== undefined) continue;
      if (!channel) {
        if (!isKnown(price)) lost.push(price);
        continue;
      }
      const own = { ...price, channel };
      if (index === undefined) fields.sku ??= textOn(row, level.sku);
      const first = owner.channelPrices?.find((other) => getPriceKey(other) === getPriceKey(own));
      if (!first) (owner.channelPrices ??= []).push(own);
      else if (!isSamePrice(first, own)) lost.push(price);
    }
    if (!lost.length) return;
    const inCurrency = level.scopedPrices.filter(({ code }) => code === lost[0]?.currency);
    const filled = [...inCurrency.map((scoped) => scoped.level), level]
      .flatMap(({ salePrice, price, compareAtPrice, prices }) => [...salePrice, ...price, ...compareAtPrice, ...prices])
      .find((reader) => textOn(row, [reader]) !== '');
    reportSkipped(draft, channel ? { row, channel: '' } : priceRow, lost, filled?.column);
  };

  return (draft: Draft, rows: readonly PriceRow[], group: Group): void => {
    if (!rows.length) return;
    const indexes = new Map(draft.variants.map(({ sku }, index) => [sku, index]));
    for (const priceRow of rows) {
      const { row } = priceRow;
      const index = indexes.get(textOn(row, variant.sku));
      const isVariant = group.isVariant?.(row) ?? (isShared && index !== undefined);
      if (!isVariant) readLevel(draft, priceRow, ofProduct, undefined);
      if (index !== undefined && (isVariant || !isShared)) readLevel(draft, priceRow, ofVariant, index);
    }
  };
}
