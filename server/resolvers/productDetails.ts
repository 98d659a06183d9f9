import type { RequestContext } from '../context';
import { findPrice } from '../domain/prices/productPrices';
import { nameInLanguage } from '../i18n/translate';
import type { SentenceValue } from '../records/sentence';
import { getVariantName } from '../records/variantName';
import { getSourceJob } from '../domain/jobs/actions';
import { getCatalog } from '../domain/catalogs/catalogList';
import { getCompleteness, getMatrix, getQualityParts } from '../domain/products/productQuality';
import { getValues } from '../domain/products/productValues';
import { findTypedValue, getTypedValues, toTypedValues } from '../domain/products/typedValues';
import { readAlt } from '../domain/productValues/altTexts';
import { getSellingChannels, isAskedIn } from '../domain/definitions/catalogChannels';
import { getChannels } from '../domain/definitions/storedChannels';
import { translationProgress } from '../domain/productValues/translationProgress';
import { listKnownDefinitions } from '../domain/validation/definedRules';
import type { Resolvers } from '../types.generated';

const labeled = {
  label: ({ label }: { label: SentenceValue }, _: unknown, ctx: RequestContext) => nameInLanguage(label, ctx),
};

/** What lists of products don't show. */
export const productDetailsResolvers: Resolvers = {
  Product: {
    createdByJob: ({ createdByJob }, _, ctx) => getSourceJob(ctx, createdByJob),
    updatedByJob: ({ updatedByJob }, _, ctx) => getSourceJob(ctx, updatedByJob),
    values: (product, _, ctx) => getTypedValues(ctx, product),
    value: (product, request, ctx) => findTypedValue(ctx, product, request),
    valuesOf: async (product, { attributes, ...scope }, ctx) =>
      toTypedValues(ctx, await getValues(ctx, product, attributes, scope)),
    translationProgress: async (product, _, ctx) => {
      const catalog = await getCatalog(ctx, product.catalogId);
      const { locales, defaultLocale } = catalog;
      const definitions = await listKnownDefinitions(ctx.store);
      const same = definitions.filter(({ isLocalizable }) => !isLocalizable).map(({ code }) => code);
      const others = locales.filter((locale) => locale !== defaultLocale);
      const progress = translationProgress(product, others, new Set(same));
      const selling = getSellingChannels(catalog, await getChannels(ctx.store));
      return progress.map((one) => ({ ...one, isAsked: isAskedIn(selling, product, one.locale) }));
    },
    completenessMatrix: (product, _, ctx) => getMatrix(ctx, product),
  },
  Completeness: { missing: async (source, _, ctx) => (await getCompleteness(ctx, source)).missing },
  Quality: { parts: (product, _, ctx) => getQualityParts(ctx, product) },
  Media: {
    altTexts: ({ altTexts = [] }) => altTexts,
    alt: (image, { locale = null }) => (locale === null ? image.alt : readAlt(image, locale)),
  },
  ProductVariant: {
    availability: ({ availability }) => availability ?? null,
    availableFrom: ({ availableFrom }) => availableFrom ?? null,
    name: getVariantName,
    externalReference: ({ externalReference }) => externalReference ?? null,
    link: ({ link }) => link ?? null,
    attributes: ({ attributes = [] }) => attributes,
    price: (variant, request, ctx) => findPrice(ctx, variant.product, request, variant),
    values: ({ product, values }, _, ctx) =>
      values ? getTypedValues(ctx, { catalogId: product.catalogId, values }) : [],
    value: (variant, request, ctx) => findTypedValue(ctx, variant.product, request, variant),
  },
  Association: {
    product: async ({ catalogId, sku }, _, ctx) => (await ctx.store.products.bySku(catalogId, sku)) ?? null,
    quantity: ({ type, quantity }) => (type === 'PART_OF' ? (quantity ?? 1) : null),
  },
  MissingField: labeled,
  QualityLoss: labeled,
  ProductValue: { __resolveType: ({ __typename }) => __typename },
  ProductReferenceValue: {
    product: async ({ catalogId, text }, _, ctx) => (await ctx.store.products.bySku(catalogId, text.trim())) ?? null,
  },
  Price: {
    channel: ({ channel }) => channel ?? null,
    price: ({ amount, currency }) => ({ amount, currencyCode: currency }),
    compareAtPrice: ({ compareAt, currency }) =>
      compareAt === null ? null : { amount: compareAt, currencyCode: currency },
    compareAtFrom: ({ compareAtFrom }) => compareAtFrom ?? null,
    compareAtUntil: ({ compareAtUntil }) => compareAtUntil ?? null,
  },
};
