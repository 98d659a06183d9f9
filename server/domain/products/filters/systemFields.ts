import { getAvailability, getBestAvailability } from '#server/records/availability';
import { getAllPricesIn, getTotalStock } from '#server/records/productFacts';
import { getVariantPrices } from '#server/records/prices';
import type { ProductRecord } from '#server/records/products';
import { getPriceAt } from '#server/records/sale';
import { getFamilies } from '../../definitions/storedFamilies';
import { listAttributeCodes } from '../../productValues/attributeCodes';
import { getRevisions } from '../publishedState';
import { listKnownCodes } from '../readAttribute';
import { ofVariant, own, type SystemField } from './fieldSources';
import { pickPrice, readSales, readTimeline, toDay, toSales, toText, toTimeline } from './fieldTexts';
import { AUTHOR_FIELDS } from './authorFields';
import { QUALITY_FIELDS } from './qualityFields';

/** Availability is compared as it would be while the product is ACTIVE. */
const asActive = (product: ProductRecord): ProductRecord =>
  product.status === 'ACTIVE' ? product : { ...product, status: 'ACTIVE' as const };

const AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'] as const;

/** The fields that every product has, besides those that are attributes, by their names. */
export const SYSTEM_FIELDS: Readonly<Record<string, SystemField>> = {
  sku: { type: 'TEXT', getSource: () => ({ held: 'sku' }), ...ofVariant(({ sku }) => sku) },
  status: {
    type: 'CHOICE',
    isAlways: true,
    getOptions: () => ['DRAFT', 'ACTIVE', 'ARCHIVED'],
    getSource: () => ({ held: 'status' }),
    ...ofVariant(({ status }) => status),
  },
  kind: {
    type: 'CHOICE',
    isAlways: true,
    getOptions: () => ['SIMPLE', 'VARIABLE', 'GROUPED', 'EXTERNAL'],
    ...own('kind', ({ kind, variants }) => kind ?? (variants.length ? 'VARIABLE' : 'SIMPLE')),
  },
  family: {
    type: 'CHOICE',
    getOptions: async ({ ctx, catalog }) => {
      const inUse = await ctx.store.products.families(catalog.id);
      return [...new Set([...(await getFamilies(ctx.store)).map(({ code }) => code), ...inUse.keys()])];
    },
    getSource: () => ({ held: 'family' }),
  },
  category: { type: 'CATEGORY', getSource: () => ({ held: 'categories' }) },
  channel: {
    type: 'CHOICE',
    getOptions: ({ catalog: { channels } }) => channels,
    getSource: () => ({ held: 'channels' }),
  },
  price: {
    type: 'PRICE',
    has: ['channel', 'currency'],
    getSource: () => ({ held: 'price' }),
    readVariant:
      ({ scope, currency, catalog }) =>
      (product, variant) => {
        const price = pickPrice(getVariantPrices(product, variant, scope.channel), currency, catalog.currencies);
        return toText(price && getPriceAt(price, new Date(product.updatedAt)).amount);
      },
  },
  'on-sale': {
    type: 'BOOLEAN',
    isAlways: true,
    has: ['channel', 'currency'],
    getSource: ({ ctx, scope, currency }) => ({
      key: `on-sale ${currency}`,
      read: (product) => toSales(getAllPricesIn(product, scope.channel), currency),
      toValue: (text: string) => readSales(text, ctx.now()),
    }),
    readVariant:
      ({ scope, currency }) =>
      (product, variant) =>
        toSales(getVariantPrices(product, variant, scope.channel), currency),
  },
  stock: {
    type: 'NUMBER',
    ...own('stock', (product) => toText(getTotalStock(product))),
    ...ofVariant(({ stock }) => toText(stock)),
  },
  availability: {
    type: 'CHOICE',
    isAlways: true,
    getOptions: () => AVAILABILITIES,
    getSource: ({ ctx, catalog: { timeZone } }) => ({
      key: `availability ${timeZone}`,
      read: (product) =>
        toTimeline([product, ...product.variants], timeZone, (now) =>
          getBestAvailability(asActive(product), now, timeZone),
        ),
      toValue: (text: string) => readTimeline(text, ctx.now()),
    }),
    readVariant:
      ({ catalog: { timeZone } }) =>
      (product, variant) =>
        toTimeline([variant ?? product], timeZone, (now) => getAvailability(asActive(product), variant, now, timeZone)),
  },
  'available-from': {
    type: 'DATE',
    getSource: ({ catalog: { timeZone } }) => ({
      key: `available-from ${timeZone}`,
      read: ({ availableFrom }) => toDay(availableFrom, timeZone),
    }),
    readVariant:
      ({ catalog: { timeZone } }) =>
      (product, variant) =>
        toDay((variant ?? product).availableFrom, timeZone),
  },
  variants: { type: 'NUMBER', isAlways: true, getSource: () => ({ held: 'variants' }) },
  ...QUALITY_FIELDS,
  attribute: {
    type: 'CHOICE',
    getOptions: async ({ ctx, catalog }) => [...(await listKnownCodes(ctx.store, catalog.id))].sort(),
    getSource: () => ({
      key: 'attribute',
      isList: true,
      read: (product) => listAttributeCodes(product).join('\n'),
    }),
  },
  association: {
    type: 'CHOICE',
    getOptions: () => ['RELATED', 'UPSELL', 'CROSS_SELL', 'PART_OF'],
    getSource: () => ({
      key: 'association',
      isList: true,
      read: ({ associations = [] }) => [...new Set(associations.map(({ type }) => type))].join('\n'),
    }),
  },
  published: {
    type: 'CHOICE',
    isAlways: true,
    getOptions: () => ['NEW', 'CHANGED', 'UNCHANGED', 'WITHDRAWN'],
    getSource: async ({ ctx, catalog: { currentVersionId } }) => {
      const entries = currentVersionId === null ? undefined : await ctx.store.get('publishedEntries', currentVersionId);
      const revisions = entries && getRevisions(entries);
      return {
        key: `published ${currentVersionId}`,
        read: ({ id, status, revision }) => {
          const published = revisions?.get(id);
          if (published === undefined) return 'NEW';
          if (status !== 'ACTIVE') return 'WITHDRAWN';
          return published === revision ? 'UNCHANGED' : 'CHANGED';
        },
      };
    },
  },
  created: {
    type: 'DATE',
    isAlways: true,
    getSource: ({ catalog: { timeZone } }) => ({
      key: `created ${timeZone}`,
      read: ({ createdAt }) => toDay(createdAt, timeZone),
    }),
  },
  changed: { type: 'DATE', isAlways: true, getSource: () => ({ held: 'updatedAt' }) },
  ...AUTHOR_FIELDS,
  'external-reference': {
    type: 'TEXT',
    ...own('external-reference', ({ externalReference }) => externalReference ?? ''),
    ...ofVariant(({ externalReference }) => externalReference ?? ''),
  },
  link: {
    type: 'TEXT',
    ...own('link', ({ link }) => link ?? ''),
    ...ofVariant((part, product) => part.link ?? product.link ?? ''),
  },
  'external-url': { type: 'TEXT', ...own('external-url', ({ externalUrl }) => externalUrl ?? '') },
};
