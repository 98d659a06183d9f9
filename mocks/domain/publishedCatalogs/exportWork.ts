import type { ProductContent } from '../../records/products';
import type { Change } from '../../records/tables';
import type { IssueRecord } from '../../records/validation';
import type { FeedFormat } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { FEED_FORMATS } from '../feeds/feedFormats';
import { bySku } from '../products/canonical';
import { googleLog, googleReportOfProducts, type LogLine } from './googleReport';
import type { WorkProgress } from './publishWork';

/** Characters buffered before they are written. */
const SLICE = 64 * 1024;

/**
 * Writes all products of the catalog, including drafts and archived ones, to a new file: yields its progress and
 * returns the file's record for the job's commit. Throws NOT_FOUND.
 */
export async function* exportWork(
  ctx: Pick<DomainContext, 'store' | 'files' | 'now'>,
  { catalogId, format, yieldIfDue }: { catalogId: string; format: FeedFormat; yieldIfDue: () => Promise<void> },
): AsyncGenerator<WorkProgress, { changes: Change[]; fileId: string; issues: IssueRecord[]; log: LogLine[] }> {
  const { store, files } = ctx;
  const catalog = await getCatalog(ctx, catalogId);
  const products = (await store.list('products', (product) => product.catalogId === catalogId)).sort(bySku);
  const fileId = crypto.randomUUID();
  const encoder = new TextEncoder();
  const total = products.length;
  let processed = 0;
  let size = 0;
  let text = '';
  const contents = async function* (): AsyncGenerator<ProductContent> {
    for (const product of products) {
      yield product;
      processed++;
    }
  };
  const write = async () => {
    const bytes = encoder.encode(text);
    text = '';
    size += bytes.length;
    await files.append(fileId, bytes);
  };
  const { extension, mediaType, write: splitIntoChunks } = FEED_FORMATS[format];
  for await (const chunk of splitIntoChunks(contents(), catalog, ctx.now())) {
    text += chunk;
    if (text.length < SLICE) continue;
    await write();
    yield { processed, total };
    await yieldIfDue();
  }
  await write();
  yield { processed: total, total };
  const now = ctx.now().toISOString();
  const put = {
    id: fileId,
    name: `${catalog.code}-${now.slice(0, 10)}.${extension}`,
    mediaType,
    size,
    expectedSize: size,
    isPublic: false,
    createdAt: now,
  };
  const report = format === 'GOOGLE_XML' ? await googleReportOfProducts(products, catalog) : null;
  // An issue that all variants of a product share is reported once.
  const issues = new Map(report?.leftOut.flatMap((item) => item.issues).map((issue) => [issue.id, issue]));
  const log = report ? [googleLog(report)] : [];
  return { changes: [{ table: 'files', put }], fileId, issues: [...issues.values()], log };
}
