import type { ProductContent, VariantContent } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import type { ProductKind } from '../../types.generated';
import { shown } from '../validation/finding';
import { issue } from '../validation/issues';
import { GOOGLE_MAX, isGtin, type GoogleOffer, type GoogleSettings } from './googleOffer';
import { isOwnImage, missingLinkFields } from './shopUrls';

/** Why Google would reject an item. `isOfVariant` tells whose field must be filled in. */
interface Problem {
  code: string;
  /** Null where the catalog lacks something, not the product. */
  field: string | null;
  isOfVariant?: boolean;
  message: string;
  suggestedFix: string;
}

/** What the rules look at: the item, and what it was made of. */
interface Case {
  offer: GoogleOffer;
  product: ProductContent;
  variant: VariantContent;
  settings: GoogleSettings;
}

type GoogleRule = (item: Case) => Problem | null;

const FIELD_WORDS = { slug: 'slug', sku: 'SKU', externalReference: 'external reference' };

const idRule: GoogleRule = ({ offer: { id, groupId } }) => {
  const isIdFine = id !== '' && id.length <= GOOGLE_MAX.id;
  if (isIdFine && (groupId?.length ?? 0) <= GOOGLE_MAX.id) return null;
  return {
    code: 'GOOGLE_ID',
    field: 'sku',
    isOfVariant: !isIdFine,
    message: id
      ? `The SKU ${shown(isIdFine ? (groupId ?? '') : id)} is longer than the ${GOOGLE_MAX.id} characters that Google allows for ids.`
      : 'Google needs an id, and there is no SKU.',
    suggestedFix: `Enter a SKU of ${GOOGLE_MAX.id} characters or fewer.`,
  };
};

const titleRule: GoogleRule = ({ offer }) =>
  offer.title
    ? null
    : { code: 'GOOGLE_TITLE', field: 'name', message: 'Google needs a title.', suggestedFix: 'Enter a name.' };

const descriptionRule: GoogleRule = ({ offer }) =>
  offer.description
    ? null
    : {
        code: 'GOOGLE_DESCRIPTION',
        field: 'description',
        message: 'Google needs a description.',
        suggestedFix: 'Describe the product in a few sentences.',
      };

const linkRule: GoogleRule = ({ offer, product, settings }) => {
  if (offer.link !== null && offer.link.length <= GOOGLE_MAX.url) return null;
  const [field] = missingLinkFields(settings, product);
  if (settings.shopUrl === undefined) {
    return {
      code: 'GOOGLE_LINK',
      field: null,
      message: 'Google needs the link of the product page, and the catalog has no shop URL.',
      suggestedFix: 'Set the shop URL of the catalog.',
    };
  }
  return {
    code: 'GOOGLE_LINK',
    field: field ?? 'slug',
    message: field
      ? `Google needs the link of the product page, which is made of the ${FIELD_WORDS[field]}.`
      : `The link of the product page is longer than the ${GOOGLE_MAX.url} characters that Google allows.`,
    suggestedFix: field
      ? `Enter the ${FIELD_WORDS[field]}, or change the link pattern of the catalog.`
      : 'Shorten the slug.',
  };
};

const imageRule: GoogleRule = ({ offer, product, variant, settings }) => {
  if (offer.images.length) return null;
  const isOfVariant = variant.media.length > 0;
  const media = isOfVariant ? variant.media : product.media;
  const found = { code: 'GOOGLE_IMAGE', field: 'media', isOfVariant };
  if (!media.length)
    return { ...found, message: 'Google needs an image.', suggestedFix: 'Add an image with a public URL.' };
  if (media.every(({ url }) => isOwnImage(url))) {
    return {
      ...found,
      message: 'Google needs an image with a public URL. Images uploaded here have none.',
      suggestedFix: 'Add an image by its URL in your shop.',
    };
  }
  return {
    ...found,
    message: 'Google needs an image with an absolute URL.',
    suggestedFix: settings.shopUrl
      ? 'Add an image by its URL in your shop.'
      : 'Set the shop URL or the base URL of images of the catalog.',
  };
};

/** What has no price of its own need not have one anywhere else. */
const KIND_WITHOUT_PRICE: Partial<Record<ProductKind, string>> = {
  GROUPED: 'Google needs a price, and a group has none of its own. Its parts are items themselves.',
  EXTERNAL: 'Google needs a price, and this product is sold on another site.',
};

const priceRule: GoogleRule = ({ offer: { price }, product, variant }) => {
  if (price && price.amount > 0) return null;
  const ofKind = product.kind && KIND_WITHOUT_PRICE[product.kind];
  return {
    code: 'GOOGLE_PRICE',
    field: 'prices',
    isOfVariant: variant.prices.length > 0,
    message: price ? 'Google needs a price above 0.' : (ofKind ?? 'Google needs a price.'),
    suggestedFix: 'Enter a price.',
  };
};

const gtinRule: GoogleRule = ({ offer: { gtin }, variant }) =>
  !gtin || isGtin(gtin)
    ? null
    : {
        code: 'GOOGLE_GTIN',
        field: 'gtin',
        isOfVariant: variant.gtin !== null,
        message: `Google rejects the GTIN ${shown(gtin)}, which is not valid.`,
        suggestedFix: 'Enter all digits under the bar code, or leave it empty.',
      };

/**
 * What Google's product data specification requires of every item. Availability and condition always have a value;
 * brand, GTIN and MPN may be missing, which `identifier_exists` tells.
 */
const RULES: readonly GoogleRule[] = [idRule, titleRule, descriptionRule, linkRule, imageRule, priceRule, gtinRule];

/** Whether `variant` is one of the product's, and where; the stand-in of a product without variants is not. */
const fieldPath = (field: string, isOfVariant: boolean | undefined, { product, variant }: Case) => {
  const index = isOfVariant ? product.variants.indexOf(variant) : -1;
  return index < 0
    ? { field, entityType: 'PRODUCT' as const }
    : { field: `variants[${index}].${field}`, entityType: 'VARIANT' as const };
};

/**
 * Why Google would reject the item, with the fields to fill in; empty where it would not. WARNINGs of the channel
 * `google`: they leave items out of that feed and block nothing else. `productId` is null where it is not known.
 */
export const googleIssues = (item: Case, productId: string | null): IssueRecord[] =>
  RULES.flatMap((rule) => {
    const problem = rule(item);
    if (!problem) return [];
    const { field, isOfVariant, ...found } = problem;
    const shared = { ...found, severity: 'WARNING', category: 'CHANNEL', channel: 'google' } as const;
    if (field === null) return issue({ ...shared, entityType: 'FILE' });
    const { product, variant } = item;
    const place = fieldPath(field, isOfVariant, item);
    const { name, sku } = place.entityType === 'VARIANT' ? variant : product;
    return issue({ ...shared, ...place, entityId: productId ?? product.sku, entityName: name || sku });
  });
