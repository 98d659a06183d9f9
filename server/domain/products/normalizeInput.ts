import { parseAvailableFrom } from '../../records/availableFrom';
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
import { toCode } from '../productValues/values';
import { toComposed } from '../../records/composedText';
import { canonicalLocale } from '../locales/canonicalLocale';

// undefined and null are returned unchanged.
const trimmed = (text: InputMaybe<string>) => text?.trim() ?? text;
const filled = (text: InputMaybe<string>) => (text === undefined ? undefined : text?.trim() || null);
const each = <Row>(rows: InputMaybe<readonly Row[]>, tidy: (row: Row) => Row, isBlank: (row: Row) => boolean) =>
  rows?.map(tidy).filter((row) => !isBlank(row)) ?? (rows === null ? null : undefined);

/** Returns the category path with trimmed levels and without empty ones. */
export function categoryPath(path: string): string {
  return path
    .split('/')
    .map((level) => level.trim())
    .filter(Boolean)
    .join('/');
}

const attributes = (rows: InputMaybe<readonly AttributeInput[]>) =>
  each(
    rows,
    ({ name, value }) => ({ name: name.trim(), value: value.trim() }),
    ({ name, value }) => !name && !value,
  );

const prices = (rows: InputMaybe<readonly PriceInput[]>) =>
  each(
    rows,
    (price) => ({ ...price, currency: price.currency.trim().toUpperCase(), channel: filled(price.channel) }),
    () => false,
  );

const pictures = (rows: InputMaybe<readonly MediaInput[]>) =>
  each(
    rows,
    ({ url, alt, altTexts }) => ({ url: url.trim(), alt: trimmed(alt), altTexts }),
    ({ url, alt }) => !url && !alt,
  );

const values = (rows: InputMaybe<readonly ProductValueInput[]>) =>
  each(
    rows,
    ({ attribute, locale, channel, text }) => {
      const code = toCode(attribute);
      const tag = filled(locale);
      return {
        attribute: code,
        locale: (tag && canonicalLocale(tag)) ?? tag,
        channel: filled(channel),
        text: code === 'description' ? text : text.trim(),
      };
    },
    ({ text }) => !text.trim(),
  );

/** One piece is the default, and only parts have a quantity. */
const associations = (rows: InputMaybe<readonly AssociationInput[]>) =>
  each(
    rows,
    ({ type, sku, quantity }) => ({
      type,
      sku: sku.trim(),
      quantity: type === 'PART_OF' && quantity !== 1 ? quantity : null,
    }),
    ({ sku }) => !sku,
  );

const available = (given: string | null | undefined, timeZone: string | undefined) => {
  const text = filled(given);
  return text && (parseAvailableFrom(text, timeZone) ?? text);
};

const variant = (given: ProductVariantInput, timeZone: string | undefined): ProductVariantInput => ({
  ...given,
  sku: given.sku.trim(),
  gtin: filled(given.gtin),
  externalReference: filled(given.externalReference),
  link: filled(given.link),
  name: trimmed(given.name),
  options: attributes(given.options),
  attributes: attributes(given.attributes),
  values: values(given.values),
  prices: prices(given.prices),
  media: pictures(given.media),
  availableFrom: available(given.availableFrom, timeZone),
});

/**
 * Returns the input as it is stored: texts trimmed, empty numbers and references as null, without blank rows and
 * duplicate categories, and times without an offset as those in the time zone. Descriptions are HTML and are left
 * unchanged.
 */
export function normalizeInput(input: ProductInput, timeZone?: string): ProductInput {
  const given = toComposed(input);
  return {
    ...given,
    sku: trimmed(given.sku),
    name: trimmed(given.name),
    slug: trimmed(given.slug),
    brand: trimmed(given.brand),
    gtin: filled(given.gtin),
    mpn: filled(given.mpn),
    family: filled(given.family),
    link: filled(given.link),
    externalUrl: filled(given.externalUrl),
    buttonText: filled(given.buttonText),
    categories: given.categories && [...new Set(given.categories.map(categoryPath).filter(Boolean))],
    attributes: attributes(given.attributes),
    variants: given.variants?.map((one) => variant(one, timeZone)) ?? given.variants,
    prices: prices(given.prices),
    media: pictures(given.media),
    seo: given.seo && { title: trimmed(given.seo.title), description: trimmed(given.seo.description) },
    associations: associations(given.associations),
    values: values(given.values),
    externalReference: filled(given.externalReference),
    availableFrom: available(given.availableFrom, timeZone),
  };
}
