import { joinWords, say, type Sentence } from '#server/records/sentence';
import { getAvailability } from '#server/records/availability';
import { getAvailableFrom } from '#server/records/availableFrom';
import { addYear, UTC } from '#server/records/timeZone';
import type { ProductContent, VariantContent } from '#server/records/products';
import type { ProductKind } from '#server/types.generated';
import { shown } from '../../validation/finding';
import { issue } from '../../validation/issues';
import { GOOGLE_MAX, isGtin, type GoogleOffer, type GoogleSettings } from './googleOffer';
import { GOOGLE_OUT_OF_STOCK, type GoogleCode, type GoogleIssue } from './googleReasons';
import { isOwnImage, missingLinkFields } from '../shopUrls';

/** Why an item is left out. `isOfVariant` tells whether the field to fix belongs to the variant. */
interface Problem {
  code: GoogleCode;
  /** Null if the catalog is missing something, not the product. */
  field: string | null;
  isOfVariant?: boolean;
  message: Sentence;
  suggestedFix: Sentence;
  /** WARNING if absent. */
  severity?: 'INFO';
}

/** The input of the rules: the item and its sources. */
interface Case {
  offer: GoogleOffer;
  product: ProductContent;
  variant: VariantContent;
  settings: GoogleSettings;
}

type GoogleRule = (item: Case) => Problem | null;

const FIELD_WORDS = { slug: say`slug`, sku: say`SKU`, externalReference: say`external reference` };

const idRule: GoogleRule = ({ offer: { id, groupId } }) => {
  const isIdFine = id !== '' && id.length <= GOOGLE_MAX.id;
  if (isIdFine && (groupId?.length ?? 0) <= GOOGLE_MAX.id) return null;
  return {
    code: 'GOOGLE_ID',
    field: 'sku',
    isOfVariant: !isIdFine,
    message: id
      ? say`The SKU ${shown(isIdFine ? (groupId ?? '') : id)} is too long. Google allows at most ${GOOGLE_MAX.id} characters for IDs.`
      : say`Google requires an ID, but the SKU is missing.`,
    suggestedFix: say`Enter a SKU with ${GOOGLE_MAX.id} characters or fewer.`,
  };
};

const titleRule: GoogleRule = ({ offer }) =>
  offer.title
    ? null
    : { code: 'GOOGLE_TITLE', field: 'name', message: say`Google requires a title.`, suggestedFix: say`Enter a name.` };

const descriptionRule: GoogleRule = ({ offer }) =>
  offer.description
    ? null
    : {
        code: 'GOOGLE_DESCRIPTION',
        field: 'description',
        message: say`Google requires a description.`,
        suggestedFix: say`Describe the product in a few sentences.`,
      };

const linkRule: GoogleRule = ({ offer, product, settings }) => {
  if (offer.link !== null && offer.link.length <= GOOGLE_MAX.url) return null;
  const [field] = missingLinkFields(settings, product);
  if (settings.shopUrl === undefined) {
    return {
      code: 'GOOGLE_LINK',
      field: null,
      message: say`Google requires a link to the product page, but the catalog has no shop URL.`,
      suggestedFix: say`Set the shop URL in the catalog settings.`,
    };
  }
  return {
    code: 'GOOGLE_LINK',
    field: field ?? 'slug',
    message: field
      ? say`Google requires a link to the product page, which includes the ${FIELD_WORDS[field]}.`
      : say`The link to the product page is too long. Google allows at most ${GOOGLE_MAX.url} characters.`,
    suggestedFix: field
      ? say`Enter the ${FIELD_WORDS[field]}, or change the link pattern in the catalog settings.`
      : say`Shorten the slug.`,
  };
};

const imageRule: GoogleRule = ({ offer, product, variant, settings }) => {
  if (offer.images.length) return null;
  const isOfVariant = variant.media.length > 0;
  const media = isOfVariant ? variant.media : product.media;
  const found = { code: 'GOOGLE_IMAGE', field: 'media', isOfVariant } as const;
  if (!media.length)
    return { ...found, message: say`Google requires an image.`, suggestedFix: say`Add an image with a public URL.` };
  if (media.every(({ url }) => isOwnImage(url))) {
    return {
      ...found,
      message: say`Google requires an image with a public URL. Images uploaded here have one if the catalog has an image base URL.`,
      suggestedFix: say`Set the image base URL in the catalog settings, or add an image by its URL in your shop.`,
    };
  }
  return {
    ...found,
    message: say`Google requires an image with an absolute URL.`,
    suggestedFix: settings.shopUrl
      ? say`Add an image by its URL in your shop.`
      : say`Set the shop URL or the image base URL in the catalog settings.`,
  };
};

/** Product kinds that have no price of their own. */
const KIND_WITHOUT_PRICE: Partial<Record<ProductKind, Pick<Problem, 'message' | 'suggestedFix'>>> = {
  GROUPED: {
    message: say`Google requires a price, but a grouped product has none of its own. Its products are listed as separate items.`,
    suggestedFix: say`Nothing to do, unless the group is also sold at a price of its own.`,
  },
  EXTERNAL: {
    message: say`Google requires a price, but this product is sold on another site.`,
    suggestedFix: say`Enter the price on that site, or leave the product out.`,
  },
};

const priceRule: GoogleRule = ({ offer: { price }, product, variant, settings: { currencies } }) => {
  if (price && price.amount > 0) return null;
  const found = { code: 'GOOGLE_PRICE', field: 'prices', isOfVariant: variant.prices.length > 0 } as const;
  // An item that has prices only lacks one if the feed is in other currencies.
  if (!price && (variant.prices.length || product.prices.length)) {
    const codes = joinWords(currencies, (list, code) => say`${list} or ${code}`);
    const message = say`Google requires a price, but there is none in ${codes}.`;
    return { ...found, message, suggestedFix: say`Enter a price in ${codes}.` };
  }
  const ofKind = product.kind && KIND_WITHOUT_PRICE[product.kind];
  const message = price ? say`Google requires a price above 0.` : say`Google requires a price.`;
  return { ...found, message, suggestedFix: say`Enter a price.`, ...(!price && ofKind) };
};

const gtinRule: GoogleRule = ({ offer: { gtin }, variant }) =>
  !gtin || isGtin(gtin)
    ? null
    : {
        code: 'GOOGLE_GTIN',
        field: 'gtin',
        isOfVariant: variant.gtin !== null,
        message: say`Google rejects the GTIN ${shown(gtin)} because it isn’t valid.`,
        suggestedFix: say`Enter all digits below the barcode, or leave this blank.`,
      };

const availabilityOf = ({ product, variant, settings: { now, timeZone } }: Case) =>
  getAvailability(product, product.variants.length ? variant : null, now, timeZone);

/** See https://support.google.com/merchants/answer/6324470: required for both, and at most a year ahead. */
const availabilityDateRule: GoogleRule = (item) => {
  const availability = availabilityOf(item);
  if (availability !== 'PREORDER' && availability !== 'BACKORDER') return null;
  const { product, variant, settings } = item;
  const { now, timeZone = UTC } = settings;
  const { availableFrom } = product.variants.length ? variant : product;
  const found = { code: 'GOOGLE_AVAILABILITY_DATE', field: 'availableFrom', isOfVariant: true } as const;
  if (availableFrom === undefined) {
    return {
      ...found,
      message:
        availability === 'PREORDER'
          ? say`Google requires the date from which a preorder is available.`
          : say`Google requires the date from which a backorder is available.`,
      suggestedFix: say`Enter the date from which the product is available.`,
    };
  }
  if (getAvailableFrom(availableFrom, timeZone) <= addYear(now.getTime(), timeZone)) return null;
  return {
    ...found,
    message: say`Available from ${availableFrom}. Google accepts dates at most one year ahead.`,
    suggestedFix: say`Enter an earlier date, or publish the catalog again when it’s less than a year ahead.`,
  };
};

/** Google accepts items that are out of stock, so nothing needs to be fixed. */
const stockRule: GoogleRule = (item) =>
  !item.settings.isOnlyInStock || availabilityOf(item) !== 'OUT_OF_STOCK'
    ? null
    : {
        code: GOOGLE_OUT_OF_STOCK,
        field: 'stock',
        isOfVariant: true,
        message: say`Out of stock. This feed only has items that are in stock.`,
        suggestedFix: say`Nothing to do. The item is included when it’s back in stock.`,
        severity: 'INFO',
      };

/**
 * The requirements of Google's product data specification for every item, and those of the feed's settings.
 * Availability and condition always have a value; brand, GTIN and MPN can be missing, which `identifier_exists`
 * declares.
 */
const RULES: readonly GoogleRule[] = [
  idRule,
  titleRule,
  descriptionRule,
  linkRule,
  imageRule,
  priceRule,
  gtinRule,
  availabilityDateRule,
  stockRule,
];

/**
 * The path of the field. It is inside `variants` only if `variant` belongs to the product, not if it is the placeholder
 * of a product without variants.
 */
const fieldPath = (field: string, isOfVariant: boolean | undefined, { product, variant }: Case) => {
  const index = isOfVariant ? product.variants.indexOf(variant) : -1;
  return index < 0
    ? { field, entityType: 'PRODUCT' as const }
    : { field: `variants[${index}].${field}`, entityType: 'VARIANT' as const };
};

/**
 * Why the item is left out, with the fields to fix; empty if it is not. The issues belong to the channel `google`: they
 * exclude items from that feed and block nothing else. They are WARNINGs if Google would reject the item, and INFO if
 * the settings of the feed leave it out. `productId` is null if unknown.
 */
export function googleIssues(item: Case, productId: string | null): GoogleIssue[] {
  return RULES.flatMap((rule) => {
    const problem = rule(item);
    if (!problem) return [];
    const { code, field, isOfVariant, severity = 'WARNING', ...found } = problem;
    const shared = { ...found, code, severity, category: 'CHANNEL', channel: 'google' } as const;
    if (field === null) return { ...issue({ ...shared, entityType: 'FILE' }), code };
    const { product, variant } = item;
    const place = fieldPath(field, isOfVariant, item);
    const { name, sku } = place.entityType === 'VARIANT' ? variant : product;
    const entity = productId === null ? { entityId: product.sku, isSku: true as const } : { entityId: productId };
    return { ...issue({ ...shared, ...place, ...entity, entityName: name || sku }), code };
  });
}
