import { matchHeader } from '../headers/headerMatch';
import type { TableSample } from '../tableSample';
import type { ColumnSuggestion } from './columnFields';

const isGtin = (target: string | null | undefined) => target === 'gtin' || target === 'variantGtin';

/**
 * The columns with other names of GTINs, such as UPC beside EAN, that have a value where the column of the GTIN has
 * none. None if a row of the sample has both, because these are two numbers of the same product.
 */
export function findGtinFallbacks(
  suggestions: readonly (ColumnSuggestion | null)[],
  columns: readonly string[],
  { rows }: TableSample,
): { column: number; fallbacks: number[] } | null {
  const column = suggestions.findIndex((known) => isGtin(known?.target));
  if (column < 0) return null;
  const fallbacks = columns.flatMap((header, index) => {
    const [match] = matchHeader(header);
    const isOther = suggestions[index]?.target === null && suggestions[index].basis === 'BETTER_COLUMN';
    return isOther && match?.target === 'gtin' && match.fit === 'EXACT' ? [index] : [];
  });
  const isAlone = rows.every((row) => new Set([column, ...fallbacks].flatMap((index) => row[index] || [])).size < 2);
  return fallbacks.length && isAlone ? { column, fallbacks } : null;
}
