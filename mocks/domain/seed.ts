import { demoData } from '../fixtures/demoData';
import { createPace } from '../pace';
import type { CatalogRecord } from '../records/catalogs';
import type { JobRecord } from '../records/jobs';
import type { ProductContent } from '../records/products';
import type { Change } from '../records/tables';
import { authorOf } from './catalogs/author';
import type { DomainContext } from './context';
import { UNTOUCHED } from './jobs/createJob';
import { stepsOf } from './jobs/steps';
import { productRecord } from './products/productRecord';
import { publishWork } from './publishedCatalogs/publishWork';

type Seeding = Pick<DomainContext, 'store' | 'now'>;

/** Products of one commit. */
const SLICE = 500;

const FIRST_JOB_ID = '1';

const NOT_TAKEN: ReadonlySet<string> = new Set();

/** Stores products with ids from `firstId` on; their SKUs are known to be unique. */
const seedProducts = async (
  { store, now }: Seeding,
  {
    catalog,
    contents,
    firstId,
    user,
  }: { catalog: CatalogRecord; contents: ProductContent[]; firstId: number; user: string },
  breathe: () => Promise<void>,
) => {
  const shared = { catalog, previous: null, takenSkus: NOT_TAKEN, isSlugTaken: false, now: now().toISOString(), user };
  for (let start = 0; start < contents.length; start += SLICE) {
    const changes: Change[] = [];
    for (const [index, content] of contents.slice(start, start + SLICE).entries()) {
      changes.push({
        table: 'products',
        put: productRecord({ ...shared, content, id: String(firstId + start + index) }),
      });
      await breathe();
    }
    await store.commit(changes);
  }
};

const FIRST = { label: 'First range', reason: 'Opening of the season', rollbackOf: null } as const;

/** The job that published the first version, as it stands when it is done. */
const firstJob = (
  catalog: CatalogRecord,
  { publicationId, total, user, at }: { publicationId: string; total: number; user: string; at: string },
): JobRecord => {
  const input = { kind: 'publish', ...FIRST } as const;
  return {
    ...UNTOUCHED,
    id: FIRST_JOB_ID,
    type: 'PUBLISH',
    mode: 'APPLY',
    status: 'COMPLETED',
    catalogId: catalog.id,
    catalogName: catalog.name,
    user,
    trigger: 'MANUAL',
    input,
    steps: stepsOf(input, 'APPLY').map((code) => ({ code, status: 'DONE' })),
    progress: { processed: total, total },
    attempts: 1,
    undoneById: null,
    undoesId: null,
    inputFileId: null,
    inputFileName: null,
    publicationId,
    log: [{ at, level: 'INFO', message: `Published ${total} products as version 1.` }],
    createdAt: at,
    startedAt: at,
    settledAt: at,
    heartbeatAt: at,
    error: null,
  };
};

/** Publishes the catalog's first version by the rules of all others; gives the writes, none where nothing is active. */
const publishFirst = async (ctx: Seeding, catalog: CatalogRecord, user: string, breathe: () => Promise<void>) => {
  const { activeProducts: total } = await ctx.store.products.stats(catalog.id);
  if (!total) return [];
  const work = publishWork(ctx, { ...FIRST, catalogId: catalog.id, user, jobId: FIRST_JOB_ID, breathe });
  let step = await work.next();
  while (!step.done) step = await work.next();
  const { changes, publicationId } = step.value;
  const job = firstJob(catalog, { publicationId, total, user, at: ctx.now().toISOString() });
  return [...changes, { table: 'jobs', put: job } satisfies Change];
};

/**
 * Fills an empty store with the demo data: `productCount` products in the first catalog, whose active ones are
 * published as version 1. The accounts come in the last commit, so that a store with accounts is complete; a store
 * that was left half filled is filled by the same call again.
 */
export const seed = async (ctx: Seeding, { productCount }: { productCount: number }): Promise<void> => {
  const { users, catalogs, contents } = demoData({ now: ctx.now(), productCount });
  const breathe = createPace();
  const user = authorOf({ user: users[0] ?? null });
  const filled = catalogs.map((catalog) => ({ ...catalog, contentRevision: contents.get(catalog.id)?.length ?? 0 }));
  await ctx.store.commit(filled.map((put) => ({ table: 'catalogs', put })));
  let firstId = 1;
  for (const catalog of filled) {
    const own = contents.get(catalog.id) ?? [];
    await seedProducts(ctx, { catalog, contents: own, firstId, user }, breathe);
    firstId += own.length;
  }
  await ctx.store.commit([
    ...(await publishFirst(ctx, filled[0]!, user, breathe)),
    ...users.map((put): Change => ({ table: 'users', put })),
  ]);
};
