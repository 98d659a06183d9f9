import type { ProductReader, Store } from '../../db/store';
import { FIELD_ATTRIBUTES, listFieldCodes } from '../productValues/attributeCodes';
import { sumUsage, type AttributeUsageRecord } from './usage';

/** The numbers of products with a value in each field, and of those whose variants have one, by code. */
type FieldCounts = ReadonlyMap<string, { products: number; inVariants: number }>;

interface Counted {
  version: number;
  counts: Promise<FieldCounts>;
}

/** What was counted last, by catalog. */
const known = new WeakMap<ProductReader, Map<string, Counted>>();

const countFields = async (products: ProductReader, catalogId: string): Promise<FieldCounts> => {
  const counts = new Map(FIELD_ATTRIBUTES.map((code) => [code, { products: 0, inVariants: 0 }]));
  for await (const product of products.scan(catalogId, 'ID')) {
    const ofVariants = new Set(product.variants.flatMap(listFieldCodes));
    for (const code of new Set([...listFieldCodes(product), ...ofVariants])) counts.get(code)!.products++;
    for (const code of ofVariants) counts.get(code)!.inVariants++;
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
 * Returns where a field, given by the code of its system attribute, has values in products or variants: their own, or
 * for a language or a channel.
 */
export async function readFieldUsage(
  { list, products }: Pick<Store, 'list' | 'products'>,
  code: string,
): Promise<AttributeUsageRecord> {
  const catalogs: AttributeUsageRecord['catalogs'] = [];
  for (const catalog of await list('catalogs')) {
    const having = (await getCounts(products, catalog.id)).get(code)!;
    if (having.products > 0) catalogs.push({ catalog, ...having });
  }
  return { code, names: [], ...sumUsage(catalogs) };
}
