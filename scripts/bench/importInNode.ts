import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { createBackend, type Backend } from '#server/backend';
import { productFile } from './productFile';
import { toEnglish } from '#server/records/sentenceText';

/** Measurements of an import of generated rows. Memory is in megabytes, after garbage collection. */
export interface NodeFigures {
  rows: number;
  products: number;
  seconds: number;
  rowsPerSecond: number;
  heapMb: number;
  bytesPerProduct: number;
}

/** Bytes that the app uploads at a time. */
const CHUNK = 2 ** 20;

const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

/**
 * Imports the given number of generated rows into the catalog. Returns the number of new products, and the seconds that
 * the job took. `onStart` is called before it starts. Throws if the import failed.
 */
export async function importRows(
  { context: ctx, idle }: Pick<Backend, 'context' | 'idle'>,
  catalogId: string,
  rows: number,
  onStart: () => void = () => undefined,
): Promise<Pick<NodeFigures, 'products' | 'seconds'>> {
  const bytes = new TextEncoder().encode([...productFile(rows)].join(''));
  const file = await fileCreate(ctx, { name: 'bench.csv', size: bytes.length });
  for (let at = 0; at < bytes.length; at += CHUNK) await fileAppend(ctx, file.id, at, bytes.subarray(at, at + CHUNK));
  const { layout, mapping } = await inspectUpload(ctx, file.id, null);
  onStart();
  const start = performance.now();
  const plan = {
    fileId: file.id,
    layout: layout.code,
    mapping,
    errorPolicy: 'REJECT_EVERYTHING',
    profileId: null,
  } as const;
  const { id } = await startImport(ctx, { catalogId, ...plan }, 'APPLY', 'HEADLESS');
  await idle();
  const seconds = (performance.now() - start) / 1000;
  const job = await ctx.store.get('jobs', id);
  if (!job || job.error !== null) throw new Error(`The import failed: ${toEnglish(job?.error ?? '')}`);
  return { products: job.counts.created, seconds };
}

/** Imports the given number of generated rows into a new catalog in this process. Throws if the import failed. */
export async function importInNode(rows: number): Promise<NodeFigures> {
  const backend = createBackend();
  const catalog = await createCatalog(backend.context, { name: 'Bench' });
  let before = 0;
  const { products, seconds } = await importRows(backend, catalog.id, rows, () => (before = heap()));
  const bytes = heap() - before;
  return {
    rows,
    products,
    seconds,
    rowsPerSecond: rows / seconds,
    heapMb: bytes / 2 ** 20,
    bytesPerProduct: bytes / products,
  };
}
