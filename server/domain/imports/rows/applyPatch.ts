import { withRuleCategories } from '#server/records/categories';
import type { PriceRecord, ProductContent, VariantContent } from '#server/records/products';
import { attributesField } from '../../productValues/values';
import { longerGtin } from '#server/records/gtin';
import { makeSlug } from '#server/records/makeSlug';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { withChannelPrices } from './prices/channelPrices';
import { matchVariants } from './matchVariants';
import { mergeAttributes, mergeMedia, mergeOptions, mergeFilePrices, mergeValues } from './mergeLists';
import { withoutInherited } from './ownAttributes';
import { completePrices, type PriceProblem } from './prices/partialPrices';
import { OPTIONAL_FIELDS, type OptionalField, type ProductFields, type ProductPatch, type VariantPatch } from './patch';

/** Handles a partial price that is not used as it is; `sku` is that of the variant. */
type ReportPrice = (problem: PriceProblem, sku?: string) => void;

const ignore = () => undefined;

/** The prices with those in a file. `product` is that of a variant. */
const withGivenPrices = (
  existing: readonly PriceRecord[],
  {
    prices,
    partialPrices,
    channelPrices,
    clearedPrices,
  }: Pick<ProductFields, 'prices' | 'partialPrices' | 'channelPrices' | 'clearedPrices'>,
  report: (problem: PriceProblem) => void,
  product: Pick<ProductContent, 'prices'> | null = null,
) => {
  const completed = completePrices(mergeFilePrices(existing, prices, clearedPrices), partialPrices, product);
  completed.problems.forEach(report);
  return withChannelPrices(completed.prices, channelPrices, product);
};

/** The patch with the GTIN as it is stored if the file has it without its first zeros. */
const withKnownGtin = <Patch extends { gtin?: string | null }>(
  patch: Patch,
  { gtin }: { gtin: string | null },
): Patch => (gtin && patch.gtin ? { ...patch, gtin: longerGtin(gtin, patch.gtin) } : patch);

/** What variants take from their product. */
type VariantsProduct = Pick<ProductContent, 'name' | 'prices' | 'attributes'>;

const getOwnAttributes = ({
  ownAttributes = [],
  namedAttributes = [],
}: Pick<VariantPatch, 'ownAttributes' | 'namedAttributes'>) => [...ownAttributes, ...namedAttributes];

const newVariant = (patch: VariantPatch, product: VariantsProduct, report: ReportPrice): VariantContent => ({
  sku: patch.sku,
  gtin: patch.gtin || null,
  name: patch.name ?? (patch.options?.length ? '' : product.name),
  options: patch.options ?? [],
  prices: withGivenPrices([], patch, (problem) => report(problem, patch.sku), product),
  stock: patch.stock ?? patch.newStock ?? null,
  media: patch.media ?? [],
  status: patch.status ?? 'ACTIVE',
  ...attributesField(
    mergeAttributes(patch.attributes ?? [], [
      ...(patch.measures ?? []),
      ...withoutInherited(getOwnAttributes(patch), product.attributes),
    ]),
  ),
  ...mergeValues(undefined, patch.values),
  ...withoutAbsent({
    externalReference: patch.externalReference || null,
    link: patch.link || null,
    availability: patch.availability,
    availableFrom: patch.availableFrom,
  }),
});

const mergeVariant = (
  existing: VariantContent,
  {
    isSkuMade: _isSkuMade,
    newStock: _newStock,
    prices,
    partialPrices,
    channelPrices,
    clearedPrices,
    measures = [],
    ownAttributes,
    namedAttributes,
    keptOptions = [],
    ...patch
  }: VariantPatch,
  product: VariantsProduct,
  report: ReportPrice,
): VariantContent => {
  const {
    externalReference,
    link,
    availability,
    availableFrom,
    stock,
    attributes,
    values: _,
    ...others
  } = {
    ...existing,
    ...withKnownGtin(patch, existing),
  };
  if (patch.options) others.options = mergeOptions(existing.options, patch.options, keptOptions);
  return {
    ...others,
    ...attributesField(
      mergeAttributes(attributes ?? [], [
        ...measures,
        ...withoutInherited(
          getOwnAttributes({ ownAttributes, namedAttributes }),
          product.attributes,
          existing.attributes,
        ),
      ]),
    ),
    ...mergeValues(existing.values, patch.values),
    stock: stock ?? null,
    ...withoutAbsent({ externalReference: externalReference || null, link: link || null, availability, availableFrom }),
    prices: withGivenPrices(
      existing.prices,
      withoutAbsent({ prices, partialPrices, channelPrices, clearedPrices }),
      (problem) => report(problem, existing.sku),
      product,
    ),
    media: mergeMedia(existing.media, patch.media),
  };
};

const mergeVariants = (
  existing: readonly VariantContent[],
  patches: readonly VariantPatch[],
  product: VariantsProduct,
  report: ReportPrice,
): VariantContent[] => {
  const matched = matchVariants(existing, patches);
  const patchOf = new Map([...matched].map(([patch, variant]) => [variant, patch]));
  const merged = existing.map((variant) => {
    const patch = patchOf.get(variant);
    return patch ? mergeVariant(variant, patch, product, report) : variant;
  });
  const added = patches.filter((patch) => !matched.has(patch));
  return [...merged, ...added.map((patch) => newVariant(patch, product, report))];
};

/** A product whose optional fields can be null. */
type Clearable = Omit<ProductContent, OptionalField> & Pick<ProductFields, OptionalField>;

/** Returns the product without its optional fields that are null or an empty list. */
const withoutEmpty = (product: Clearable): ProductContent => {
  const kept = { ...product };
  for (const field of OPTIONAL_FIELDS) {
    const value = kept[field];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) delete kept[field];
  }
  return kept as ProductContent;
};

const mergeProduct = (
  existing: ProductContent,
  { fields, variants }: ProductPatch,
  report: ReportPrice,
): ProductContent => {
  const { values: former, ...content } = existing;
  const {
    values,
    channelPrices: _channelPrices,
    partialPrices: _partialPrices,
    clearedPrices: _clearedPrices,
    clearedAttributes,
    ...given
  } = fields;
  const prices = withGivenPrices(existing.prices, fields, report);
  const attributes = mergeAttributes(existing.attributes, fields.attributes, clearedAttributes);
  // The stock of a product with variants is theirs. Shop systems have their sum on its row.
  const getsVariants = !existing.variants.length && variants.length > 0;
  if (existing.variants.length && !variants.length) delete given.stock;
  return withoutEmpty({
    ...content,
    ...(getsVariants && { stock: null }),
    ...withKnownGtin(given, existing),
    ...mergeValues(former, values),
    attributes,
    prices,
    ...(fields.categories && { categories: withRuleCategories(existing, fields.categories) }),
    media: mergeMedia(existing.media, fields.media),
    seo: { ...existing.seo, ...fields.seo },
    variants: mergeVariants(
      existing.variants,
      variants,
      { name: fields.name ?? existing.name, prices, attributes },
      report,
    ),
  });
};

const newProduct = ({ fields, variants }: ProductPatch, report: ReportPrice): ProductContent => {
  const {
    values,
    channelPrices: _channelPrices,
    partialPrices: _partialPrices,
    clearedPrices: _clearedPrices,
    clearedAttributes: _clearedAttributes,
    ...given
  } = fields;
  const { sku = '', name = '', attributes = [] } = given;
  const prices = withGivenPrices([], fields, report);
  // A name comes first, see docs/decisions/0043-shapes-of-records.md.
  return withoutEmpty({
    variants: variants.map((patch) => newVariant(patch, { name, prices, attributes }, report)),
    ...given,
    sku,
    name,
    slug: fields.slug ?? makeSlug(name, sku),
    description: fields.description ?? '',
    brand: fields.brand ?? '',
    gtin: fields.gtin || null,
    mpn: fields.mpn || null,
    status: fields.status ?? 'ACTIVE',
    categories: fields.categories ?? [],
    attributes,
    prices,
    media: fields.media ?? [],
    seo: { title: fields.seo?.title ?? '', description: fields.seo?.description ?? '' },
    externalReference: fields.externalReference || null,
    ...mergeValues(undefined, values),
  });
};

/**
 * The content with the patch applied. A new product gets defaults for what the file omits: a slug from its name,
 * variants without options named after the product, ACTIVE. In an existing product, only the given fields
 * change. Lists are replaced as a whole, except that attributes are merged by name, prices by currency and channel,
 * variants by external reference or SKU, and values by attribute, language and channel. Prices that cannot be completed
 * are reported.
 */
export function applyPatch(
  existing: ProductContent | null,
  patch: ProductPatch,
  report: ReportPrice = ignore,
): ProductContent {
  return existing ? mergeProduct(existing, patch, report) : newProduct(patch, report);
}
