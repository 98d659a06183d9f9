import type { IssueSeverity } from '../../types.generated';
import { toGrade } from '../../records/grades';
import type { ProductScanFilter } from '../store';
import { getStart, type ProductBlock } from './productBlock';
import { FAMILY_PREFIX, ISSUE_PREFIX, NOT_IN_PREFIX, RULE_PREFIX, SCOPED_PREFIX, STATUSES } from './productRow';
import { testAttributes, testCategories, testMarks, testTexts, type MatcherContext, type Test } from './rowTests';
import { isInBranch } from '#shared/branch';
import { foldQuery } from '#shared/foldText';

/** Whether a filter can leave out products. `priceChannel` alone is for the order. */
export function isFiltering({ priceChannel: _, isOwnPrice: __, ...filter }: ProductScanFilter): boolean {
  return Object.values(filter).some((part) => (part ?? '') !== '');
}

const testIssues = ({ errors, warnings, infos }: ProductBlock, severity: IssueSeverity): Test => {
  if (severity === 'ERROR') return (row) => errors[row]! > 0;
  if (severity === 'WARNING') return (row) => errors[row]! + warnings[row]! > 0;
  return (row) => errors[row]! + warnings[row]! + infos[row]! > 0;
};

/**
 * Returns the test of the block’s rows, whether they match all parts of the filter; undefined if no row of the block
 * can. A null or empty part matches everything. Prices are compared in the first currency that the product, or one of
 * its parts, has a price in, in the price channel.
 */
export const createTest = (
  block: ProductBlock,
  filter: ProductScanFilter,
  context: MatcherContext,
): Test | undefined => {
  const { q, status, category, hasCategory, brand, priceMin, priceMax, priceChannel, issues, issueCode } = filter;
  const { ruleCategory, notInChannel, grade, family, attributeNames, scopedCodes = [], matchesCells } = filter;
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
  if (family) tests.push(testAttributes(block, (name) => name === FAMILY_PREFIX + family));
  if (issueCode) tests.push(testMarks(block, ISSUE_PREFIX, (kind) => kind.endsWith(` ${issueCode}`)));
  if (ruleCategory) tests.push(testMarks(block, RULE_PREFIX, (path) => path === ruleCategory));
  if (notInChannel) tests.push(testMarks(block, NOT_IN_PREFIX, (code) => code === notInChannel));
  if (matchesCells) tests.push(testTexts(block.cells, matchesCells));
  if (typeof priceMin === 'number' || typeof priceMax === 'number') {
    const isMatch = (min: number, max: number) => max >= (priceMin ?? -Infinity) && min <= (priceMax ?? Infinity);
    tests.push(context.lazy!.testPrice(block, { currency: null, channel: priceChannel || null, isMatch }, context));
  }
  if (needle) tests.push(context.lazy!.testText(block, needle));
  if (filter.inner) {
    const test = context.lazy!.testInner(block, filter.inner, context, createTest);
    if (!test) return undefined;
    tests.push(test);
  }
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
};
