import type { SourceRow } from '../formats/source';
import type { CompiledMapping } from '../mapping/mapping';

/** PrestaShop’s column that says which combination is shown first, in the languages of its import. */
const DEFAULT =
  /^\W*(?:default|standard|vorgabe|par défaut|défaut|predetermin|por defecto|predefinit|domyśln|padrão).*\(\s*0\s*=/i;

/**
 * Returns a function that puts the row of the default variant before the others; null without such a column, or if the
 * first row can be that of the product.
 */
export function createDefaultFirst(columns: readonly string[], mapping: CompiledMapping) {
  const index = columns.findIndex((column) => DEFAULT.test(column));
  if (index < 0 || mapping.getReaders('name').length || !mapping.getReaders('options').length) return null;
  const isDefault = ({ cells }: SourceRow) => cells[index]?.trim() === '1';
  return (rows: readonly SourceRow[]): readonly SourceRow[] => {
    const first = rows.find(isDefault);
    return first ? [first, ...rows.filter((row) => row !== first)] : rows;
  };
}
