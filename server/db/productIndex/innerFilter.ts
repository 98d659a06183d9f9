import type { HeldCondition, InnerFilter, ProductScanFilter } from '../store';
import { parsePriceKey } from '../../records/prices';
import { createPriceFinder } from './priceFinder';
import { findRows, getSearchText } from './searchText';
import { getField, type ProductBlock } from './productBlock';
import { testCategories, testMarks, testTexts, type MatcherContext, type PriceCondition, type Test } from './rowTests';
import { FAMILY_PREFIX, ISSUE_PREFIX, NOT_IN_PREFIX, STATUSES } from './productRow';

/** Whether a search finds the text of the row. */
export function testText(block: ProductBlock, needle: string): Test {
  const found = new Uint8Array(block.ids.length);
  findRows(getSearchText(block), needle, (row) => (found[row] = 1));
  return (row) => found[row] === 1;
}

/** Whether the price range of the row matches. */
export function testPrice(
  block: ProductBlock,
  { currency, channel, isMatch }: PriceCondition,
  { currencies, getGroupPrice }: MatcherContext,
): Test {
  const findPrice = createPriceFinder(block, { currencies: currency === null ? currencies : [currency], channel });
  const isWanted = block.currency.texts.map((key) => currency === null || parsePriceKey(key).currency === currency);
  return (row) => {
    const at = findPrice(row);
    if (at !== -1) {
      return isWanted[block.currency.codes[at]!]
        ? isMatch(block.priceMin[at]!, block.priceMax[at]!)
        : isMatch(NaN, NaN);
    }
    const group = getGroupPrice(row, channel);
    const isOf = group && (currency === null || group.currency === currency);
    return isOf ? isMatch(group.min, group.max) : isMatch(NaN, NaN);
  };
}

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
    case 'authors':
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
    case 'channels': {
      const { channels, isMatch, isNot } = condition;
      const wanted = channels.filter(isMatch);
      const leftOut = wanted.map((channel) => testMarks(block, NOT_IN_PREFIX, (code) => code === channel));
      return (row) => leftOut.some((isOut) => !isOut(row)) !== isNot;
    }
    case 'price':
      return testPrice(block, condition, context);
    default: {
      const numbers = block[condition.held];
      return (row) => condition.isMatch(numbers[row]!);
    }
  }
};

/** The longer a test of it takes, the higher. */
const getCost = ({ held }: HeldCondition) =>
  held === 'price' ? 1 : held === 'name' || held === 'sku' || held === 'slug' ? 2 : 0;

/** Returns the test of a filter. */
type CreateTest = (block: ProductBlock, filter: ProductScanFilter, context: MatcherContext) => Test | undefined;

/**
 * Returns the test of the block’s rows for the conditions and filters in a filter, the cheap ones first; undefined if
 * no row of the block can match.
 */
export function testInner(
  block: ProductBlock,
  { held, values, and, or, not }: InnerFilter,
  context: MatcherContext,
  createTest: CreateTest,
): Test | undefined {
  const inOrder = held.toSorted((a, b) => getCost(a) - getCost(b));
  const tests = inOrder.map((condition) => testHeld(block, condition, context));
  for (const condition of values) tests.push(testTexts(context.getValues(condition), condition.isMatch));
  for (const filter of and) {
    const test = createTest(block, filter, context);
    if (!test) return undefined;
    tests.push(test);
  }
  if (or.length) {
    const any = or.flatMap((filter) => createTest(block, filter, context) ?? []);
    if (!any.length) return undefined;
    tests.push((row) => any.some((test) => test(row)));
  }
  for (const filter of not) {
    const test = createTest(block, filter, context);
    if (test) tests.push((row) => !test(row));
  }
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}
