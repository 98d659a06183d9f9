import { isPageUrl } from '../../validation/pageUrls';
import { parseAction } from '../cells/actionText';
import { isPictureAddress } from '#shared/pictureAddress';
import { parseBoolean } from '../../texts/booleanText';
import { parseAvailability, parseBackorders } from '../cells/availabilityText';
import { hasCheckDigit, isScientific, readGtin } from '../cells/gtinText';
import { readDate } from '../cells/dateText';
import { parseDiscount, parseDiscountMode } from '../cells/discountText';
import { parseAmounts, parseCurrency } from '../cells/priceText';
import { parseStatus } from '../cells/statusText';
import { parseStock } from '../cells/stockText';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { splitImages } from '../formats/imageList';
import { ATTRIBUTE } from './targets';
import { suggestTransforms } from './suggest/valueTransforms';

type Check = (text: string) => boolean;

const isRead = (value: unknown) => !(value instanceof ValueProblem);

const isUrl: Check = (text) => /^(https?:)?\/\//i.test(text);
const isNumber: Check = (text) => /^-?[\d.,\s]+$/.test(text);
const isFlag: Check = (text) => parseBoolean(text) !== null;
const hasLetter: Check = (text) => /\p{L}/u.test(text);

const hasGtinLength: Check = (text) => /^(\d{8}|\d{12,14})$/.test(text);
const isGtin: Check = (text) => hasGtinLength(text) && hasCheckDigit(text);

const IMAGE_ENDING = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)([?#][^\s]*)?$/i;

/** Whether the text is one image URL or path, by its ending. */
const isImage: Check = (text) => IMAGE_ENDING.test(text) && !/[<>]/.test(text);

const isImageList: Check = (text) =>
  splitImages(text).every((part) => isPictureAddress(part) && (isUrl(part) || isImage(part) || part.startsWith('/')));

const isPrice: Check = (text) => {
  const prices = parseAmounts(text, 'EUR');
  return !(prices instanceof ValueProblem) && prices.every(({ amount }) => amount >= 0);
};

const isText =
  (max: number): Check =>
  (text) =>
    text.length <= max && !isUrl(text) && !/[<>\n]/.test(text);
const isAnswer: Check = (text) => isFlag(text) && /\p{L}{2}/u.test(text);
const isName: Check = (text) => isText(255)(text) && !isAnswer(text);
const isCode: Check = (text) => isText(100)(text) && !isAnswer(text) && text.split(' ').length <= 6;
/** Kinds of goods and products, which some systems call types. */
const isKindWord: Check = (text) =>
  /^(physical|digital|service|virtual|simple|variable|configurable|grouped|bundle|standard|normal|product|[a-z])$/i.test(
    text,
  );

const isReference: Check = (text) => text.length <= 255 && !isUrl(text) && !/[<>\n]/.test(text);
const isSentence: Check = (text) => !isUrl(text) && hasLetter(text) && !isFlag(text);
const isDate: Check = (text) => readDate(text) !== null;
const isStock: Check = (text) => isRead(parseStock(text));

/** Whose amounts a discount can be in is checked when a row is read. */
const ANY_CURRENCY = { currency: null, decimal: null };

/** How values of a field look, by field. Other fields take any text. */
const CHECKS: Readonly<Record<string, Check>> = {
  sku: isCode,
  name: isName,
  slug: (text) => /^\/?[\p{L}\p{N}_./-]+$/u.test(text) && hasLetter(text) && !isUrl(text) && !isFlag(text),
  description: (text) => hasLetter(text) && !isUrl(text) && !isFlag(text),
  brand: (text) => isText(255)(text) && hasLetter(text) && !isFlag(text),
  // Numbers that a spreadsheet has cut are GTINs to correct, row by row.
  gtin: (text) => isGtin(text) || isScientific(text) || readGtin(text, '') === '',
  mpn: isCode,
  status: (text) => isRead(parseStatus(text)),
  categories: (text) => hasLetter(text) && !isUrl(text) && !/[<]/.test(text) && !isKindWord(text) && text.length < 1000,
  price: isPrice,
  salePrice: isPrice,
  compareAtPrice: isPrice,
  surcharge: (text) => isRead(parseAmounts(text, 'EUR')),
  onSale: (text) => parseBoolean(text) !== null,
  discountPercent: (text) => /^[-−]?%?\s*\d[\d.,]*\s*%?$/.test(text),
  discountAmount: (text) => isRead(parseDiscount(text, 'amount', ANY_CURRENCY)),
  discountMode: (text) => isRead(parseDiscountMode(text)),
  currency: (text) => isRead(parseCurrency(text)),
  images: isImageList,
  imageAlts: isSentence,
  seoTitle: isSentence,
  seoDescription: isSentence,
  externalReference: isReference,
  variantReference: isReference,
  link: isPageUrl,
  stock: isStock,
  availability: (text) => isRead(parseAvailability(text)),
  availableFrom: isDate,
  backorders: (text) => isRead(parseBackorders(text)),
  saleFrom: isDate,
  saleUntil: isDate,
  options: (text) => (/[=:]/.test(text) || /^default$/i.test(text)) && !isUrl(text),
  action: (text) => isRead(parseAction(text, 'delete')),
  parent: (text) => isReference(text) && !isFlag(text),
};

/** Values by which a field is recognized whatever its header. Other fields accept values of many kinds. */
const DISTINCTIVE = new Set(['gtin', 'images', 'currency', 'status', 'availability', 'price', 'compareAtPrice']);

/** Fields that cannot have the same value on all rows. */
const IDENTITIES = new Set(['sku', 'slug']);

/** The field of a product whose values a target has. A variant's field has the values of the product's field. */
export function toField(target: string): string {
  const [code = ''] = target.split(':');
  return code.startsWith('variant') ? code.charAt(7).toLowerCase() + code.slice(8) : code;
}

/**
 * Fields in which wrong values are common, such as words between numbers or names that are too long, and are reported
 * one by one.
 */
const ROUGH = new Set(['name', 'images', 'gtin', 'stock', 'price', 'salePrice', 'compareAtPrice']);

/** Smallest share of values that a field must be able to read. */
const getLimit = (field: string) => (field === 'action' ? 0.01 : ROUGH.has(field) ? 0.6 : 0.85);

/** What the values of a column say about a field. */
export interface ValueFit {
  /** Whether the values cannot be those of the field. */
  isContradicted: boolean;
  /** Whether no value can be one of the field, not even one with a mistake. */
  isExcluded: boolean;
  /** Whether the values are of a kind that few other fields have. */
  isDistinctive: boolean;
  /** How well the column serves the field, from 0 to 1, to choose between columns. */
  quality: number;
}

const shareOf = (values: readonly string[], check: Check) =>
  values.length ? values.filter(check).length / values.length : 0;

/** How useful readable values are: all prices 0 say nothing, and a SKU is unique. */
const getMerit = (field: string, values: readonly string[]): number => {
  switch (field) {
    case 'price':
      return shareOf(values, (text) => /[1-9]/.test(text));
    case 'sku':
      return new Set(values).size / values.length;
    case 'stock':
      return values.every(isFlag) ? 0.4 : shareOf(values, isNumber);
    case 'availability':
      return values.every((text) => isNumber(text) && !isFlag(text))
        ? 0.2
        : 1 - shareOf(values, (text) => isNumber(text) && !isFlag(text)) / 2;
    case 'description':
      // Beside a summary, the longer text is the description.
      return 1 - 40 / (40 + values.reduce((sum, text) => sum + text.length, 0) / values.length);
    case 'options':
      return shareOf(values, (text) => /[=:]/.test(text)) > 0 ? 1 : 0;
    case 'name':
      return shareOf(values, hasLetter);
    default:
      return 1;
  }
};

/** Compares the values of a column with those that the field can have. `filled` is the share of rows with a value. */
export function checkValues(target: string, values: readonly string[], filled: number): ValueFit {
  const field = toField(target);
  const check = CHECKS[field];
  const share = check ? shareOf(values, check) : 1;
  const isSame = IDENTITIES.has(field) && values.length > 2 && new Set(values).size === 1;
  return {
    isContradicted: isSame || share < getLimit(field),
    isExcluded: isSame || (share === 0 && !(field === 'gtin' && values.every(hasGtinLength))),
    isDistinctive: DISTINCTIVE.has(field),
    quality: share * getMerit(field, values) * (0.3 + 0.7 * filled),
  };
}

/** Whether a value can be read as one of the target, with the transforms that are suggested for it. */
export function canRead(target: string, header: string, text: string): boolean {
  // Weights and dimensions become attributes.
  if (target.startsWith(ATTRIBUTE)) return /\d/.test(text);
  return !checkValues(target, suggestTransforms(target, header, [text]).read, 1).isExcluded;
}

/** The share of values that the field of the target need not be able to read. */
export function getUnreadLimit(target: string): number {
  return 1 - getLimit(toField(target));
}

/** Whether the value is an amount, a share, or a currency. */
export function isAboutMoney(text: string): boolean {
  return (/\d/.test(text) && (isPrice(text) || /^-?[\d.,]+\s*%$/.test(text))) || isCurrencyCode(text);
}

/** Whether the value says whether something is shown. */
export function isAboutVisibility(text: string): boolean {
  return isFlag(text) || isRead(parseStatus(text));
}

const isMarkup: Check = (text) => /<(p|div|ul|br|h\d|span|strong)\b/i.test(text);
const isPhrase: Check = (text) => /\p{L}{3,}\s+\p{L}/u.test(text) && isName(text) && text.length <= 120;
const isAmount: Check = (text) => /^\d+[.,]\d{2}$/.test(text) && /[1-9]/.test(text);
const isMoney: Check = (text) => isPrice(text) && /\d/.test(text) && !isNumber(text);
const isCurrencyCode: Check = (text) => /^[A-Z]{3}$/.test(text) && isRead(parseCurrency(text));

const all = (values: readonly string[], check: Check, least = 1) => values.length >= least && values.every(check);

/** A header that says nothing, such as `Column 3`. */
const NO_HEADER = /^(column|spalte|colonne|columna|coluna|unnamed|field|feld|col|f|c)?[ :_]*\d*$/i;

/**
 * Recognizes a field by its values alone; null if they could be anything. `taken` are the fields that other columns
 * have by their headers. Names and amounts can be those of anything, so they are only recognized below a header that
 * says nothing.
 */
export function recognizeValues(header: string, values: readonly string[], taken: ReadonlySet<string>): string | null {
  const isFree = (...targets: string[]) => targets.every((target) => !taken.has(target));
  if (isFree('gtin', 'variantGtin') && all(values, isGtin, 2) && new Set(values).size > 1) return 'gtin';
  if (all(values, (text) => splitImages(text).every((part) => isUrl(part) && isImage(part)))) return 'images';
  if (isFree('currency') && all(values, isCurrencyCode)) return 'currency';
  if (isFree('description') && all(values, isMarkup)) return 'description';
  if (!NO_HEADER.test(header.trim())) return null;
  if (isFree('price', 'variantPrice')) {
    if (all(values, isMoney)) return 'price';
    if (taken.has('currency') && all(values, isAmount, 2)) return 'price';
  }
  if (isFree('name') && all(values, isPhrase, 2) && new Set(values).size / values.length > 0.8) return 'name';
  return null;
}
