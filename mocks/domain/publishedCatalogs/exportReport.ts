import { say } from '../../records/sentence';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import type { FeedFormat } from '../../types.generated';
import { shopifyReport, type ShopifyReport } from '../feeds/shopifyRules';
import { googleLog, googleReportOfProducts, type LogLine } from './googleReport';

/** What an export leaves out: issues of the category CHANNEL, and lines for the job's log. */
interface ExportReport {
  issues: IssueRecord[];
  log: LogLine[];
}

const shopifyLog = ({ written, leftOut }: ShopifyReport): LogLine => ({
  level: leftOut ? 'WARNING' : 'INFO',
  message:
    written === 1
      ? say`Shopify file: 1 product, ${leftOut} left out.`
      : say`Shopify file: ${written} products, ${leftOut} left out.`,
});

/** Returns what the export of these products in the format leaves out; nothing for formats that hold everything. */
export async function exportReport(
  format: FeedFormat,
  products: AsyncIterable<ProductRecord>,
  catalog: CatalogRecord,
): Promise<ExportReport> {
  if (format === 'GOOGLE_XML') {
    const { report, issues } = await googleReportOfProducts(products, catalog);
    return { issues, log: [googleLog(report)] };
  }
  if (format === 'SHOPIFY_CSV') {
    const report = await shopifyReport(products, catalog);
    return { issues: report.issues, log: [shopifyLog(report)] };
  }
  return { issues: [], log: [] };
}
