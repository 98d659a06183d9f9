import type { Store } from '../../db/store';
import { FIELD_CODES } from '../../records/attributeCode';
import type { AttributeType } from '../../types.generated';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DefinedRules } from '../validation/families/createDefinedRules';

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

/** The rules that the columns of a store were kept up for last. */
const keptFor = new WeakMap<Pick<Store, 'products'>, DefinedRules>();

/**
 * Makes the index keep up the values of the attributes that are defined, as far as their types have short values.
 * `rules` are those of the definitions; nothing is done twice for the same ones.
 */
export async function keepColumns(
  store: Pick<Store, 'list' | 'products'>,
  rules: DefinedRules | undefined,
): Promise<void> {
  if (!rules || keptFor.get(store) === rules) return;
  keptFor.set(store, rules);
  const definitions = await listKnownDefinitions(store);
  const codes = definitions.flatMap(({ code, type }) => (TYPES.has(type) && !FIELD_CODES.has(code) ? [code] : []));
  await store.products.keepColumns(codes.slice(0, MAX_KEPT));
}
