import { say } from '../../records/sentence';
import type { ProductContent } from '../../records/products';
import type { ProductTargetRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import type { FeedFormat } from '../../types.generated';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { getExportSettings } from '../feeds/exportSettings';
import { EXPORT_FORMATS } from '../feeds/feedFormats';
import { joinBytes } from '../feeds/joinBytes';
import type { CollectedIssues } from '../jobs/issueCollector';
import { findTargetIds, scanTarget } from '../jobs/productTarget';
import { exportReport } from './exportReport';
import type { LogLine } from './google/googleReport';
import type { WorkProgress } from './freezeCatalog';

/** Characters or bytes buffered before they are written. */
const SLICE = 64 * 1024;

/** What is exported, and in which format. */
interface ExportOrder {
  catalogId: string;
  format: FeedFormat;
  /** The whole catalog if missing. */
  target?: ProductTargetRecord;
  yieldIfDue: () => Promise<void>;
}

/**
 * Writes the products of the target, or all products of the catalog, including drafts and archived ones, to a new file:
 * yields its progress and returns the file's record for the job's commit. Throws NOT_FOUND.
 */
export async function* exportWork(
  ctx: Pick<DomainContext, 'store' | 'files' | 'now' | 'limits'>,
  { catalogId, format, target, yieldIfDue }: ExportOrder,
): AsyncGenerator<WorkProgress, CollectedIssues & { changes: Change[]; fileId: string; log: LogLine[] }> {
  const { store, files } = ctx;
  const catalog = await getCatalog(ctx, catalogId);
  const fileId = crypto.randomUUID();
  const { products: all } = await store.products.stats(catalogId);
  const total = target ? (await findTargetIds(ctx, catalog, target)).length : all;
  const { ending, mediaType, write: splitIntoChunks } = EXPORT_FORMATS[format];
  const { settings, toExported } = await getExportSettings(ctx, format, catalog);
  let processed = 0;
  let size = 0;
  let buffered: (string | Uint8Array)[] = [];
  let length = 0;
  const read = async function* (): AsyncGenerator<ProductContent> {
    processed = 0;
    for await (const product of scanTarget(ctx, catalog, target)) {
      yield toExported(product);
      processed++;
      await yieldIfDue();
    }
  };
  const write = async () => {
    const bytes = joinBytes(buffered);
    buffered = [];
    length = 0;
    size += bytes.length;
    await files.append(fileId, bytes);
  };
  const at = ctx.now();
  for await (const chunk of splitIntoChunks(read, settings, at)) {
    buffered.push(chunk);
    length += chunk.length;
    if (length < SLICE) continue;
    await write();
    yield { processed, total };
    await yieldIfDue();
  }
  await write();
  yield { processed, total: processed };
  const now = ctx.now().toISOString();
  const put = {
    id: fileId,
    name: `${catalog.code}-${now.slice(0, 10)}${ending}`,
    mediaType,
    size,
    expectedSize: size,
    isPublic: false,
    createdAt: now,
  };
  const products = scanTarget(ctx, catalog, target);
  const { log: reported, ...found } = await exportReport(format, products, catalog, {
    limit: ctx.limits.issues,
    now: at,
  });
  const scope: LogLine = { level: 'INFO', message: say`Exported ${processed} of the catalog’s ${all} products.` };
  const log = target ? [scope, ...reported] : reported;
  return { changes: [{ table: 'files', put }], fileId, ...found, log };
}
