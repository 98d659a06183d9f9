import type { MappingBasis, MappingCertainty } from '#server/types.generated';
import { splitCamel } from '#server/records/headerKey';
import { DISCOUNT, isRepeatable, matchHeader, type HeaderMatch } from '../headers/headerMatch';
import { hasQualifier } from '../headers/qualifiers';
import { getSampleValues, isEmptyColumn, type TableSample } from '../tableSample';
import { checkValues, recognizeValues, type ValueFit } from '../valueChecks';
import { suggestTransforms } from './valueTransforms';
import type { ColumnMappingRecord, TransformRecord } from '#server/records/imports';

/** The suggested target of a column, how sure it is and what it rests on. No certainty if it is not imported. */
export interface ColumnSuggestion {
  target: string | null;
  transforms: TransformRecord[];
  certainty: MappingCertainty | null;
  basis: MappingBasis;
}

/** A suggested column with how sure it is and what it rests on. */
export interface MappingSuggestion extends ColumnSuggestion, ColumnMappingRecord {}

/** A suggestion without transforms. */
export function suggest(
  target: string | null,
  certainty: MappingCertainty | null,
  basis: MappingBasis,
): ColumnSuggestion {
  return { target, transforms: [], certainty, basis };
}

/** The fields of each item sold, with those of the product. */
export const OF_VARIANT: Readonly<Record<string, string>> = {
  sku: 'variantSku',
  gtin: 'variantGtin',
  price: 'variantPrice',
  salePrice: 'variantSalePrice',
  compareAtPrice: 'variantCompareAtPrice',
  stock: 'variantStock',
  availability: 'variantAvailability',
};

interface Candidate {
  column: number;
  match: HeaderMatch;
  transforms: TransformRecord[];
  fit: ValueFit | null;
  score: number;
}

/**
 * Fewer values than this can all be mistakes, which the import reports, under a header that names the field exactly.
 */
const ENOUGH_VALUES = 3;

/** Check digits prove more than any header. */
const CHECK_DIGITS = 0.15;

/** A header that is less usual than this for its field is not certain. */
const USUAL_RANK = 20;

const getCertainty = ({ match: { fit, rank }, fit: values }: Candidate): MappingCertainty => {
  const isProven = values?.isDistinctive === true;
  if (fit === 'SIMILAR') return isProven ? 'LIKELY' : 'GUESS';
  if (fit === 'PARTIAL') return isProven ? 'CERTAIN' : 'LIKELY';
  return values && (isProven || rank < USUAL_RANK) ? 'CERTAIN' : 'LIKELY';
};

const getBasis = ({ match: { fit }, fit: values }: Candidate): MappingBasis => {
  if (fit === 'SIMILAR') return 'SIMILAR_HEADER';
  return values ? 'HEADER_AND_VALUES' : 'HEADER';
};

/** Whether discounts are in percent or amounts, by their values or by a column that says so; null if nothing tells. */
const findDiscountTarget = (values: readonly string[], hasMode: boolean): string | null => {
  if (hasMode) return 'discountAmount';
  const given = values.filter((text) => /[1-9]/.test(text));
  if (given.length && given.every((text) => text.includes('%'))) return 'discountPercent';
  return given.length && given.every((text) => /[\p{L}\p{Sc}]/u.test(text)) ? 'discountAmount' : null;
};

/** The fields that the header of a column can mean. A discount without further words means what its values tell. */
const findMatches = (header: string, column: number, sample: TableSample | null, hasMode: boolean): HeaderMatch[] =>
  matchHeader(header).flatMap((match) => {
    if (match.target !== DISCOUNT) return [match];
    const target = findDiscountTarget(sample ? getSampleValues(sample, column) : [], hasMode);
    return target === null ? [] : [{ ...match, target }];
  });

const toCandidates = (header: string, column: number, sample: TableSample | null, hasMode: boolean) => {
  const matches = findMatches(header, column, sample, hasMode);
  if (!sample)
    return matches.map((match): Candidate => ({ column, match, transforms: [], fit: null, score: match.score }));
  const values = getSampleValues(sample, column);
  const filled = Math.min(1, values.length / Math.max(1, sample.rows.length));
  return matches.flatMap((match): Candidate[] => {
    const { transforms, read } = suggestTransforms(match.target, header, values);
    const fit = checkValues(match.target, read, filled);
    // Between columns whose headers fit alike, the values decide.
    const score =
      0.7 * (match.score - 0.005 * match.rank) + 0.3 * fit.quality + (match.target === 'gtin' ? CHECK_DIGITS : 0);
    const isKept = match.fit === 'EXACT' && values.length < ENOUGH_VALUES ? !fit.isExcluded : !fit.isContradicted;
    return !isKept ? [] : [{ column, match, transforms, fit, score }];
  });
};

/** Values alone rarely prove what a text is. */
const PROVEN_BY_VALUES = new Set(['gtin', 'images', 'currency']);

/**
 * Suggests fields for columns by their headers, checked against the sample. Each field is used once, by the column that
 * serves it best; a column that none is suggested for can be recognized by its values. `isOpen` says which columns have
 * no target yet, `used` which fields columns with one have.
 */
export function suggestFields(
  columns: readonly string[],
  sample: TableSample | null,
  isOpen: (column: number) => boolean,
  used: Iterable<string> = [],
): (ColumnSuggestion | null)[] {
  const suggestions: (ColumnSuggestion | null)[] = columns.map(() => null);
  const taken = new Set(used);
  const isFree = (target: string) => isRepeatable(target) || !taken.has(target);
  const hasMode = columns.some((header) => matchHeader(header)[0]?.target === 'discountMode');
  const candidates = columns
    .flatMap((header, column) => (isOpen(column) ? toCandidates(header, column, sample, hasMode) : []))
    .sort((a, b) => b.score - a.score);
  for (const candidate of candidates) {
    const { column, match, transforms } = candidate;
    if (suggestions[column] || !isFree(match.target)) continue;
    // A type is a category only where nothing else is.
    if (match.target === 'categories' && taken.has('categories') && /type$/i.test(columns[column] ?? '')) continue;
    taken.add(match.target);
    const basis = getBasis(candidate);
    suggestions[column] = { target: match.target, transforms, certainty: getCertainty(candidate), basis };
  }
  // Prices that are all 0 are left to a column with amounts.
  const blank = candidates.find(({ match, fit }) => match.target === 'price' && fit?.quality === 0)?.column;
  if (blank !== undefined && suggestions[blank]?.target === 'price' && taken.has('compareAtPrice')) {
    suggestions[blank] = suggest(null, null, 'BETTER_COLUMN');
  }
  // An ID of the variant is its SKU only where nothing else is.
  if (!taken.has('sku') && !taken.has('variantSku')) {
    const id = suggestions.find((known) => known?.target === 'variantReference');
    if (id) id.target = 'variantSku';
  }
  const named = new Set(candidates.map(({ column }) => column));
  return columns.map((header, column) => {
    const known = suggestions[column];
    if (known || !isOpen(column) || !sample) return known ?? null;
    if (isEmptyColumn(sample, column)) return suggest(null, null, 'EMPTY');
    const target = named.has(column) ? null : recognizeValues(header, getSampleValues(sample, column), taken);
    if (target && isFree(target) && !hasQualifier(splitCamel(header), target)) {
      taken.add(target);
      return suggest(target, PROVEN_BY_VALUES.has(target) ? 'LIKELY' : 'GUESS', 'VALUES');
    }
    if (named.has(column)) return suggest(null, null, 'BETTER_COLUMN');
    return matchHeader(header).length ? suggest(null, null, 'CONTRADICTED') : null;
  });
}
