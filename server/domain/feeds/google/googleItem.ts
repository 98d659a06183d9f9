import type { AttributeRecord, ProductContent, VariantContent } from '#server/records/products';
import { attributeCode } from '#server/records/attributeCode';
import type { CategoryReader } from '../../categories/categoryNames';
import type { FindGoogleName } from '../../attributes/publicAttributes';
import { findGoogleAttribute, googleAttributeElements } from './googleAttributes';
import { availabilityElements, priceElements } from './googleElements';
import { googleOffer, type GoogleOffer, type GoogleSettings } from './googleOffer';
import type { GoogleIssue } from './googleReasons';
import { googleIssues } from './googleRules';
import { cutText, htmlText } from '../../texts/htmlText';
import { element } from '../xml';

/** More characters than any of Google's own attributes can have. */
const MAX_VALUE = 5000;

/** Attributes that items have elements for, which follow from the product. */
const OF_ITEM: ReadonlySet<string> = new Set(['condition', 'identifier-exists', 'identifierexists']);

/** Other URLs and paths of images do not belong in the product details. */
const isSaidElsewhere = (name: string, value: string) =>
  OF_ITEM.has(attributeCode(name)) || /^(?:https?:\/\/|\/[^\s/])/i.test(value.trim());

/** Google shows tags as they are. */
const toPlain = (value: string) => (/<\/?[a-z]/i.test(value) ? htmlText(value) : value);

/** Nothing is said by definitions. */
const findNone = () => undefined;

/** Writes Google's own attributes as themselves, each once, and all others as product details. */
const detailElements = (pairs: readonly AttributeRecord[], given: Set<string>, findSet: FindGoogleName) => {
  // What a definition says comes before what another attribute is called.
  const set = new Set(pairs.filter(({ value }) => value.trim()).map(({ name }) => findSet(name)));
  return pairs
    .map(({ name, value }) => {
      const own = findSet(name);
      const named = own ?? findGoogleAttribute(name, value);
      const known = own === undefined && set.has(named) ? undefined : named;
      if (known !== undefined && value.trim() && !given.has(known)) {
        given.add(known);
        return googleAttributeElements(known, cutText(value, MAX_VALUE));
      }
      if (isSaidElsewhere(name, value)) return '';
      const detail =
        element('g:attribute_name', cutText(name, 140)) + element('g:attribute_value', cutText(toPlain(value), 1000));
      return name && value ? `<g:product_detail>${detail}</g:product_detail>` : '';
    })
    .join('');
};

/** A product without variants, represented as its only variant. */
const soleVariant = ({ sku, gtin, name, prices, media, status }: ProductContent): VariantContent => ({
  sku,
  gtin,
  name,
  options: [],
  prices,
  stock: null,
  media,
  status,
});

/** The product types, and the Google category of the first category that has one, unless an attribute has it. */
const categoryElements = (
  { categories, attributes }: ProductContent,
  reader: CategoryReader,
  findSet: FindGoogleName,
) => {
  const isGiven = attributes.some(
    ({ name, value }) =>
      (findSet(name) ?? findGoogleAttribute(name, value)) === 'google_product_category' && value.trim(),
  );
  const google = isGiven ? undefined : categories.map(reader.getGoogleCategory).find(Boolean);
  return [
    google === undefined ? '' : element('g:google_product_category', google),
    ...categories.map((path) =>
      element(
        'g:product_type',
        reader
          .getNames(path)
          .map(({ name }) => name)
          .join(' > '),
      ),
    ),
  ];
};

/** The attributes of the variant, then those of the product that it has no own value or option for. */
const withOwn = ({ attributes }: ProductContent, { attributes: own = [], options }: VariantContent) => {
  const codes = new Set([...own, ...options.filter(({ value }) => value)].map(({ name }) => attributeCode(name)));
  return [...own, ...attributes.filter(({ name }) => !codes.has(attributeCode(name)))];
};

const toItem = (
  product: ProductContent,
  variant: VariantContent,
  offer: GoogleOffer,
  { now, categories, timeZone, findGoogleName = findNone }: WrittenFor,
) => {
  const { id, title, description, link, images, price, condition, shippingWeight, brand, gtin, mpn, groupId } = offer;
  return [
    '<item>',
    element('g:id', id),
    element('title', title),
    element('description', description),
    element('link', link),
    ...images.map((url, index) => element(index ? 'g:additional_image_link' : 'g:image_link', url)),
    availabilityElements(product, product.variants.length ? variant : null, now, timeZone),
    priceElements(price, now, timeZone),
    element('g:condition', condition),
    element('g:shipping_weight', shippingWeight),
    element('g:brand', brand),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    gtin || (mpn && brand) ? '' : element('g:identifier_exists', 'no'),
    ...categoryElements(product, categories, findGoogleName),
    element('g:item_group_id', groupId),
    detailElements(
      [...variant.options, ...withOwn(product, variant)],
      new Set(shippingWeight === null ? [] : ['shipping_weight']),
      findGoogleName,
    ),
    '</item>\n',
  ].join('');
};

/** What an item is written for. */
export interface WrittenFor {
  /** The time for which price and availability apply. */
  now: Date;
  /** The zone that times are written in; UTC if it is absent. */
  timeZone?: string;
  categories: CategoryReader;
  /** Finds what definitions say that attributes are for Google; by default, they say nothing. */
  findGoogleName?: FindGoogleName | undefined;
}

/** An item of a Google feed, or a candidate that is left out. */
export interface GoogleItem {
  /** The `g:id`. */
  sku: string;
  name: string;
  /** Why it is left out; empty if the item is part of the feed. */
  issues: GoogleIssue[];
  /** The item as XML. */
  write: (written: WrittenFor) => string;
}

/**
 * The items of a product for a Google Merchant feed, one per variant. Prices are in the catalog's first currency that
 * has one; a compare-at price becomes Google's `price`, and the price its `sale_price`. Anything not ACTIVE is out of
 * stock.
 */
export function googleItems(
  product: ProductContent,
  settings: GoogleSettings,
  productId: string | null = null,
): GoogleItem[] {
  // The HTML description is parsed once for all variants of the product.
  const description = htmlText(product.description);
  const variants = product.variants.length ? product.variants : [soleVariant(product)];
  return variants.map((variant) => {
    const offer = googleOffer(product, variant, description, settings);
    return {
      sku: variant.sku,
      name: offer.title || variant.sku,
      issues: googleIssues({ offer, product, variant, settings }, productId),
      write: (written) => toItem(product, variant, offer, written),
    };
  });
}
