import { parseAvailableFrom } from '../../records/availableFrom';
import type {
  AttributeRecord,
  AvailabilityFields,
  MediaRecord,
  PriceRecord,
  ProductValueRecord,
} from '../../records/products';
import { getPriceKey, priceName } from '../../records/prices';
import { textsByPath, valuePath } from '../productValues/values';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { nearestText, withNearest } from '../texts/nearestText';
import { amountFault } from '../../records/amountFault';
import { isPageUrl } from '../validation/pageUrls';
import { isPictureAddress } from '#shared/pictureAddress';
import { channelFault, valueFaults, type ValueScopes } from '../validation/valueFaults';
import type { ContentDraft } from './contentDraft';

/** The most of a product that can be in another one. */
export const MAX_QUANTITY = 9999;

type Report = (field: string, message: Sentence) => void;

const checkAssociations = ({ associations = [] }: ContentDraft, report: Report) => {
  const given = new Set<string>();
  associations.forEach(({ type, sku, quantity = 1 }, index) => {
    const key = `${type} ${sku}`;
    if (given.has(key)) report(`associations[${index}].sku`, say`${sku} is already in this list. Remove one of them.`);
    given.add(key);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
      report(`associations[${index}].quantity`, say`Enter a whole number from 1 to 9,999.`);
    }
  });
};

/** Attributes and options become columns of a file, so each name must be unique. */
const checkNames = (rows: readonly AttributeRecord[], path: string, report: Report) => {
  const names = new Set<string>();
  rows.forEach(({ name }, index) => {
    if (!name) report(`${path}[${index}].name`, say`Enter a name for this value.`);
    else if (names.has(name)) report(`${path}[${index}].name`, say`"${name}" already exists.`);
    names.add(name);
  });
};

/** A price for a channel that was already there is accepted, because the catalog may have lost the channel. */
const createPricesCheck =
  ({ channels }: ValueScopes, report: Report) =>
  (rows: readonly PriceRecord[], former: readonly PriceRecord[] | undefined, path: string) => {
    if (rows === former) return;
    const known = new Set(former?.map(getPriceKey));
    const given = new Set<string>();
    rows.forEach((price, index) => {
      const { currency, channel, amount, compareAt } = price;
      const key = getPriceKey(price);
      const at = `${path}[${index}]`;
      if (!/^[A-Z]{3}$/.test(currency)) {
        report(`${at}.currency`, say`Enter a three-letter currency code. Example: EUR`);
      }
      if (given.has(key)) {
        report(`${at}.currency`, say`There is already a price in ${priceName(price)}. Remove one of them.`);
      }
      given.add(key);
      const fault = known.has(key) ? null : channelFault('PRICE_CHANNEL', channel, channels);
      if (fault) report(`${at}.channel`, say`${fault.message} ${fault.suggestedFix}`);
      for (const [field, value] of [
        ['amount', amount],
        ['compareAt', compareAt],
      ] as const) {
        const wrong = value === null ? null : amountFault(value, currency);
        if (wrong) report(`${at}.${field}`, say`${wrong.message} ${wrong.suggestedFix}`);
      }
    });
  };

const checkAvailableFrom = ({ availableFrom }: AvailabilityFields, path: string, report: Report) => {
  if (availableFrom === undefined || parseAvailableFrom(availableFrom) !== null) return;
  report(`${path}availableFrom`, say`Enter a date, with a time if you like. Example: 2026-03-01 or 2026-03-01T08:00.`);
};

/** A URL that was already there is accepted because it is reported as an issue. */
const checkUrl = (url: string | undefined, former: string | undefined, field: string, report: Report) => {
  if (url === undefined || url === former || isPageUrl(url)) return;
  report(field, say`Enter a URL that starts with https://. Example: https://shop.example.com/tent`);
};

const getImages = ({ media, variants }: ContentDraft) => [...media, ...variants.flatMap((variant) => variant.media)];

/** Returns why an image can’t have an alt text in the language besides its own; null if it can. */
export function getAltTextFault(
  locale: string,
  { locales, defaultLocale }: Pick<ValueScopes, 'locales' | 'defaultLocale'>,
): Sentence | null {
  if (locale === defaultLocale) {
    return say`Enter the text in ${locale}, the default language, as the image’s own alt text.`;
  }
  if (locales.includes(locale)) return null;
  return withNearest(say`The catalog does not have the language ${locale}.`, nearestText(locale, locales));
}

/** Alt texts in a language that the image already had are accepted, because the catalog may have lost the language. */
const createMediaCheck = (former: ContentDraft, catalog: ValueScopes, report: Report) => {
  const images = getImages(former);
  const addresses = new Set(images.map(({ url }) => url));
  const known = new Set(images.flatMap(({ url, altTexts = [] }) => altTexts.map(({ locale }) => `${locale} ${url}`)));
  return (rows: readonly MediaRecord[], path: string) =>
    rows.forEach(({ url, altTexts = [] }, index) => {
      if (!addresses.has(url) && !isPictureAddress(url)) {
        report(`${path}[${index}].url`, say`Enter an image URL that starts with https://, or a path.`);
      }
      for (const { locale } of altTexts) {
        const fault = known.has(`${locale} ${url}`) ? null : getAltTextFault(locale, catalog);
        if (fault) report(`${path}[${index}].altTexts`, fault);
      }
    });
};

const checkKeys = ({ sku, variants }: ContentDraft, report: Report) => {
  if (!sku) report('sku', say`Enter a SKU for the product.`);
  const first = new Map<string, number>();
  variants.forEach((variant, index) => {
    const before = first.get(variant.sku);
    if (!variant.sku) report(`variants[${index}].sku`, say`Enter a SKU for the variant.`);
    else if (before !== undefined)
      report(`variants[${index}].sku`, say`Variant ${before + 1} has the same SKU. Enter a different one.`);
    else first.set(variant.sku, index);
  });
  const holders = new Map<string, number>();
  variants.forEach(({ externalReference: reference }, index) => {
    if (reference === undefined) return;
    const before = holders.get(reference);
    if (before === undefined) holders.set(reference, index);
    else {
      const message = say`Variant ${before + 1} has the same external reference. Enter a different one.`;
      report(`variants[${index}].externalReference`, message);
    }
  });
};

type Values = readonly ProductValueRecord[] | undefined;

/** Values that were already there are accepted because they are reported as issues. */
const createValuesCheck =
  (catalog: ValueScopes, report: Report) =>
  (values: Values, former: Values, owner: 'product' | 'variant', prefix = '') => {
    if (!values || values === former) return;
    const known = textsByPath(former);
    const given = new Set<string>();
    for (const value of values) {
      const path = valuePath(value);
      if (given.has(path)) report(prefix + path, say`There are two values for ${path}. Remove one of them.`);
      given.add(path);
      if (known.get(path) === value.text) continue;
      for (const { message, suggestedFix } of valueFaults(value, catalog, owner)) {
        report(prefix + path, say`${message} ${suggestedFix}`);
      }
    }
  };

/**
 * Rejects an edit only if it would break the store or its files. Everything else becomes an issue of the stored
 * product, so that drafts can be saved. Image URLs that were already there are accepted because they are reported as
 * issues. Throws INVALID with a message for each invalid field.
 */
export function assertValid(draft: ContentDraft, former: ContentDraft, catalog: ValueScopes) {
  const fields: Record<string, Sentence> = {};
  const report: Report = (field, message) => (fields[field] ??= message);
  const checkMedia = createMediaCheck(former, catalog, report);
  const checkPrices = createPricesCheck(catalog, report);
  const checkValues = createValuesCheck(catalog, report);
  checkKeys(draft, report);
  checkNames(draft.attributes, 'attributes', report);
  checkPrices(draft.prices, former.prices, 'prices');
  checkMedia(draft.media, 'media');
  checkAssociations(draft, report);
  checkAvailableFrom(draft, '', report);
  checkUrl(draft.externalUrl, former.externalUrl, 'externalUrl', report);
  checkUrl(draft.link, former.link, 'link', report);
  checkValues(draft.values, former.values, 'product');
  const formers = new Map(former.variants.map((variant) => [variant.id, variant]));
  draft.variants.forEach((variant, index) => {
    const path = `variants[${index}]`;
    const before = formers.get(variant.id);
    checkNames(variant.options, `${path}.options`, report);
    checkNames(variant.attributes ?? [], `${path}.attributes`, report);
    checkPrices(variant.prices, before?.prices, `${path}.prices`);
    checkMedia(variant.media, `${path}.media`);
    checkAvailableFrom(variant, `${path}.`, report);
    checkUrl(variant.link, before?.link, `${path}.link`, report);
    checkValues(variant.values, before?.values, 'variant', `${path}.`);
  });
  assertNoFieldErrors(fields);
}
