import type { IntlShape } from 'react-intl';
import { inCurrency } from '#i18n/currency';
import { lineOfHtml } from '#lib/htmlText';
import { isObject } from '#lib/isObject';
import { fieldMessages, isFieldName } from '#ui/fieldMessages';
import { isOfferName, offerMessages } from '#ui/text/offerMessages';
import { withSalePeriod } from '#ui/text/withSalePeriod';
import { changeMessages } from './changeMessages';
import { formatShare, getAmounts, getPriceKey } from './priceJump';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Labels of the product statuses, keyed by their names in the schema. */
const productStatusMessages = defineMessages({
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
});

type Words = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatDate'>;

const plainText = (text: string): string => (/[<&]/.test(text) ? lineOfHtml(text) : text);

const isProductStatus = (value: string): value is keyof typeof productStatusMessages =>
  Object.hasOwn(productStatusMessages, value);

/** A value that no field has, such as one of a later version, is shown as JSON. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const moneyText = (price: Readonly<Record<string, unknown>>, words: Words): string => {
  const { amount, currency, compareAt, channel } = price;
  const format = (value: unknown) => words.formatNumber(Number(value), inCurrency(toText(currency)));
  const text = isText(channel) ? `${format(amount)} (${channel})` : format(amount);
  return typeof compareAt === 'number'
    ? withSalePeriod(
        words.formatMessage(changeMessages.formerPrice, { price: text, former: format(compareAt) }),
        price,
        words,
      )
    : text;
};

/** Returns the alt texts of an image in other languages. */
const getAltTexts = (texts: unknown): string[] =>
  Array.isArray(texts) ? texts.filter(isObject).map(({ locale, text }) => `${toText(locale)}: ${toText(text)}`) : [];

/** Returns one line for a list item: a price, an image, an attribute or option, or a variant. */
function itemText(item: unknown, words: Words): string {
  if (!isObject(item)) return toText(item);
  if (typeof item.amount === 'number') return moneyText(item, words);
  if (isText(item.url)) {
    const alts = [...(isText(item.alt) ? [item.alt] : []), ...getAltTexts(item.altTexts)];
    return alts.length > 0 ? `${item.url} (${alts.join(' · ')})` : item.url;
  }
  if (isText(item.sku)) {
    const prices = Array.isArray(item.prices) ? item.prices.map((price) => itemText(price, words)) : [];
    return [item.sku, isText(item.name) && item.name !== item.sku ? item.name : '', ...prices]
      .filter(Boolean)
      .join(' · ');
  }
  if (isText(item.name)) return `${item.name}: ${isText(item.value) ? plainText(item.value) : ''}`;
  return Object.entries(item)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${isFieldName(name) ? words.formatMessage(fieldMessages[name]) : name}: ${toText(value)}`)
    .join(' · ');
}

/** The line of a list item, which says of a price how much it changed. */
const changedItemText = (item: unknown, amounts: ReadonlyMap<string, number>, words: Words): string => {
  const text = itemText(item, words);
  const former = isObject(item) ? amounts.get(getPriceKey(item)) : undefined;
  if (!former || !isObject(item) || typeof item.amount !== 'number' || item.amount === former) return text;
  const share = formatShare(item.amount / former - 1, words);
  return words.formatMessage(changeMessages.fromTo, { price: text, share });
};

/**
 * Returns a field's value as readable lines: text without HTML, and one line for each price, image, attribute, or
 * variant. Empty values have no lines. Prices say how much they changed since the former value.
 */
export function fieldValue(value: unknown, words: Words, former?: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    const amounts = getAmounts(former);
    return value.map((item) => changedItemText(item, amounts, words)).filter(Boolean);
  }
  if (typeof value === 'number') return [words.formatNumber(value, { maximumFractionDigits: 4 })];
  if (isOfferName(value)) return [words.formatMessage(offerMessages[value])];
  if (typeof value === 'string') {
    return [isProductStatus(value) ? words.formatMessage(productStatusMessages[value]) : plainText(value)].filter(
      Boolean,
    );
  }
  return [itemText(value, words)].filter(Boolean);
}
