import { attributeCode } from '#server/records/attributeCode';
import type { ProductRecord } from '#server/records/products';
import type { ProductTable } from '../productTable';
import { findRows, getReadingKey } from './valueColumns';

let product: ProductRecord | undefined;
let ownValues = new Map<string, string>();

/** Returns the value of the attribute. Those of the last product are kept, because they are read one after the other. */
const readOwn = (attribute: string) => (record: ProductRecord) => {
  if (product !== record) {
    product = record;
    ownValues = new Map();
    for (const { name, value } of record.attributes) {
      const code = attributeCode(name);
      if (!ownValues.has(code)) ownValues.set(code, value.trim());
    }
  }
  return ownValues.get(attribute) ?? '';
};

/**
 * Keeps up the columns of attributes in the default language for all channels, also before they are used. Their values
 * are read without definitions.
 */
export function keepColumns({ blocks, values }: ProductTable, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    const key = getReadingKey({ attribute, locale: null, channel: null });
    if (values.kept.has(key)) continue;
    const column = values.use(key, readOwn(attribute));
    values.kept.add(key);
    blocks.forEach((block, position) => {
      const isEmpty = !column.blocks[position] && !findRows(block, { ofAttribute: attribute }).length;
      if (isEmpty) values.addBlock(column, position, []);
    });
  }
}
