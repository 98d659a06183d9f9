import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { createLabels } from '../attributes/labels';
import { createGoogleReader, createInternalReader, withoutInternal } from '../attributes/publicAttributes';
import type { DomainContext } from '../context';
import { listDefinitions } from '../validation/definedRules';
import { EXPORT_FORMATS } from './feedFormats';

/**
 * Returns the catalog as an export in the format is written from it, and a function that makes of each product what
 * such a file has of it.
 */
export async function getExportSettings(
  { store }: Pick<DomainContext, 'store'>,
  format: FeedFormat,
  catalog: CatalogRecord,
) {
  const categories = await store.list('categories', ({ catalogId }) => catalogId === catalog.id);
  const definitions = await listDefinitions(store);
  const isInternal = createInternalReader(definitions);
  return {
    settings: {
      ...catalog,
      categories,
      findGoogleName: createGoogleReader(definitions),
      labels: createLabels(definitions),
    },
    toExported: (content: ProductContent): ProductContent =>
      EXPORT_FORMATS[format].isPublic ? withoutInternal(content, isInternal) : content,
  };
}
