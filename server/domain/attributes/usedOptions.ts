import type { ValueReading } from '../../db/store';
import { attributeCode } from '../../records/attributeCode';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import { getOptionNames } from '../../records/variantOptions';
import type { DomainContext } from '../context';
import { compareNames } from '../locales/nameOrder';
import { createAttributeReader } from '../products/readAttribute';
import { getAllValues } from '../productValues/values';
import { createOptionsReader } from '../validation/options';

/** Returns the values of the attribute that the product and its variants have, for any language and channel. */
const getTexts = (product: ProductRecord, attribute: string): string[] => {
  const pairs = [product.attributes, ...product.variants.flatMap((one) => [one.options, one.attributes ?? []])];
  const own = pairs.flat().flatMap(({ name, value }) => (attributeCode(name) === attribute ? value : []));
  const others = getAllValues(product).flatMap((value) => (value.attribute === attribute ? value.text : []));
  return [...new Set([...own, ...others])];
};

/**
 * Returns how the index reads all values of an attribute that products and their variants have, on lines of their own.
 * It reads all products when it is first asked for an attribute.
 */
export function readAllTexts(attribute: string): ValueReading {
  return {
    // No code has a space, so this is not mistaken for the values that products themselves have.
    attribute: `all ${attribute}`,
    locale: null,
    channel: null,
    read: (product) => getTexts(product, attribute).join('\n'),
  };
}

/**
 * Returns the codes of the options of an attribute that products of the catalog or their variants have, in the order of
 * its definition; none for an attribute without options. Throws INVALID for an unknown attribute. See `readAllTexts`.
 */
export async function readUsedOptions(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  code: string,
): Promise<string[]> {
  const { reading, format } = (await createAttributeReader(ctx, catalog))({ attribute: code });
  const { attribute } = reading;
  if (format.type !== 'SELECT' && format.type !== 'MULTI_SELECT') return [];
  const texts = await ctx.store.products.values(catalog.id, readAllTexts(attribute));
  const readOptions = createOptionsReader(format);
  const used = new Set(texts.flatMap((text) => text.split('\n')).flatMap(readOptions));
  return format.options.filter((option) => used.has(option)).map((option) => option.code);
}

/**
 * Returns the names of the options that variants of the catalog have. The index reads all products when first asked.
 */
export async function readOptionNames({ products }: DomainContext['store'], catalogId: string): Promise<string[]> {
  const texts = await products.values(catalogId, {
    // No code has a space, so this is not mistaken for an attribute.
    attribute: 'option names',
    locale: null,
    channel: null,
    read: ({ variants }) => getOptionNames(variants).join('\n'),
  });
  return [...new Set(texts.flatMap((text) => text.split('\n')))].filter(Boolean).sort(compareNames);
}
