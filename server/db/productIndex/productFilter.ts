import type { IssueSeverity } from '../../types.generated';
import { toGrade } from '../../records/grades';
import { parsePriceKey } from '../../records/prices';
import type { HeldCondition, ProductScanFilter, ValueCondition, ValueReading } from '../store';
import { getField, getStart, type ProductBlock } from './productBlock';
import { FAMILY_PREFIX, ISSUE_PREFIX, NAMED_PREFIX, SCOPED_PREFIX, STATUSES } from './productRow';
import { findRows, foldColumn, type TextColumn } from './textColumn';
import type { ValueBlock } from './valueColumns';
import { isInBranch } from '#shared/branch';
import { foldQuery } from '#shared/foldText';

type Test = (row: number) => boolean;

type TextTest = (text: string) => boolean;

/** Returns the values of the block for a condition. */
type GetValues = (condition: ValueCondition) => ValueBlock;

interface Range {
  min: number;
  max: number;
}

/** Returns the prices of the parts of a group without a price that apply in a channel; undefined for other rows. */
type GetGroupPrice = (row: number, channel: string | null) => (Range & { currency: string }) | undefined;

/** What tests need besides the block. */
interface MatcherContext {
  catalogId: string;
  /** Of the catalog. */
  currencies: readonly string[];
  getValues: GetValues;
  getGroupPrice: GetGroupPrice;
}

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

/** Whether a text of the list matches. Each of the block's texts is tested once. */
const testList = (texts: readonly string[], codes: Uint32Array, ends: Uint32Array, isMatch: TextTest): Test => {
  const isWanted = texts.map(isMatch);
  return (row) => {
    for (let at = getStart(ends, row); at < ends[row]!; at++) if (isWanted[codes[at]!]) return true;
    return false;
  };
};

const testCategories = ({ category: { texts, codes }, categoryEnds }: ProductBlock, isMatch: TextTest) =>
  testList(texts, codes, categoryEnds, isMatch);

const testAttributes = ({ attribute: { texts, codes }, attributeEnds }: ProductBlock, isMatch: TextTest) =>
  testList(texts, codes, attributeEnds, isMatch);

/** Whether one of the attributes that start with the prefix matches in what follows it. */
const testMarks = (block: ProductBlock, prefix: string, isMatch: TextTest) =>
  testAttributes(block, (text) => text.startsWith(prefix) && isMatch(text.slice(prefix.length)));

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
  { currency, channel, isMatch }: Omit<Extract<HeldCondition, { held: 'price' }>, 'held'>,
  { currencies, getGroupPrice }: MatcherContext,
): Test => {
  const findPrice = createPriceFinder(block, { currencies: currency === null ? currencies : [currency], channel });
  const isWanted = block.currency.texts.map((key) => currency === null || parsePriceKey(key).currency === currency);
  return (row) => {
    const at = findPrice(row);
    if (at !== -1) {
      return isMatch(
        isWanted[block.currency.codes[at]!] ? { min: block.priceMin[at]!, max: block.priceMax[at]! } : null,
      );
    }
    const group = getGroupPrice(row, channel);
    return isMatch(group && (currency === null || group.currency === currency) ? group : null);
  };
};

/** Equal texts are tested once. */
const testTexts = ({ texts, codes }: ValueBlock, isMatch: TextTest): Test => {
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

const testHeld = (block: ProductBlock, condition: HeldCondition, context: MatcherContext): Test => {
  switch (condition.held) {
    case 'name':
    case 'sku':
    case 'slug': {
      const { held, isMatch } = condition;
      return (row) => isMatch(getField(block, row, held));
    }
    case 'brand':
    case 'cells':
      return testTexts(block[condition.held], condition.isMatch);
    case 'status': {
      const isWanted = STATUSES.map(condition.isMatch);
      return (row) => isWanted[block.status[row]!]!;
    }
    case 'categories':
    case 'family':
    case 'issues': {
      const { held, isMatch, isNot } = condition;
      const isOne =
        held === 'categories'
          ? testCategories(block, isMatch)
          : testMarks(block, held === 'family' ? FAMILY_PREFIX : ISSUE_PREFIX, isMatch);
      return (row) => isOne(row) !== isNot;
    }
    case 'price':
      return testPrice(block, condition, context);
    default: {
      const numbers = block[condition.held];
      return (row) => condition.isMatch(numbers[row]!);
    }
  }
};

/** Returns what the conditions of the filter, and of those in it, read from products. */
export function getReadings({ values = [], and = [], or = [], not }: ProductScanFilter): ValueReading[] {
  return [...values, ...[...and, ...or, ...(not ? [not] : [])].flatMap(getReadings)];
}

/** Whether rows of the catalog match all parts of the filter; undefined if none in the block can. */
const createTest = (block: ProductBlock, filter: ProductScanFilter, context: MatcherContext): Test | undefined => {
  const { q, status, category, hasCategory, brand, priceMin, priceMax, priceChannel, issues, issueCode } = filter;
  const { unnamedIn, grade, family, attributeNames, scopedCodes = [], matchesCells } = filter;
  const { values = [], held = [], and = [], or = [], not } = filter;
  const brandCode = brand ? block.brand.texts.indexOf(brand) : 0;
  if (brandCode === -1) return undefined;
  const needle = foldQuery(q);
  const statusCode = status ? STATUSES.indexOf(status) : 0;
  // Cheap tests come first.
  const tests: Test[] = [];
  if (status) tests.push((row) => block.status[row] === statusCode);
  if (brand) tests.push((row) => block.brand.codes[row] === brandCode);
  if (issues) tests.push(testIssues(block, issues));
  if (grade) tests.push((row) => toGrade(block.quality[row]!) === grade);
  if (category) tests.push(testCategories(block, (path) => isInBranch(path, category)));
  if (typeof hasCategory === 'boolean') {
    const { categoryEnds } = block;
    tests.push((row) => categoryEnds[row]! > getStart(categoryEnds, row) === hasCategory);
  }
  if (attributeNames) {
    const names = new Set([...attributeNames, ...scopedCodes.map((code) => SCOPED_PREFIX + code)]);
    tests.push(testAttributes(block, (name) => names.has(name)));
  }
  if (family) tests.push(testMarks(block, FAMILY_PREFIX, (code) => code === family));
  if (issueCode) tests.push(testMarks(block, ISSUE_PREFIX, (kind) => kind.split(' ')[1] === issueCode));
  if (unnamedIn) {
    const isNamed = testMarks(block, NAMED_PREFIX, (locale) => unnamedIn.includes(locale));
    tests.push((row) => !isNamed(row));
  }
  if (matchesCells) tests.push(testTexts(block.cells, matchesCells));
  if (typeof priceMin === 'number' || typeof priceMax === 'number') {
    const isMatch = (range: Range | null) =>
      range !== null && range.max >= (priceMin ?? -Infinity) && range.min <= (priceMax ?? Infinity);
    tests.push(testPrice(block, { currency: null, channel: priceChannel || null, isMatch }, context));
  }
  for (const condition of held) tests.push(testHeld(block, condition, context));
  if (needle) tests.push(testText(block, needle));
  for (const condition of values) tests.push(testTexts(context.getValues(condition), condition.isMatch));
  for (const part of and) {
    const test = createTest(block, part, context);
    if (!test) return undefined;
    tests.push(test);
  }
  if (or.length) {
    const any = or.flatMap((part) => createTest(block, part, context) ?? []);
    if (!any.length) return undefined;
    tests.push((row) => any.some((test) => test(row)));
  }
  const unwanted = not && createTest(block, not, context);
  if (unwanted) tests.push((row) => !unwanted(row));
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
};

/**
 * Returns a function that tests the rows of a block: whether they are products of the catalog that match all parts of
 * the filter; undefined if no row of the block can. A null or empty part matches everything. Prices are compared in the
 * first currency that the product, or one of its parts, has a price in, in the price channel.
 */
export function createMatcher(
  block: ProductBlock,
  filter: ProductScanFilter,
  context: MatcherContext,
): Test | undefined {
  const catalogCode = block.catalog.texts.indexOf(context.catalogId);
  const test = catalogCode === -1 ? undefined : createTest(block, filter, context);
  return test && ((row) => block.catalog.codes[row] === catalogCode && block.ids[row] !== '' && test(row));
}
