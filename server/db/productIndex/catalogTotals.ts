import { GRADES, toGrade } from '../../records/grades';
import type { QualityGrade } from '../../types.generated';
import type { ProductStats } from '../store';
import { getStart, type ProductBlock } from './productBlock';
import {
  FAMILY_PREFIX,
  GROUPED_MARK,
  ISSUE_PREFIX,
  OPTION_PREFIX,
  SCOPED_PREFIX,
  STATUSES,
  VARIANT_PREFIX,
} from './productRow';
import { createValueCounts } from './valueCounts';

const ACTIVE = STATUSES.indexOf('ACTIVE');

/** Completeness is summed in integer units of 1/PARTS, so that adding and subtracting leaves no rounding error. */
const PARTS = 2 ** 32;

/** Incrementally updated totals of a catalog's products, and the values that they use. */
export interface CatalogTotals {
  add: (block: ProductBlock, row: number) => void;
  remove: (block: ProductBlock, row: number) => void;
  stats: () => ProductStats;
  /** Returns the values in use, sorted A to Z. */
  brands: () => string[];
  categories: () => string[];
  /** Returns the number of products that have an attribute, by its name. */
  attributes: () => ReadonlyMap<string, number>;
  /** Returns the number of products that have an attribute only for a language or a sales channel, by its code. */
  scopedAttributes: () => ReadonlyMap<string, number>;
  /** Returns the number of products whose variants have an attribute, by its code; see `ProductReader`. */
  variantAttributes: (only?: 'OPTIONS') => ReadonlyMap<string, number>;
  /** Returns the number of products of a family, by its code. */
  families: () => ReadonlyMap<string, number>;
  /** Returns the number of products with a kind of issue, by its severity and its code: `ERROR PRICE_MISSING`. */
  issueKinds: () => ReadonlyMap<string, number>;
  /** Returns the number of products with the same completeness by channel and language. */
  cells: () => ReadonlyMap<string, number>;
  /** Returns the number of products with the same authors, see `toAuthors`. */
  authors: () => ReadonlyMap<string, number>;
  /** Whether a product is a group of others. */
  hasGroups: () => boolean;
}

/** Creates the totals of a catalog without products. */
export function createCatalogTotals(): CatalogTotals {
  const sums = {
    products: 0,
    active: 0,
    variants: 0,
    error: 0,
    warning: 0,
    info: 0,
    activeErrors: 0,
    completeness: 0,
    groups: 0,
  };
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<QualityGrade, number>;
  const brands = createValueCounts();
  const categories = createValueCounts();
  const attributes = createValueCounts();
  const scopedAttributes = createValueCounts();
  const optionAttributes = createValueCounts();
  const variantAttributes = createValueCounts();
  const families = createValueCounts();
  const issueKinds = createValueCounts();
  const cells = createValueCounts();
  const authors = createValueCounts();
  const count = (block: ProductBlock, row: number, sign: 1 | -1) => {
    sums.products += sign;
    sums.variants += sign * block.variants[row]!;
    sums.error += sign * block.errors[row]!;
    sums.warning += sign * block.warnings[row]!;
    sums.info += sign * block.infos[row]!;
    sums.completeness += sign * Math.round(block.completeness[row]! * PARTS);
    grades[toGrade(block.quality[row]!)] += sign;
    const action = sign === 1 ? 'add' : 'remove';
    cells[action](block.cells.texts[block.cells.codes[row]!]!);
    authors[action](block.authors.texts[block.authors.codes[row]!]!);
    const brand = block.brand.texts[block.brand.codes[row]!];
    if (brand) brands[action](brand);
    const { category, categoryEnds } = block;
    for (let at = getStart(categoryEnds, row); at < categoryEnds[row]!; at++) {
      categories[action](category.texts[category.codes[at]!]!);
    }
    const { attribute, attributeEnds } = block;
    for (let at = getStart(attributeEnds, row); at < attributeEnds[row]!; at++) {
      const name = attribute.texts[attribute.codes[at]!]!;
      if (name.startsWith(FAMILY_PREFIX)) families[action](name.slice(FAMILY_PREFIX.length));
      else if (name.startsWith(SCOPED_PREFIX)) scopedAttributes[action](name.slice(SCOPED_PREFIX.length));
      else if (name.startsWith(VARIANT_PREFIX)) variantAttributes[action](name.slice(VARIANT_PREFIX.length));
      else if (name.startsWith(OPTION_PREFIX)) {
        const code = name.slice(OPTION_PREFIX.length);
        optionAttributes[action](code);
        variantAttributes[action](code);
      } else if (name.startsWith(ISSUE_PREFIX)) issueKinds[action](name.slice(ISSUE_PREFIX.length));
      else if (name === GROUPED_MARK) sums.groups += sign;
      // Not other marks, which are not counted.
      else if (!name.startsWith('\n')) attributes[action](name);
    }
    if (block.status[row] !== ACTIVE) return;
    sums.active += sign;
    sums.activeErrors += sign * block.errors[row]!;
  };
  return {
    add: (block, row) => count(block, row, 1),
    remove: (block, row) => count(block, row, -1),
    stats: () => ({
      products: sums.products,
      activeProducts: sums.active,
      variants: sums.variants,
      issues: { ERROR: sums.error, WARNING: sums.warning, INFO: sums.info },
      activeErrors: sums.activeErrors,
      completeness: sums.completeness / PARTS,
      grades: { ...grades },
    }),
    brands: brands.values,
    categories: categories.values,
    attributes: attributes.counts,
    scopedAttributes: scopedAttributes.counts,
    variantAttributes: (only) => (only ? optionAttributes : variantAttributes).counts(),
    families: families.counts,
    issueKinds: issueKinds.counts,
    cells: cells.counts,
    authors: authors.counts,
    hasGroups: () => sums.groups > 0,
  };
}
