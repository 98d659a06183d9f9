import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import type { DomainContext } from '../context';
import { getExportSettings } from './exportSettings';
import { EXPORT_FORMATS } from './feedFormats';
import { joinBytes } from './joinBytes';

/** Returns an export of the catalog that has no other product. */
export async function writeProduct(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  format: FeedFormat,
  catalog: CatalogRecord,
  content: ProductContent,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { ending, write } = EXPORT_FORMATS[format];
  const { settings, toExported } = await getExportSettings(ctx, format, catalog);
  const contents = async function* () {
    yield toExported(content);
  };
  const chunks: (string | Uint8Array)[] = [];
  for await (const chunk of write(contents, settings, ctx.now())) chunks.push(chunk);
  return { name: ending, bytes: joinBytes(chunks) };
}
