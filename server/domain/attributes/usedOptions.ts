import type { CatalogRecord } from '../../records/catalogs';
import { getOptionNames } from '../../records/variantOptions';
import type { DomainContext } from '../context';
import { compareNames } from '../locales/nameOrder';
import { createAttributeReader } from '../products/readAttribute';
import { readAllTexts } from '../productValues/readAllTexts';
import { createOptionsReader } from '../validation/options';

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
