import type { ProductScanFilter } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductFilter } from '../../types.generated';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/**
 * Returns the filter as the index evaluates it. Throws INVALID for a language or a channel that the catalog does not
 * have, for an unknown family, and for conditions that do not apply to their attributes. The code of these is loaded
 * with the first of them.
 */
export async function toScanFilter(
  ctx: Reads,
  catalog: CatalogRecord,
  { completeness, attributes, untranslatedIn, ...filter }: ProductFilter,
): Promise<ProductScanFilter> {
  const found: ProductScanFilter = { ...filter };
  if (filter.priceChannel) {
    const { assertKnown } = await import('../productValues/assertScope');
    assertKnown(filter.priceChannel, catalog.channels, { field: 'priceChannel', owner: 'catalog', what: 'channel' });
  }
  if (filter.family) {
    const { assertFamilyExisted } = await import('../definitions/knownFamily');
    await assertFamilyExisted(ctx.store, filter.family);
  }
  if (completeness) {
    const { matchCompleteness } = await import('./matchCompleteness');
    found.matchesCells = await matchCompleteness(ctx, catalog, completeness);
  }
  if (untranslatedIn) {
    const { getNameLanguages } = await import('../productValues/untranslated');
    const languages = getNameLanguages(catalog, untranslatedIn);
    if (languages) found.unnamedIn = languages;
    else found.matchesCells = () => false;
  }
  if (attributes?.length) {
    const { createConditions } = await import('./valueConditions');
    found.values = await createConditions(ctx, catalog, attributes);
  }
  return found;
}
