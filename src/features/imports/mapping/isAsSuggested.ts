import type { ColumnMapping } from '../importDraft';
import type { MappingSuggestion } from '../importStep';

/** Whether the column is mapped as it was suggested. */
export function isAsSuggested(
  column: Pick<ColumnMapping, 'target' | 'locale' | 'channel'>,
  suggestion: MappingSuggestion,
): boolean {
  return (
    column.target === suggestion.target &&
    (column.locale ?? null) === suggestion.locale &&
    (column.channel ?? null) === suggestion.channel
  );
}
