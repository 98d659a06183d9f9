import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend, type Backend } from '#server/backend';
import { openDatabase } from '#server/db/sql/openDatabase';
import { startBulkEdit } from '#server/domain/bulkEdits/startBulkEdit';
import { toEnglish } from '#server/records/sentenceText';
import type { BulkEditStepInput, JobMode } from '#server/types.generated';
import { fillCatalog, heap } from './modelInNode';

/** What a bulk edit of all products took. */
export interface BulkFigures {
  /** Where the products are: in memory, or in SQLite with only their index in memory. */
  place: 'memory' | 'SQLite';
  what: string;
  seconds: number;
  /** Products that were changed, or would be. */
  changed: number;
  /** By how many MB the heap was larger after it, and while it ran, before garbage was collected. */
  keptMb: number;
  peakMb: number;
}

const ATTRIBUTES = 3;

/** How often the heap is read while an edit runs, in milliseconds. */
const SAMPLE_MS = 50;

const EDITS: readonly (readonly [what: string, mode: JobMode, step: BulkEditStepInput])[] = [
  ['setting an attribute', 'APPLY', { value: { field: { attribute: 'attribute-2' }, change: { set: 'Cork' } } }],
  [
    'the preview of a price change',
    'DRY_RUN',
    { price: { currency: 'EUR', change: { percent: 10 }, rounding: 'NINETY_NINE' } },
  ],
  ['the price change', 'APPLY', { price: { currency: 'EUR', change: { percent: 10 }, rounding: 'NINETY_NINE' } }],
];

async function* editAll(
  place: BulkFigures['place'],
  { context, idle }: Backend,
  products: number,
): AsyncGenerator<BulkFigures> {
  const { id: catalogId } = await fillCatalog(context, products, ATTRIBUTES);
  for (const [what, mode, step] of EDITS) {
    const before = heap();
    let peak = before;
    const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed / 2 ** 20)), SAMPLE_MS);
    const start = performance.now();
    const target = { matching: { filter: {} } };
    const { id } = await startBulkEdit(context, { catalogId, target, expectedCount: products, steps: [step], mode });
    await idle();
    const seconds = (performance.now() - start) / 1000;
    clearInterval(sampling);
    const job = await context.store.get('jobs', id);
    if (!job || job.error !== null) throw new Error(`The edit failed: ${toEnglish(job?.error ?? '')}`);
    yield { place, what, seconds, changed: job.counts.updated, keptMb: heap() - before, peakMb: peak - before };
  }
}

/** Edits all products of a catalog, one edit after the other: in memory, then in SQLite. Throws if one fails. */
export async function* bulkInNode(products: number): AsyncGenerator<BulkFigures> {
  yield* editAll('memory', createBackend(), products);
  const dataDir = mkdtempSync(join(tmpdir(), 'catalog-manager-bench-'));
  const { store, files, close } = await openDatabase({ dataDir });
  try {
    yield* editAll('SQLite', createBackend({ store, files }), products);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
