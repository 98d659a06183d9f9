import type { CompiledMapping } from '../mapping/mapping';
import type { RowRole } from '../layout';
import type { SourceRow } from '../formats/source';
import { textOn } from './rowKeys';

/**
 * The roles of rows whose variants reference their product as parent, with or without a row for the product itself.
 * Without one, the first variant also provides the product's data. `isParentItself`: a row that references itself is
 * the product.
 */
export function familyRoles(rows: readonly SourceRow[], mapping: CompiledMapping, isParentItself: boolean): RowRole[] {
  const parent = mapping.getReaders('parent');
  const sku = mapping.getReaders('sku');
  const isVariant = (row: SourceRow) => {
    const named = textOn(row, parent);
    return named !== '' && !(isParentItself && named === textOn(row, sku));
  };
  const product = rows.find((row) => !isVariant(row));
  return rows.map((row, index) => {
    if (isVariant(row)) return !product && index === 0 ? 'BOTH' : 'VARIANT';
    return row === product ? 'PRODUCT' : 'DUPLICATE';
  });
}
