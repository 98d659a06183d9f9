import type { Store } from '../../db/store';
import { FIELD_CODES } from '../../records/attributeCode';
import type { AttributeType } from '../../types.generated';
import { listKnownDefinitions } from '../validation/definedRules';

/** Types whose values are short. Those of texts can be long, and differ from product to product. */
const TYPES: ReadonlySet<AttributeType> = new Set([
  'NUMBER',
  'MEASUREMENT',
  'BOOLEAN',
  'DATE',
  'SELECT',
  'MULTI_SELECT',
]);

/** Each takes 0.2 MB for 100,000 products, and its values. */
const MAX_KEPT = 64;

/** Makes the index keep up the values of the attributes that are defined, as far as their types have short values. */
export async function keepColumns(store: Pick<Store, 'list' | 'products'>): Promise<void> {
  const definitions = await listKnownDefinitions(store);
  const codes = definitions.flatMap(({ code, type }) => (TYPES.has(type) && !FIELD_CODES.has(code) ? [code] : []));
  store.products.keepColumns(codes.slice(0, MAX_KEPT));
}
