import { labelValue } from '#server/records/labelValue';
import { say } from '#server/records/sentence';
import { DEMO_USERS } from '../fixtures/auth';
import { categoryFixtures } from '../fixtures/model/categories';
import { channelFixtures } from '../fixtures/catalogs';
import { REQUIRED_ATTRIBUTES, REQUIRING_FAMILIES } from '../fixtures/model/demoFamilies';
import { demoData } from '../fixtures/demoData';
import { DEMO_MODEL } from '#server/demo';
import { createYielder } from '#server/yielder';
import type { CatalogRecord } from '#server/records/catalogs';
import type { JobRecord } from '#server/records/jobs';
import type { ProductContent } from '#server/records/products';
import type { AuthUserRecord } from '#server/records/auth';
import type { Change } from '#server/records/tables';
import { hashPassword } from '#server/domain/auth/passwordHash';
import { getAuthorName } from '#server/domain/author';
import type { DomainContext } from '#server/domain/context';
import { UNTOUCHED } from '#server/domain/jobs/createJob';
import { getSteps } from '#server/domain/jobs/steps';
import type { DefinedRules } from '#server/domain/validation/families/createDefinedRules';
import { ALL_ASKED } from '#server/domain/definitions/catalogChannels';
import { productRecord } from '#server/domain/products/productRecord';
import { publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { createRequirementReader } from '#server/domain/validation/completeness';

type Seeding = Pick<DomainContext, 'store' | 'now'>;

const FIRST_JOB_ID = '1';

const NOT_TAKEN: ReadonlySet<string> = new Set();

/** The demo products match the definitions of their attributes, and have what their families require. */
const MATCHING = () => undefined;

const NONE_UNIQUE: DefinedRules['unique'] = { list: () => [], readings: new Map(), findTaken: async () => new Set() };

/** The demo products have no prices that their channels don’t sell in. */
const NO_LIMITS: DefinedRules['soldIn'] = new Map();

const LABELS = {
  channels: new Map(channelFixtures('', '').map(({ id, labels }) => [id, labelValue(labels)])),
  attributes: new Map<string, string>(),
};

interface Lot {
  catalog: CatalogRecord;
  contents: readonly ProductContent[];
  firstId: number;
  user: string;
}

/** Adds the products, whose SKUs must be unique. */
const seedProducts = (ctx: Seeding, { catalog, contents, firstId, user }: Lot) => {
  const now = ctx.now().toISOString();
  const rules = {
    attributeRule: MATCHING,
    getRequirements: createRequirementReader(REQUIRED_ATTRIBUTES, REQUIRING_FAMILIES),
    getReferences: () => [],
    unique: NONE_UNIQUE,
    soldIn: NO_LIMITS,
    getSelling: () => ALL_ASKED,
    labels: LABELS,
  };
  const common = { catalog, previous: null, takenSkus: NOT_TAKEN, isSlugTaken: false, rules, now, user, job: null };
  const changes = contents.map((content, index): Change => ({
    table: 'products',
    put: productRecord({ ...common, content, id: String(firstId + index) }),
  }));
  return ctx.store.commit(changes);
};

const FIRST = { label: 'First collection', reason: 'Season opening', rollbackOf: null } as const;

/** The completed job that published the first version. */
const firstJob = (
  catalog: CatalogRecord,
  { versionId, total, user, at }: { versionId: string; total: number; user: string; at: string },
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
    versionId,
    log: [{ at, level: 'INFO', message: say`Published ${total} products as version 1.` }],
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
const publishFirst = async (ctx: Seeding, catalog: CatalogRecord, user: string) => {
  const { activeProducts: total } = await ctx.store.products.stats(catalog.id);
  if (!total) return [];
  const version = { ...FIRST, catalogId: catalog.id, isBeforeDefinitions: true };
  const work = publishWork(ctx, { ...version, user, jobId: FIRST_JOB_ID, yieldIfDue: createYielder() });
  let step = await work.next();
  while (!step.done) step = await work.next();
  const { changes, versionId } = step.value;
  const job = firstJob(catalog, { versionId, total, user, at: ctx.now().toISOString() });
  return [...changes, { table: 'jobs', put: job } satisfies Change];
};

/** The demo passwords are public, so a slow hash would protect nothing and only delay the first visit. */
const DEMO_ROUNDS = 1_000;

/**
 * Fills an empty store with the demo data and publishes the first catalog as version 1. The accounts are in the last
 * commit, so a store with accounts is complete; calling this again completes a partially filled store.
 */
export async function seed(ctx: Seeding, { productCount }: { productCount: number }): Promise<void> {
  const { catalogs, contents } = demoData({ now: ctx.now(), productCount });
  const accounts = Promise.all(
    DEMO_USERS.map(async ({ password, ...user }): Promise<AuthUserRecord> => ({
      ...user,
      passwordHash: await hashPassword(password, DEMO_ROUNDS),
    })),
  );
  const user = getAuthorName({ user: DEMO_USERS[0] ?? null });
  const filled = catalogs.map((catalog) => ({ ...catalog, contentRevision: contents.get(catalog.id)?.length ?? 0 }));
  await ctx.store.commit(filled.map((put) => ({ table: 'catalogs', put })));
  let firstId = 1;
  for (const catalog of filled) {
    const own = contents.get(catalog.id) ?? [];
    await seedProducts(ctx, { catalog, contents: own, firstId, user });
    firstId += own.length;
  }
  const [catalog] = filled as [CatalogRecord, ...CatalogRecord[]];
  const at = ctx.now().toISOString();
  await ctx.store.commit([
    ...categoryFixtures(catalog.id).map((put): Change => ({ table: 'categories', put })),
    ...channelFixtures(at, user).map((put): Change => ({ table: 'channels', put })),
  ]);
  await ctx.store.commit([
    ...(await publishFirst(ctx, catalog, user)),
    { table: 'settings', put: { id: DEMO_MODEL, value: at } },
    ...(await accounts).map((put): Change => ({ table: 'authUsers', put })),
  ]);
}
