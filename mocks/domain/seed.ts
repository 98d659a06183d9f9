import { demoData } from '../fixtures/demoData';
import { createYielder } from '../yielder';
import type { CatalogRecord } from '../records/catalogs';
import type { JobRecord } from '../records/jobs';
import type { ProductContent } from '../records/products';
import type { AuthUserRecord } from '../records/auth';
import type { Change } from '../records/tables';
import { hashPassword } from './auth/passwordHash';
import { getAuthorName } from './author';
import type { DomainContext } from './context';
import { UNTOUCHED } from './jobs/createJob';
import { getSteps } from './jobs/steps';
import { productRecord } from './products/productRecord';
import { publishWork } from './publishedCatalogs/publishWork';

type Seeding = Pick<DomainContext, 'store' | 'now'>;

/** Products per commit. */
const SLICE = 500;

/** Number of products of the first catalog that existed when it was published. */
const EARLY = 147;

const FIRST_JOB_ID = '1';

const NOT_TAKEN: ReadonlySet<string> = new Set();

interface Lot {
  catalog: CatalogRecord;
  contents: ProductContent[];
  firstId: number;
  user: string;
}

/** Stores products with IDs from `firstId` on; their SKUs must be unique. */
const seedProducts = async ({ store, now }: Seeding, lot: Lot, yieldIfDue: () => Promise<void>) => {
  const { catalog, contents, firstId, user } = lot;
  const shared = { catalog, previous: null, takenSkus: NOT_TAKEN, isSlugTaken: false, now: now().toISOString(), user };
  for (let start = 0; start < contents.length; start += SLICE) {
    const changes: Change[] = [];
    for (const [index, content] of contents.slice(start, start + SLICE).entries()) {
      const id = String(firstId + start + index);
      changes.push({ table: 'products', put: productRecord({ ...shared, content, id }) });
      await yieldIfDue();
    }
    await store.commit(changes);
  }
};

const FIRST = { label: 'First collection', reason: 'Season opening', rollbackOf: null } as const;

/** The completed job that published the first version. */
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
    steps: getSteps(input, 'APPLY').map((code) => ({ code, status: 'DONE' })),
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

/**
 * Publishes the catalog's first version by the same rules as any other. Returns the changes, or none if no product is
 * active.
 */
const publishFirst = async (ctx: Seeding, catalog: CatalogRecord, user: string, yieldIfDue: () => Promise<void>) => {
  const { activeProducts: total } = await ctx.store.products.stats(catalog.id);
  if (!total) return [];
  const work = publishWork(ctx, { ...FIRST, catalogId: catalog.id, user, jobId: FIRST_JOB_ID, yieldIfDue });
  let step = await work.next();
  while (!step.done) step = await work.next();
  const { changes, publicationId } = step.value;
  const job = firstJob(catalog, { publicationId, total, user, at: ctx.now().toISOString() });
  return [...changes, { table: 'jobs', put: job } satisfies Change];
};

/** The demo passwords are public, so a slow hash would protect nothing and only delay the first visit. */
const DEMO_ROUNDS = 1_000;

/**
 * Fills an empty store with the demo data: `productCount` products in the first catalog. Only its first active products
 * are published as version 1, so that publishing costs the same for any number of products. The accounts are in the
 * last commit, so a store with accounts is complete; calling this again completes a partially filled store.
 */
export async function seed(ctx: Seeding, { productCount }: { productCount: number }): Promise<void> {
  const { users, catalogs, contents } = demoData({ now: ctx.now(), productCount });
  const accounts = Promise.all(
    users.map(async ({ password, ...user }): Promise<AuthUserRecord> => ({
      ...user,
      passwordHash: await hashPassword(password, DEMO_ROUNDS),
    })),
  );
  const yieldIfDue = createYielder();
  const user = getAuthorName({ user: users[0] ?? null });
  const filled = catalogs.map((catalog) => ({ ...catalog, contentRevision: contents.get(catalog.id)?.length ?? 0 }));
  const [range, ...others] = filled as [CatalogRecord, ...CatalogRecord[]];
  const products = contents.get(range.id) ?? [];
  const early = products.slice(0, EARLY);
  const catalog = { ...range, contentRevision: early.length };
  await ctx.store.commit([catalog, ...others].map((put) => ({ table: 'catalogs', put })));

  await seedProducts(ctx, { catalog, contents: early, firstId: 1, user }, yieldIfDue);
  const published = await publishFirst(ctx, catalog, user, yieldIfDue);
  await seedProducts(ctx, { catalog, contents: products.slice(EARLY), firstId: early.length + 1, user }, yieldIfDue);
  let firstId = products.length + 1;
  for (const other of others) {
    const own = contents.get(other.id) ?? [];
    await seedProducts(ctx, { catalog: other, contents: own, firstId, user }, yieldIfDue);
    firstId += own.length;
  }
  const grown = published.map((change): Change =>
    change.table === 'catalogs' && 'put' in change
      ? { table: 'catalogs', put: { ...change.put, contentRevision: range.contentRevision } }
      : change,
  );
  await ctx.store.commit([...grown, ...(await accounts).map((put): Change => ({ table: 'authUsers', put }))]);
}
