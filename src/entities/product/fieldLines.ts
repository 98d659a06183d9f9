import type { IntlShape } from 'react-intl';
import { inCurrency } from '#i18n/currency';
import { languageName } from '#i18n/languageName';
import { linesOfHtml } from '#lib/htmlText';
import { isObject } from '#lib/isObject';
import { parseValuePath } from '#shared/valuePath';
import { codesOnly, type CodeNames } from '#ui/codeNames';
import { commonMessages } from '#ui/commonMessages';
import { associationTypeMessages } from '#ui/text/associationTypeMessages';
import { isOfferName, offerMessages } from '#ui/text/offerMessages';
import { valueName } from '#ui/valueName';
import { formatAvailableFrom } from '#ui/text/availableFromText';
import { withSalePeriod } from '#ui/text/withSalePeriod';
import { fieldLabel } from './fieldPath';
import { lineMessages } from './lineMessages';

/** The parts of react-intl needed to format a value. */
export type LineIntl = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatDate' | 'locale'>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const plainText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function amountText(amount: unknown, currency: unknown, { formatNumber }: LineIntl): string {
  if (typeof amount !== 'number' || typeof currency !== 'string' || !/^[A-Za-z]{3}$/.test(currency)) {
    return [amount, currency]
      .filter((part) => !isEmpty(part))
      .map(plainText)
      .join(' ');
  }
  return formatNumber(amount, inCurrency(currency));
}

function priceText(price: unknown, intl: LineIntl, names: CodeNames): string {
  if (!isObject(price)) return plainText(price);
  const amount = amountText(price.amount, price.currency, intl);
  const text = isEmpty(price.channel) ? amount : `${amount} (${names.channel(plainText(price.channel))})`;
  if (isEmpty(price.compareAt)) return text;
  const former = amountText(price.compareAt, price.currency, intl);
  return withSalePeriod(intl.formatMessage(lineMessages.wasPrice, { price: text, former }), price, intl);
}

const htmlLines = (html: unknown): string => linesOfHtml(plainText(html));

function pairText(pair: unknown, { formatMessage }: LineIntl, names: CodeNames): string {
  if (!isObject(pair)) return plainText(pair);
  const name = plainText(pair.name);
  const value = names.isHtml(name) ? htmlLines(pair.value) : plainText(pair.value);
  return formatMessage(lineMessages.pair, { name: names.attribute(name), value });
}

/** An option without a value is sold for any. */
const optionText = (option: unknown, intl: LineIntl, names: CodeNames): string =>
  isObject(option) && isEmpty(option.value)
    ? intl.formatMessage(lineMessages.anyOf, { option: names.attribute(plainText(option.name)) })
    : pairText(option, intl, names);

/** A text with the name of its language. */
const localizedText = (text: unknown, { formatMessage, locale }: LineIntl): string =>
  isObject(text)
    ? formatMessage(lineMessages.pair, {
        name: languageName(plainText(text.locale), locale),
        value: plainText(text.text),
      })
    : plainText(text);

const mediaText = (media: unknown, intl: LineIntl): string => {
  if (!isObject(media)) return plainText(media);
  const altTexts = Array.isArray(media.altTexts) ? media.altTexts : [];
  const alts = [media.alt, ...altTexts.map((text: unknown) => localizedText(text, intl))];
  const name = alts
    .filter((alt) => !isEmpty(alt))
    .map(plainText)
    .join(' · ');
  return name === ''
    ? plainText(media.url)
    : intl.formatMessage(lineMessages.pair, { name, value: plainText(media.url) });
};

const isAssociationType = (type: unknown): type is keyof typeof associationTypeMessages =>
  typeof type === 'string' && Object.hasOwn(associationTypeMessages, type);

const associationText = (association: unknown, { formatMessage, formatNumber }: LineIntl): string => {
  if (!isObject(association)) return plainText(association);
  const { type, sku, quantity } = association;
  const name = isAssociationType(type) ? formatMessage(associationTypeMessages[type]) : plainText(type);
  const value = [plainText(sku), ...(typeof quantity === 'number' ? [`× ${formatNumber(quantity)}`] : [])].join(' ');
  return formatMessage(lineMessages.pair, { name, value });
};

const availableFromText = (day: unknown, intl: LineIntl): string =>
  typeof day === 'string' && !Number.isNaN(Date.parse(day)) ? formatAvailableFrom(day, intl) : plainText(day);

const statusMessages = {
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
} as const;

const statusText = (status: unknown, { formatMessage }: LineIntl): string =>
  status === 'DRAFT' || status === 'ACTIVE' || status === 'ARCHIVED'
    ? formatMessage(statusMessages[status])
    : plainText(status);

const offerText = (name: unknown, { formatMessage }: LineIntl): string =>
  isOfferName(name) ? formatMessage(offerMessages[name]) : plainText(name);

/** A text with its field or attribute, its language, and its channel. */
function valueText(value: unknown, intl: LineIntl, names: CodeNames): string {
  if (!isObject(value)) return plainText(value);
  const attribute = plainText(value.attribute);
  const toScope = (part: unknown) => (typeof part === 'string' ? part : null);
  const name = valueName({ attribute, locale: toScope(value.locale), channel: toScope(value.channel) }, intl, names);
  const text = names.isHtml(attribute) ? htmlLines(value.text) : plainText(value.text);
  return intl.formatMessage(lineMessages.pair, { name, value: text });
}

/** Formatters for the items of a field; fields not listed here are plain text. */
const itemTexts: Readonly<Record<string, (item: unknown, intl: LineIntl, names: CodeNames) => string>> = {
  prices: priceText,
  attributes: pairText,
  options: optionText,
  values: valueText,
  media: mediaText,
  associations: associationText,
  status: statusText,
  family: (code, _intl, names) => names.family(plainText(code)),
  notInChannels: (code, _intl, names) => names.channel(plainText(code)),
  kind: offerText,
  availability: offerText,
  availableFrom: availableFromText,
  description: htmlLines,
  stock: (stock, { formatNumber }) => (typeof stock === 'number' ? formatNumber(stock) : plainText(stock)),
};

/** Returns a product field as lines of plain text, one for each item of a list; empty for an empty value. */
export function fieldLines(name: string, value: unknown, intl: LineIntl, names = codesOnly): string[] {
  // A value for a language or a channel has the form of the field.
  const field = parseValuePath(name)?.attribute ?? name;
  const text = itemTexts[field] ?? (names.isHtml(field) ? htmlLines : plainText);
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => !isEmpty(item)).map((item) => text(item, intl, names));
}

/** Returns one line for each nonempty field of a variant, except its SKU, which is the heading. */
export function variantLines(variant: unknown, intl: LineIntl, names = codesOnly): string[] {
  if (!isObject(variant)) return [];
  const { sku: _sku, ...fields } = variant;
  return Object.entries(fields).flatMap(([name, value]) => {
    const lines = fieldLines(name, value, intl, names);
    // Each value has a name of its own.
    if (name === 'values') return lines;
    return lines.length === 0
      ? []
      : [intl.formatMessage(lineMessages.pair, { name: fieldLabel(name, intl), value: lines.join(', ') })];
  });
}
