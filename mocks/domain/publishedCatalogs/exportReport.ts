import { say } from '../../records/sentence';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { shopifyReport, type ShopifyReport } from '../feeds/shopifyRules';
import { createIssueCollector, type CollectedIssues } from '../jobs/issueCollector';
import { googleLog, googleReportOfProducts, type LogLine } from './googleReport';

/** What an export leaves out: issues of the category CHANNEL, and lines for the job's log. */
interface ExportReport extends CollectedIssues {
  log: LogLine[];
}

const shopifyLog = ({ written, leftOut }: ShopifyReport): LogLine => ({
  level: leftOut ? 'WARNING' : 'INFO',
  message:
    written === 1
      ? say`Shopify file: 1 product, ${leftOut} left out.`
      : say`Shopify file: ${written} products, ${leftOut} left out.`,
});

/**
 * Returns what the export of these products in the format leaves out; nothing for formats that hold everything. `limit` is
 * the number of issues that the job stores, and `now` the time of the export.
 */
export async function exportReport(
  format: FeedFormat,
  products: AsyncIterable<ProductRecord>,
  catalog: CatalogRecord,
  { limit, now }: { limit: number; now: Date },
): Promise<ExportReport> {
  const { collect, ...found } = createIssueCollector(limit);
  const log: LogLine[] = [];
  if (format === 'GOOGLE_XML')
    log.push(googleLog(await googleReportOfProducts(products, { ...catalog, now }, collect)));
  if (format === 'SHOPIFY_CSV') log.push(shopifyLog(await shopifyReport(products, catalog, collect)));
  return { ...found, log };
}
