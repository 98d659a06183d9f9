import type { HeldCondition, InnerFilter, ProductScanFilter, ValueCondition } from '../store';
import { getStart, type ProductBlock } from './productBlock';
import type { ValueBlock } from './values/valueTable';

/** Whether a row of a block matches. */
export type Test = (row: number) => boolean;

type TextTest = (text: string) => boolean;

/** Returns the values of the block for a condition. */
type GetValues = (condition: ValueCondition) => ValueBlock;

/** Returns the prices of the parts of a group without a price that apply in a channel; undefined for other rows. */
type GetGroupPrice = (
  row: number,
  channel: string | null,
) => { min: number; max: number; currency: string } | undefined;

/** A condition on the price range. */
export type PriceCondition = Omit<Extract<HeldCondition, { held: 'price' }>, 'held'>;

/** Tests that most lists do not need. */
export interface LazyTests {
  testText: (block: ProductBlock, needle: string) => Test;
  testPrice: (block: ProductBlock, condition: PriceCondition, context: MatcherContext) => Test;
  testInner: (
    block: ProductBlock,
    inner: InnerFilter,
    context: MatcherContext,
    createTest: (block: ProductBlock, filter: ProductScanFilter, context: MatcherContext) => Test | undefined,
  ) => Test | undefined;
}

/** What tests need besides the block. */
export interface MatcherContext {
  /** The code for searches, prices, and filters in a filter, which is loaded with the first of them. */
  lazy: LazyTests | undefined;
  /** Of the catalog. */
  currencies: readonly string[];
  getValues: GetValues;
  getGroupPrice: GetGroupPrice;
}

/** Whether a text of the list matches. Each of the block's texts is tested once. */
const testList = (texts: readonly string[], codes: Uint32Array, ends: Uint32Array, isMatch: TextTest): Test => {
  const isWanted = texts.map(isMatch);
  return (row) => {
    for (let at = getStart(ends, row); at < ends[row]!; at++) if (isWanted[codes[at]!]) return true;
    return false;
  };
};

/** Whether a category of the row matches. */
export const testCategories = ({ category: { texts, codes }, categoryEnds }: ProductBlock, isMatch: TextTest) =>
  testList(texts, codes, categoryEnds, isMatch);

/** Whether an attribute of the row matches, see `ProductRow.attributes`. */
export const testAttributes = ({ attribute: { texts, codes }, attributeEnds }: ProductBlock, isMatch: TextTest) =>
  testList(texts, codes, attributeEnds, isMatch);

/** Whether one of the attributes that start with the prefix matches in what follows it. */
export const testMarks = (block: ProductBlock, prefix: string, isMatch: TextTest) =>
  testAttributes(block, (text) => text.startsWith(prefix) && isMatch(text.slice(prefix.length)));

/** Whether the text of the row matches. Equal ones are tested once. */
export const testTexts = ({ texts, codes }: ValueBlock, isMatch: TextTest): Test => {
  const results = new Uint8Array(texts.length);
  return (row) => {
    const code = codes[row]!;
    results[code] ||= isMatch(texts[code]!) ? 1 : 2;
    return results[code] === 1;
  };
};
