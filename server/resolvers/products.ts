import { getVariantName } from '../records/variantName';
import { toComposed } from '../records/composedText';
import type { RequestContext } from '../context';
import { nameInLanguage } from '../i18n/translate';
import { attributeCode } from '../records/attributeCode';
import type { SentenceValue } from '../records/sentence';
import { listKnownDefinitions } from '../domain/validation/definedRules';
import { OWN_SCOPE } from '../domain/productValues/readValue';
import { getCatalog } from '../domain/catalogs/catalogList';
import { getProduct, listProducts, placeProduct } from '../domain/products/productList';
import { findPrice, getPriceRangeIn } from '../domain/prices/productPrices';
import { publishedRevision } from '../domain/products/publishedState';
import { toGrade } from '../records/grades';
import { getThumbnail } from '../records/productFacts';
import type { Availability, Resolvers } from '../types.generated';
import { toVariantSources, variantPage } from './variantPage';

const bulkEdits = () => import('../domain/jobs/bulkEdit');
const creation = () => import('../domain/products/createProduct');
const update = () => import('../domain/products/updateProduct');
const quality = () => import('../domain/products/productQuality');
const typedValues = () => import('../domain/products/typedValues');

const labeled = {
  label: ({ label }: { label: SentenceValue }, _: unknown, ctx: RequestContext) => nameInLanguage(label, ctx),
};

/** Fields that are not set are absent in records and null in responses. */
const availability = {
  availability: (part: { availability?: Availability | null }) => part.availability ?? null,
  availableFrom: (part: { availableFrom?: string | null }) => part.availableFrom ?? null,
};

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, { input }, ctx) => listProducts(ctx, input),
    product: (_, { id }, ctx) => getProduct(ctx, id),
    productPlace: (_, { input }, ctx) => placeProduct(ctx, input),
    productOfSku: async (_, { catalogId, sku }, ctx) =>
      (await ctx.store.products.bySku((await getCatalog(ctx, catalogId)).id, toComposed(sku))) ?? null,
  },
  Mutation: {
    createProduct: async (_, { input: { catalogId, ...input } }, ctx) => ({
      product: await (await creation()).createProduct(ctx, { catalogId, input }),
    }),
    updateProduct: async (_, { input: { id, revision, base, overwrite, ...input } }, ctx) => {
      const answer = await (await update()).updateProduct(ctx, { id, revision, base, overwrite, input });
      return { ...answer, changedVariants: toVariantSources(answer.changedVariants, answer.product) };
    },
    duplicateProduct: async (_, { input: { id } }, ctx) => ({
      product: await (await creation()).duplicateProduct(ctx, id),
    }),
    setProductStatus: async (_, { input }, ctx) => ({ job: await (await bulkEdits()).setProductsStatus(ctx, input) }),
    setProductValue: async (_, { input }, ctx) => ({
      job: await (await import('../domain/attributes/setValue')).setProductsValue(ctx, input),
    }),
    deleteProducts: async (_, { input }, ctx) => ({ job: await (await bulkEdits()).deleteProducts(ctx, input) }),
  },
  ProductPage: {
    totalData: ({ totalDocs }) => totalDocs,
    selectedCatalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
  },
  ProductPlace: {
    position: ({ offset }) => (offset === null ? null : offset + 1),
    totalDocs: ({ total }) => total,
    previous: ({ previous }) => previous ?? null,
    next: ({ next }) => next ?? null,
  },
  Product: {
    variants: variantPage,
    ...availability,
    stock: ({ stock }) => stock ?? null,
    variantCount: ({ variants }) => variants.length,
    kind: ({ kind, variants }) => kind ?? (variants.length ? 'VARIABLE' : 'SIMPLE'),
    link: ({ link }) => link ?? null,
    externalUrl: ({ externalUrl }) => externalUrl ?? null,
    buttonText: ({ buttonText }) => buttonText ?? null,
    price: (product, request, ctx) => findPrice(ctx, product, request),
    priceRange: (product, { channel }, ctx) => getPriceRangeIn(ctx, product, channel),
    thumbnail: (product) => getThumbnail(product),
    associations: ({ catalogId, associations = [] }) =>
      associations.map((association) => ({ ...association, catalogId })),
    values: async (product, _, ctx) => (await typedValues()).getTypedValues(ctx, product),
    value: async (product, request, ctx) => (await typedValues()).findTypedValue(ctx, product, request),
    valuesOf: async (product, { attributes, ...scope }, ctx) => {
      const { getValues } = await import('../domain/products/productValues');
      return (await typedValues()).toTypedValues(ctx, await getValues(ctx, product, attributes, scope));
    },
    translationProgress: async (product, _, ctx) => {
      const { locales, defaultLocale } = await getCatalog(ctx, product.catalogId);
      const definitions = await listKnownDefinitions(ctx.store);
      const same = definitions.filter(({ isLocalizable }) => !isLocalizable).map(({ code }) => code);
      const others = locales.filter((locale) => locale !== defaultLocale);
      const { translationProgress } = await import('../domain/productValues/translationProgress');
      return translationProgress(product, others, new Set(same));
    },
    completeness: async (product, { locale, channel }, ctx) =>
      locale || channel
        ? (await quality()).findCompleteness(ctx, product, { locale, channel })
        : { product, scope: OWN_SCOPE },
    completenessMatrix: async (product, _, ctx) => (await quality()).getMatrix(ctx, product),
    quality: (product) => product,
    isPublished: async (product, _, ctx) => (await publishedRevision(ctx, product)) !== null,
    publishedRevision: (product, _, ctx) => publishedRevision(ctx, product),
  },
  Association: {
    product: async ({ catalogId, sku }, _, ctx) => (await ctx.store.products.bySku(catalogId, sku)) ?? null,
    quantity: ({ type, quantity }) => (type === 'PART_OF' ? (quantity ?? 1) : null),
  },
  Completeness: {
    ratio: async (source, _, ctx) =>
      source.scope === OWN_SCOPE
        ? source.product.completeness
        : (await (await quality()).getCompleteness(ctx, source)).ratio,
    missing: async (source, _, ctx) => (await (await quality()).getCompleteness(ctx, source)).missing,
  },
  MissingField: labeled,
  QualityLoss: labeled,
  Quality: {
    score: ({ qualityScore }) => qualityScore,
    grade: ({ qualityScore }) => toGrade(qualityScore),
    parts: async (product, _, ctx) => (await quality()).getQualityParts(ctx, product),
  },
  Media: {
    alt: async (image, { locale = null }) =>
      locale === null ? image.alt : (await import('../domain/productValues/altTexts')).readAlt(image, locale),
    altTexts: ({ altTexts = [] }) => altTexts,
  },
  Attribute: { code: ({ name }) => attributeCode(name) },
  ProductValue: { __resolveType: ({ __typename }) => __typename },
  ProductReferenceValue: {
    product: async ({ catalogId, text }, _, ctx) => (await ctx.store.products.bySku(catalogId, text.trim())) ?? null,
  },
  ProductVariant: {
    ...availability,
    name: getVariantName,
    externalReference: ({ externalReference }) => externalReference ?? null,
    link: ({ link }) => link ?? null,
    attributes: ({ attributes = [] }) => attributes,
    values: async ({ product, values }, _, ctx) =>
      values ? (await typedValues()).getTypedValues(ctx, { catalogId: product.catalogId, values }) : [],
    value: async (variant, request, ctx) =>
      (await typedValues()).findTypedValue(ctx, variant.product, request, variant),
    price: (variant, request, ctx) => findPrice(ctx, variant.product, request, variant),
  },
  PriceRange: {
    minPrice: ({ min, currency }) => ({ amount: min, currencyCode: currency }),
    maxPrice: ({ max, currency }) => ({ amount: max, currencyCode: currency }),
    isOfParts: ({ isOfParts = false }) => isOfParts,
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
