import type { ProductReader, Store } from '../../db/store';
import { SYSTEM_ATTRIBUTES } from '../../records/systemAttributes';
import { OWN_SCOPE, readValue } from '../productValues/readValue';
import type { AttributeUsageRecord } from './usage';

/** The number of products with a value in each field, by code. */
type FieldCounts = ReadonlyMap<string, number>;

interface Counted {
  version: number;
  counts: Promise<FieldCounts>;
}

/** What was counted last, by catalog. */
const known = new WeakMap<ProductReader, Map<string, Counted>>();

const FIELDS = SYSTEM_ATTRIBUTES.filter(({ field }) => field !== undefined).map(({ code }) => code);

const countFields = async (products: ProductReader, catalogId: string): Promise<FieldCounts> => {
  const counts = new Map(FIELDS.map((code) => [code, 0]));
  for await (const product of products.scan(catalogId, 'ID')) {
    const scoped = new Set(product.values?.map(({ attribute }) => attribute));
    for (const code of FIELDS) {
      if (scoped.has(code) || readValue(product, code, OWN_SCOPE)?.text.trim()) counts.set(code, counts.get(code)! + 1);
    }
  }
  return counts;
};

/** Returns the counts of a catalog. Its products are read once for all fields, and again only after a change. */
const getCounts = (products: ProductReader, catalogId: string): Promise<FieldCounts> => {
  const catalogs = known.get(products) ?? new Map<string, Counted>();
  known.set(products, catalogs);
  const version = products.version(catalogId);
  const found = catalogs.get(catalogId);
  if (found?.version === version) return found.counts;
  const counts = countFields(products, catalogId);
  counts.catch(() => catalogs.delete(catalogId));
  catalogs.set(catalogId, { version, counts });
  return counts;
};

/**
 * Returns where a field, given by the code of its system attribute, has values: its own, or for a language or a
 * channel.
 */
export async function readFieldUsage(
  { list, products }: Pick<Store, 'list' | 'products'>,
  code: string,
): Promise<AttributeUsageRecord> {
  const catalogs: AttributeUsageRecord['catalogs'] = [];
  for (const catalog of await list('catalogs')) {
    const having = (await getCounts(products, catalog.id)).get(code)!;
    if (having > 0) catalogs.push({ catalog, products: having });
  }
  return {
    code,
    names: [],
    products: catalogs.reduce((sum, one) => sum + one.products, 0),
    catalogs: catalogs.sort((a, b) => b.products - a.products),
  };
}
