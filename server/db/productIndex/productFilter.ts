import type { IssueSeverity } from '../../types.generated';
import { toGrade } from '../../records/grades';
import { parsePriceKey } from '../../records/prices';
import type { ProductScanFilter, ValueCondition } from '../store';
import { getStart, type ProductBlock } from './productBlock';
import { FAMILY_PREFIX, ISSUE_PREFIX, NAMED_PREFIX, SCOPED_PREFIX, STATUSES } from './productRow';
import { findRows, foldColumn, type TextColumn } from './textColumn';
import type { ValueBlock } from './valueColumns';
import { foldQuery } from '#shared/foldText';

type Test = (row: number) => boolean;

/** Returns the values of the block for a condition. */
type GetValues = (condition: ValueCondition) => ValueBlock;

/** Returns the prices of the parts of a group without a price; undefined for other rows. */
type GetGroupPrice = (row: number) => { min: number; max: number } | undefined;

const folded = new WeakMap<TextColumn, TextColumn>();

/** Returns the text of the block as searches compare it; computed on the first call. */
export function getSearchText({ text }: ProductBlock): TextColumn {
  const found = folded.get(text) ?? foldColumn(text);
  folded.set(text, found);
  return found;
}

const testIssues = ({ errors, warnings, infos }: ProductBlock, severity: IssueSeverity): Test => {
  if (severity === 'ERROR') return (row) => errors[row]! > 0;
  if (severity === 'WARNING') return (row) => errors[row]! + warnings[row]! > 0;
  return (row) => errors[row]! + warnings[row]! + infos[row]! > 0;
};

const testCategory = ({ category, categoryEnds }: ProductBlock, wanted: string): Test => {
  const isWanted = category.texts.map((path) => path === wanted || path.startsWith(`${wanted}/`));
  return (row) => {
    for (let at = getStart(categoryEnds, row); at < categoryEnds[row]!; at++) {
      if (isWanted[category.codes[at]!]) return true;
    }
    return false;
  };
};

const testAttributes = ({ attribute, attributeEnds }: ProductBlock, wanted: readonly string[]): Test => {
  const isWanted = attribute.texts.map((name) => wanted.includes(name));
  return (row) => {
    for (let at = getStart(attributeEnds, row); at < attributeEnds[row]!; at++) {
      if (isWanted[attribute.codes[at]!]) return true;
    }
    return false;
  };
};

/** The currencies of a catalog, its first choice first, and the sales channel; null for the prices for all channels. */
export interface PriceOrder {
  currencies: readonly string[];
  channel: string | null;
}

/**
 * Returns how well a price matches, the lowest best: those of the channel, then those for all channels; Infinity if not
 * at all.
 */
const rankPrice = (key: string, { currencies, channel }: PriceOrder): number => {
  const { currency, channel: own = null } = parsePriceKey(key);
  if (own !== channel && own !== null) return Infinity;
  const place = currencies.includes(currency) ? currencies.indexOf(currency) : currencies.length;
  return own === channel ? place : place + currencies.length + 1;
};

/**
 * Returns a function that finds the price of a row in the first of the currencies that the product has a price in, else
 * in that of its first price: a position in the price columns, or -1 without a price.
 */
export function createPriceFinder({ currency, priceEnds }: ProductBlock, order: PriceOrder): (row: number) => number {
  const ranks = currency.texts.map((key) => rankPrice(key, order));
  return (row) => {
    let best = -1;
    let rank = Infinity;
    for (let at = getStart(priceEnds, row); at < priceEnds[row]!; at++) {
      if (ranks[currency.codes[at]!]! >= rank) continue;
      rank = ranks[currency.codes[at]!]!;
      best = at;
    }
    return best;
  };
}

const testPrice = (
  block: ProductBlock,
  order: PriceOrder,
  getGroupPrice: GetGroupPrice,
  { from, to }: { from: number; to: number },
): Test => {
  const findPrice = createPriceFinder(block, order);
  return (row) => {
    const at = findPrice(row);
    if (at !== -1) return block.priceMax[at]! >= from && block.priceMin[at]! <= to;
    const group = getGroupPrice(row);
    return group !== undefined && group.max >= from && group.min <= to;
  };
};

/** Equal texts are tested once. */
const testTexts = ({ texts, codes }: ValueBlock, isMatch: (text: string) => boolean): Test => {
  const results = new Uint8Array(texts.length);
  return (row) => {
    const code = codes[row]!;
    results[code] ||= isMatch(texts[code]!) ? 1 : 2;
    return results[code] === 1;
  };
};

const testText = (block: ProductBlock, needle: string): Test => {
  const found = new Uint8Array(block.ids.length);
  findRows(getSearchText(block), needle, (row) => (found[row] = 1));
  return (row) => found[row] === 1;
};

/**
 * Returns a function that tests the rows of a block: whether they are products of the catalog that match all parts of
 * the filter; undefined if no row of the block can. A null or empty part matches everything. Prices are compared in the
 * first currency that the product, or one of its parts, has a price in, in the price channel.
 */
export function createMatcher(
  block: ProductBlock,
  catalogId: string,
  {
    q,
    status,
    category,
    hasCategory,
    brand,
    priceMin,
    priceMax,
    priceChannel = null,
    issues,
    issueCode,
    unnamedIn,
    grade,
    family,
    attributeNames,
    scopedCodes = [],
    matchesCells,
    values,
  }: ProductScanFilter,
  currencies: readonly string[],
  { getValues, getGroupPrice }: { getValues: GetValues; getGroupPrice: GetGroupPrice },
): Test | undefined {
  const catalogCode = block.catalog.texts.indexOf(catalogId);
  const brandCode = brand ? block.brand.texts.indexOf(brand) : 0;
  if (catalogCode === -1 || brandCode === -1) return undefined;
  const needle = foldQuery(q);
  const statusCode = status ? STATUSES.indexOf(status) : 0;
  // Cheap tests come first.
  const tests: Test[] = [(row) => block.catalog.codes[row] === catalogCode && block.ids[row] !== ''];
  if (status) tests.push((row) => block.status[row] === statusCode);
  if (brand) tests.push((row) => block.brand.codes[row] === brandCode);
  if (issues) tests.push(testIssues(block, issues));
  if (grade) tests.push((row) => toGrade(block.quality[row]!) === grade);
  if (category) tests.push(testCategory(block, category));
  if (typeof hasCategory === 'boolean') {
    const { categoryEnds } = block;
    tests.push((row) => categoryEnds[row]! > getStart(categoryEnds, row) === hasCategory);
  }
  if (attributeNames) {
    tests.push(testAttributes(block, [...attributeNames, ...scopedCodes.map((code) => SCOPED_PREFIX + code)]));
  }
  if (family) tests.push(testAttributes(block, [FAMILY_PREFIX + family]));
  if (issueCode) {
    const kinds = (['ERROR', 'WARNING', 'INFO'] as const).map((severity) => `${ISSUE_PREFIX}${severity} ${issueCode}`);
    tests.push(testAttributes(block, kinds));
  }
  if (unnamedIn) {
    const isNamed = testAttributes(
      block,
      unnamedIn.map((locale) => NAMED_PREFIX + locale),
    );
    tests.push((row) => !isNamed(row));
  }
  if (matchesCells) tests.push(testTexts(block.cells, matchesCells));
  if (typeof priceMin === 'number' || typeof priceMax === 'number') {
    const range = { from: priceMin ?? -Infinity, to: priceMax ?? Infinity };
    tests.push(testPrice(block, { currencies, channel: priceChannel || null }, getGroupPrice, range));
  }
  if (needle) tests.push(testText(block, needle));
  for (const condition of values ?? []) tests.push(testTexts(getValues(condition), condition.isMatch));
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}
