import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabasePlace } from '#server/db/sql/openDatabase';

/** What is measured while a database is filled. Pairs are the median and the 95th percentile, in milliseconds. */
export interface ServerFigures {
  rowsPerSecond: number;
  publishMs: number;
  saveMs: [p50: number, p95: number];
  /** Pages of products by name: of all, of those that a word finds, and of active ones from a price on. */
  pageMs: [p50: number, p95: number];
  searchMs: [p50: number, p95: number];
  pricedMs: [p50: number, p95: number];
  /** The first filter by an attribute. */
  filterMs: number;
}

/** What is measured when a filled database is opened: until the first page of products, and the filter after it. */
export interface StartFigures {
  startMs: number;
  filterMs: number;
  rssMb: number;
}

/** The figures of a place; a start has none in memory. */
export interface PlaceFigures {
  place: string;
  filled: ServerFigures;
  started: StartFigures | null;
}

const run = promisify(execFile);

/** Each measurement has a process of its own. */
const measure = async (place: DatabasePlace | null, ...args: string[]): Promise<unknown> => {
  const script = join(import.meta.dirname, 'serverChild.ts');
  const { stdout } = await run(process.execPath, [
    '--expose-gc',
    '--import',
    'tsx',
    script,
    JSON.stringify(place),
    ...args,
  ]);
  return JSON.parse(stdout);
};

const measurePlace = async (name: string, place: DatabasePlace | null, rows: number, products: number) => {
  const filled = (await measure(place, 'fill', String(rows), String(products))) as ServerFigures;
  const started = place && ((await measure(place, 'start')) as StartFigures);
  return { place: name, filled, started };
};

/**
 * Imports `rows` rows, publishes their products, which must be fewer than `products`, fills the catalog up to these,
 * and measures saves, pages, and a start: in memory, in SQLite, in PostgreSQL if `url` names an empty database, and in memory again.
 */
export async function* serverInNode(
  rows: number,
  products: number,
  url: string | undefined,
): AsyncGenerator<PlaceFigures> {
  yield await measurePlace('memory', null, rows, products);
  const dataDir = mkdtempSync(join(tmpdir(), 'catalog-manager-bench-'));
  try {
    yield await measurePlace('SQLite', { dataDir }, rows, products);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (url !== undefined) yield await measurePlace('PostgreSQL', { url }, rows, products);
  yield await measurePlace('memory again', null, rows, products);
}
