import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { createLabels } from '../attributes/labels';
import { createGoogleReader } from '../attributes/publicAttributes';
import type { DomainContext } from '../context';
import { listDefinitions } from '../validation/definedRules';
import { EXPORT_FORMATS } from './feedFormats';
import { joinBytes } from './joinBytes';

/** Returns an export of the catalog that has no other product. */
export async function writeProduct(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  format: FeedFormat,
  catalog: CatalogRecord,
  content: ProductContent,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { ending, write } = EXPORT_FORMATS[format];
  const contents = async function* () {
    yield content;
  };
  const categories = await store.list('categories', ({ catalogId }) => catalogId === catalog.id);
  const definitions = await listDefinitions(store);
  const names = { findGoogleName: createGoogleReader(definitions), labels: createLabels(definitions) };
  const chunks: (string | Uint8Array)[] = [];
  for await (const chunk of write(contents, { ...catalog, categories, ...names }, now())) chunks.push(chunk);
  return { name: ending, bytes: joinBytes(chunks) };
}
