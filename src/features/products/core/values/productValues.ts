import type { AssociationType, Availability, ProductKind, ProductStatus } from '#graphql/types.generated';
import { amountText } from '#ui/form/amounts';
import type { ProductContentFragment } from '../ProductDetail.generated';
import { valueId } from './valueId';
import { shareVariant } from './sharedVariant';

/** A named value: an attribute or an option of a variant. */
interface PairValues {
  name: string;
  value: string;
}

/** A price. Amounts are stored as typed, and are empty if not set. */
export interface PriceValues {
  currency: string;
  /** Code of the sales channel; empty for all channels. */
  channel: string;
  amount: string;
  compareAt: string;
  /** ISO instants. */
  compareAtFrom: string;
  compareAtUntil: string;
}

/** An image. */
export interface PictureValues {
  url: string;
  /** In the default language. */
  alt: string;
  /** Alt texts in other languages by their tags. None is empty. */
  altTexts: Record<string, string>;
}

/** The types of associations, in the order of selects. */
export const associationTypes = ['RELATED', 'UPSELL', 'CROSS_SELL', 'PART_OF'] as const satisfies AssociationType[];

/** A product that the product is associated with. */
export interface AssociationValues {
  type: AssociationType;
  sku: string;
  /** Name of the other product, to show; empty if no product has the SKU. */
  name: string;
  /** Empty for one, and for types without a quantity. */
  quantity: string;
}

/** A variant. `id` is empty until it is saved. */
export interface VariantValues {
  id: string;
  sku: string;
  gtin: string;
  externalReference: string;
  link: string;
  name: string;
  options: PairValues[];
  /** What it has instead of the product's attributes, or in addition. */
  attributes: PairValues[];
  /** Its own texts for other languages and for channels by their names in the form, see `valueId`. None is empty. */
  values: Record<string, string>;
  prices: PriceValues[];
  stock: string;
  availability: Availability | '';
  /** ISO date. */
  availableFrom: string;
  media: PictureValues[];
  status: ProductStatus;
}

/** A product as form values: strings only, empty for missing values. */
export interface ProductValues {
  /** The revision on which the edit is based; 0 for a new product. */
  revision: number;
  sku: string;
  name: string;
  slug: string;
  description: string;
  brand: string;
  gtin: string;
  mpn: string;
  status: ProductStatus;
  /** Empty for a simple product or one with variants. */
  kind: Extract<ProductKind, 'GROUPED' | 'EXTERNAL'> | '';
  /** Of its page in the shop. */
  link: string;
  /** Of the page on another site that sells it. */
  externalUrl: string;
  buttonText: string;
  /** Code of the family; empty if it has none. */
  family: string;
  stock: string;
  availability: Availability | '';
  /** ISO date. */
  availableFrom: string;
  categories: string[];
  attributes: PairValues[];
  /** Values of attributes that the product does not have yet, by their names, see `addedKey`. None is empty. */
  added: Record<string, string>;
  variants: VariantValues[];
  prices: PriceValues[];
  media: PictureValues[];
  seo: { title: string; description: string };
  associations: AssociationValues[];
  /** Texts for other languages and for channels by their names in the form, see `valueId`. None is empty. */
  values: Record<string, string>;
  externalReference: string;
}

/** The path of the value of an attribute, in the form of a product or that of a bulk edit. */
export type AttributePath = `attributes.${number}.value` | `added.${string}` | `steps.${number}.value.change.set`;

type Product = ProductContentFragment;

const pair = ({ name, value }: PairValues): PairValues => ({ name, value });

const picture = ({ url, alt, altTexts }: Product['media'][number]): PictureValues => ({
  url,
  alt,
  altTexts: Object.fromEntries(altTexts.map(({ locale, text }) => [locale, text])),
});

const toPriceValues = ({
  channel,
  price: { amount, currencyCode: currency },
  compareAtPrice,
  ...period
}: Product['prices'][number]): PriceValues => ({
  currency,
  channel: channel ?? '',
  amount: amountText(Number(amount), currency),
  compareAt: compareAtPrice === null ? '' : amountText(Number(compareAtPrice.amount), currency),
  compareAtFrom: period.compareAtFrom ?? '',
  compareAtUntil: period.compareAtUntil ?? '',
});

const association = ({ type, sku, quantity, product }: Product['associations'][number]): AssociationValues => ({
  type,
  sku,
  name: product ? product.name || sku : '',
  quantity: quantity === null || quantity === 1 ? '' : String(quantity),
});

const offer = ({ stock, availability, availableFrom }: Pick<Product, 'stock' | 'availability' | 'availableFrom'>) => ({
  stock: stock === null ? '' : String(stock),
  availability: availability ?? ('' as const),
  availableFrom: availableFrom ?? '',
});

const toTexts = (values: Product['variants'][number]['values']) =>
  Object.fromEntries(values.map((value) => [valueId(value), value.text]));

type Variant = Product['variants'][number];

const toVariantValues = ({
  id,
  sku,
  gtin,
  externalReference,
  link,
  name,
  status,
  ...lists
}: Variant): VariantValues => ({
  id,
  sku,
  gtin: gtin ?? '',
  externalReference: externalReference ?? '',
  link: link ?? '',
  name,
  options: lists.options.map(pair),
  attributes: lists.attributes.map(pair),
  values: toTexts(lists.values),
  prices: lists.prices.map(toPriceValues),
  ...offer(lists),
  media: lists.media.map(picture),
  status,
});

// The app's data are immutable, so the values stay valid as long as the variant they were made of.
const sharedVariants = new WeakMap<Variant, VariantValues>();

const storedVariants = new WeakSet<VariantValues>();

const variant = (stored: Variant): VariantValues => {
  const shared = sharedVariants.get(stored) ?? shareVariant(toVariantValues(stored));
  sharedVariants.set(stored, shared);
  storedVariants.add(shared);
  return shared;
};

/** Whether a variant has the values that are stored. */
export function isStored(variant: VariantValues): boolean {
  return storedVariants.has(variant);
}

/** Returns the initial form values of a stored product. */
export function toFormValues(product: Product): ProductValues {
  return {
    revision: product.revision,
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    description: product.description,
    brand: product.brand,
    gtin: product.gtin ?? '',
    mpn: product.mpn ?? '',
    status: product.status,
    kind: product.kind === 'GROUPED' || product.kind === 'EXTERNAL' ? product.kind : '',
    link: product.link ?? '',
    externalUrl: product.externalUrl ?? '',
    buttonText: product.buttonText ?? '',
    family: product.family?.code ?? '',
    ...offer(product),
    categories: product.categories.filter((path) => !product.ruleCategories.includes(path)),
    attributes: product.attributes.map(pair),
    added: {},
    variants: product.variants.map(variant),
    prices: product.prices.map(toPriceValues),
    media: product.media.map(picture),
    seo: { title: product.seo.title, description: product.seo.description },
    associations: product.associations.map(association),
    values: toTexts(product.values),
    externalReference: product.externalReference ?? '',
  };
}
