import type { MappingBasis } from '#server/types.generated';
import { getCustomMeaning, isMisread, MOST } from '../columnMeaning';
import { canRead } from '../valueChecks';
import { suggest, type ColumnSuggestion } from './columnFields';

/**
 * What a column is that would become an attribute although its header says something about money, what is published,
 * stock, or measures; null if it can be an attribute.
 */
export function suggestUnapplied(
  header: string,
  values: readonly string[],
  basis: MappingBasis | undefined,
): ColumnSuggestion | null {
  const meaning = getCustomMeaning(header);
  if (!meaning) return null;
  const { target, isListed, isOfKind } = meaning;
  if (target === null) {
    const share = values.filter((text) => isOfKind?.(text)).length / values.length;
    return share > MOST ? suggest(null, null, 'NOT_APPLIED') : null;
  }
  const unread = values.filter((text) => !canRead(target, header, text)).length / values.length;
  if (basis === 'CONTRADICTED' || isMisread(meaning, unread)) return suggest(null, null, 'CONTRADICTED');
  return basis === 'BETTER_COLUMN' && isListed ? suggest(null, null, 'BETTER_COLUMN') : null;
}
