import type { ProductRecord } from '../../records/products';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import { readInheritedValue, type CatalogValue } from '../productValues/readValue';
import { toCode } from '../productValues/values';

/** Values of a product that can be requested at once. */
const MAX_ATTRIBUTES = 50;

/**
 * Returns the values of the attributes for a language and a channel, without those that the product does not have.
 * Throws INVALID for too many attributes.
 */
export async function getValues(
  ctx: Pick<DomainContext, 'store'>,
  product: ProductRecord,
  attributes: readonly string[],
  { locale = null, channel = null }: { locale?: string | null; channel?: string | null },
): Promise<CatalogValue[]> {
  if (attributes.length > MAX_ATTRIBUTES) {
    const message = say`Request at most ${MAX_ATTRIBUTES} attributes.`;
    throw new DomainError('INVALID', message, { attributes: message });
  }
  const { defaultLocale } = await getCatalog(ctx, product.catalogId);
  return attributes.flatMap((attribute) => {
    const value = readInheritedValue(product, toCode(attribute), { locale, channel, defaultLocale });
    return value ? { ...value, catalogId: product.catalogId } : [];
  });
}
