import type {
  AssociationRecord,
  AttributeRecord,
  AvailabilityFields,
  MediaRecord,
  PriceRecord,
  ProductContent,
  ProductValueRecord,
  SeoRecord,
  VariantContent,
} from '../../records/products';
import type {
  AssociationInput,
  AttributeInput,
  InputMaybe,
  MediaInput,
  PriceInput,
  ProductInput,
  ProductValueInput,
  ProductVariantInput,
} from '../../types.generated';
import { withRuleCategories } from '../../records/categories';
import { attributesField, valuesField } from '../productValues/values';
import { isOnlyOptions } from '../../records/variantName';
import { withoutAbsent } from '../lists/withoutAbsent';
import { altTextsField } from '../productValues/altTexts';

/** A variant in an edit, with the ID of the existing variant if there is one. */
export type VariantDraft = VariantContent & { id?: string };

/** The content of a product being edited. */
export type ContentDraft = ProductContent<VariantDraft>;

/** An empty product. It is a draft so that it can be saved before it is complete. */
export const EMPTY_CONTENT: ContentDraft = {
  sku: '',
  name: '',
  slug: '',
  description: '',
  brand: '',
  gtin: null,
  mpn: null,
  status: 'DRAFT',
  categories: [],
  attributes: [],
  variants: [],
  prices: [],
  media: [],
  seo: { title: '', description: '' },
  externalReference: null,
};

/** An empty variant. It is ACTIVE, so whether it is sold depends on the product's status. */
const EMPTY_VARIANT: VariantDraft = {
  sku: '',
  gtin: null,
  name: '',
  options: [],
  prices: [],
  stock: null,
  media: [],
  status: 'ACTIVE',
};

// A field that is not given keeps its value; null clears it.
const text = (given: InputMaybe<string>, former: string) => (given === undefined ? former : (given ?? ''));
const nullable = <Value>(given: InputMaybe<Value>, former: Value | null) => (given === undefined ? former : given);
const rows = <Given, Row>(given: InputMaybe<readonly Given[]>, former: Row[], read: (row: Given) => Row) =>
  given === undefined ? former : (given ?? []).map(read);

const attribute = ({ name, value }: AttributeInput): AttributeRecord => ({ name, value });
const price = ({ currency, channel, amount, compareAt, compareAtFrom, compareAtUntil }: PriceInput): PriceRecord => ({
  currency,
  amount,
  compareAt: compareAt ?? null,
  ...withoutAbsent({ channel, compareAtFrom, compareAtUntil }),
});

/** Images keep their alt texts for other languages unless these are given. */
const mediaFrom = (given: InputMaybe<readonly MediaInput[]>, former: MediaRecord[]): MediaRecord[] => {
  const formers = new Map(former.map((image) => [image.url, image.altTexts]));
  return rows(given, former, ({ url, alt, altTexts }) => ({
    url,
    alt: alt ?? '',
    ...altTextsField(altTexts === undefined ? (formers.get(url) ?? []) : (altTexts ?? [])),
  }));
};

const association = ({ type, sku, quantity }: AssociationInput): AssociationRecord => ({
  type,
  sku,
  ...withoutAbsent({ quantity }),
});

const value = ({ attribute: code, locale, channel, text: words }: ProductValueInput): ProductValueRecord => ({
  attribute: code,
  ...withoutAbsent({ locale, channel }),
  text: words,
});

const associationsField = (associations: AssociationRecord[]) => (associations.length ? { associations } : {});

const availabilityFrom = (
  given: Pick<ProductInput, keyof AvailabilityFields>,
  former: AvailabilityFields,
): AvailabilityFields =>
  withoutAbsent({
    availability: nullable(given.availability, former.availability ?? null),
    availableFrom: nullable(given.availableFrom, former.availableFrom ?? null),
  });

/** SIMPLE and VARIABLE are derived from the variants. */
const kindFrom = (given: ProductInput['kind'], former: ContentDraft['kind']) =>
  given === undefined ? former : given === 'GROUPED' || given === 'EXTERNAL' ? given : undefined;

const seoFrom = (given: ProductInput['seo'], former: SeoRecord): SeoRecord =>
  given === null
    ? EMPTY_CONTENT.seo
    : { title: text(given?.title, former.title), description: text(given?.description, former.description) };

/** Whether the input only lists the variant, as clients do with those that an edit leaves unchanged. */
const isListed = ({ id: _, sku, ...others }: ProductVariantInput, former: VariantDraft) =>
  former !== EMPTY_VARIANT && sku === former.sku && Object.values(others).every((field) => field === undefined);

/** Clients get the options as the name of a variant without one, and send it back as it is. */
const ownName = (name: string, known: readonly AttributeRecord[][]) =>
  known.some((options) => isOnlyOptions(name, options)) ? '' : name;

const variantFrom = (given: ProductVariantInput, former: VariantDraft): VariantDraft => {
  if (isListed(given, former)) return former;
  const options = rows(given.options, former.options, attribute);
  const isNamed = given.name !== undefined || options !== former.options;
  return {
    id: former.id,
    sku: given.sku,
    gtin: nullable(given.gtin, former.gtin),
    name: isNamed ? ownName(text(given.name, former.name), [options, former.options]) : former.name,
    options,
    prices: rows(given.prices, former.prices, price),
    stock: nullable(given.stock, former.stock),
    media: mediaFrom(given.media, former.media),
    status: given.status ?? former.status,
    ...attributesField(rows(given.attributes, former.attributes ?? [], attribute)),
    ...valuesField(rows(given.values, former.values ?? [], value)),
    ...withoutAbsent({
      externalReference: nullable(given.externalReference, former.externalReference ?? null),
      link: nullable(given.link, former.link ?? null),
    }),
    ...availabilityFrom(given, former),
  };
};

/** Returns a function that finds the product's variant that matches a given one, by ID or else by SKU. */
const createFinder = (variants: readonly VariantDraft[]) => {
  // Reversed so that the first of several variants with the same key wins.
  const reversed = variants.toReversed();
  const byId = new Map(reversed.map((variant) => [variant.id, variant]));
  const bySku = new Map(reversed.map((variant) => [variant.sku, variant]));
  return ({ id, sku }: ProductVariantInput) => (id == null ? undefined : byId.get(id)) ?? bySku.get(sku);
};

/**
 * Returns the content with the given fields applied. A given list replaces the whole list. For a variant that already
 * existed, matched by ID or else by SKU, fields that are not given keep their values.
 */
export function applyInput(former: ContentDraft, given: ProductInput): ContentDraft {
  const find = createFinder(given.variants ? former.variants : []);
  return {
    sku: text(given.sku, former.sku),
    name: text(given.name, former.name),
    slug: text(given.slug, former.slug),
    description: text(given.description, former.description),
    brand: text(given.brand, former.brand),
    gtin: nullable(given.gtin, former.gtin),
    mpn: nullable(given.mpn, former.mpn),
    status: given.status ?? former.status,
    categories: given.categories === undefined ? former.categories : withRuleCategories(former, given.categories ?? []),
    attributes: rows(given.attributes, former.attributes, attribute),
    variants: rows(given.variants, former.variants, (variant) => variantFrom(variant, find(variant) ?? EMPTY_VARIANT)),
    prices: rows(given.prices, former.prices, price),
    media: mediaFrom(given.media, former.media),
    seo: seoFrom(given.seo, former.seo),
    externalReference: nullable(given.externalReference, former.externalReference),
    ...withoutAbsent({
      kind: kindFrom(given.kind, former.kind),
      link: nullable(given.link, former.link ?? null),
      externalUrl: nullable(given.externalUrl, former.externalUrl ?? null),
      buttonText: nullable(given.buttonText, former.buttonText ?? null),
      family: nullable(given.family, former.family ?? null),
      stock: nullable(given.stock, former.stock ?? null),
      ruleCategories: former.ruleCategories,
      notInChannels: former.notInChannels,
    }),
    ...availabilityFrom(given, former),
    ...associationsField(rows(given.associations, former.associations ?? [], association)),
    ...valuesField(rows(given.values, former.values ?? [], value)),
  };
}
