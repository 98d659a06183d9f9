import type { CompiledMapping } from '../mapping/mapping';
import type { SourceRow } from '../formats/source';
import { textOn } from './rowKeys';

/**
 * Finds variants that only their name, which is that of the product above them, tells: Odoo has a row without attribute
 * values for the product, and then one with them for each variant. `hasOptions` tells whether a row has such values.
 */
export function createTemplateRows(mapping: CompiledMapping, hasOptions: (row: SourceRow) => boolean) {
  const name = mapping.getReaders('name');
  const isUsed =
    name.length > 0 &&
    mapping.getReaders('sku').length > 0 &&
    ['parent', 'rowType', 'variantSku'].every((target) => !mapping.getReaders(target).length);
  /** The keys of products by those of the rows of their variants. */
  const products = new Map<string, string>();
  const keys = new Set<string>();
  return {
    products,
    /** Whether rows with other keys are variants of the row with this one. */
    isTemplate: (key: string): boolean => keys.has(key),
    /** Starts a pass over the rows in file order. The returned function records a row with its key. */
    start: () => {
      let template: { name: string; key: string } | null = null;
      return (row: SourceRow, key: string): void => {
        if (!isUsed) return;
        const own = textOn(row, name);
        if (!hasOptions(row)) template = own ? { name: own, key } : null;
        else if (template?.name === own && template.key !== key) {
          products.set(key, template.key);
          keys.add(template.key);
        } else template = null;
      };
    },
  };
}
