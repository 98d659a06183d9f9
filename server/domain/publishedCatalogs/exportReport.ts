import { say } from '../../records/sentence';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { createMedusaCheck } from '../feeds/receivers/medusaRules';
import { type Checked, type Receiver, receiverReport, type ReceiverReport } from '../feeds/receivers/receiverRules';
import { checkForShopify } from '../feeds/receivers/shopifyRules';
import { checkForVendure } from '../feeds/receivers/vendureRules';
import { createIssueCollector, type CollectedIssues } from '../jobs/issueCollector';
import { googleLog, googleReportOfProducts, type LogLine } from './google/googleReport';

/** What an export leaves out: issues of the category CHANNEL, and lines for the job's log. */
interface ExportReport extends CollectedIssues {
  log: LogLine[];
}

/** Creates what checks the products of a file for another system. */
type CreateCheck = (catalog: CatalogRecord, now: Date) => (product: ProductContent) => Checked;

const RECEIVERS: Partial<Record<FeedFormat, readonly [Receiver, CreateCheck]>> = {
  SHOPIFY_CSV: ['Shopify', (catalog) => (product) => checkForShopify(product, catalog)],
  VENDURE_CSV: ['Vendure', (catalog, now) => (product) => checkForVendure(product, catalog, now)],
  MEDUSA_CSV: ['Medusa', createMedusaCheck],
};

const receiverLog = (receiver: Receiver, { written, leftOut }: ReceiverReport): LogLine => ({
  level: leftOut ? 'WARNING' : 'INFO',
  message:
    written === 1
      ? say`${receiver} file: 1 product, ${leftOut} left out.`
      : say`${receiver} file: ${written} products, ${leftOut} left out.`,
});

/**
 * Returns what the export of these products in the format leaves out; nothing for formats that hold everything. `limit`
 * is the number of issues that the job stores, and `now` the time of the export.
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
  const [receiver, createCheck] = RECEIVERS[format] ?? [];
  if (receiver && createCheck)
    log.push(receiverLog(receiver, await receiverReport(receiver, products, createCheck(catalog, now), collect)));
  return { ...found, log };
}
