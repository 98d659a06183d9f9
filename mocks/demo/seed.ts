import { labelValue } from '#server/records/labelValue';
import { say } from '#server/records/sentence';
import { DEMO_USERS } from '../fixtures/auth';
import { categoryFixtures } from '../fixtures/model/categories';
import { channelFixtures, demoCatalogs } from '../fixtures/catalogs';
import { REQUIRED_ATTRIBUTES, REQUIRING_FAMILIES } from '../fixtures/model/demoFamilies';
import { demoData, getLaterProduct } from '../fixtures/demoData';
import { DEMO_MODEL } from './demoSeeds';
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
import type { DefinedRules } from '#server/domain/validation/definedRules';
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

/** Returns a function that creates the records of new products, whose SKUs must be unique. */
const createFactory = (now: string, catalog: CatalogRecord, user: string) => {
  const getRequirements = createRequirementReader(REQUIRED_ATTRIBUTES, REQUIRING_FAMILIES);
  const rules = {
    attributeRule: MATCHING,
    getRequirements,
    getReferences: () => [],
    unique: NONE_UNIQUE,
    soldIn: NO_LIMITS,
    labels: LABELS,
  };
  return (id: string, content: ProductContent) =>
    productRecord({
      content,
      id,
      catalog,
      previous: null,
      takenSkus: NOT_TAKEN,
      isSlugTaken: false,
      rules,
      now,
      user,
    });
};

interface Lot {
  catalog: CatalogRecord;
  contents: readonly ProductContent[];
  firstId: number;
  user: string;
}

const seedProducts = (ctx: Seeding, { catalog, contents, firstId, user }: Lot) => {
  const create = createFactory(ctx.now().toISOString(), catalog, user);
  const changes = contents.map((content, index): Change => ({
    table: 'products',
    put: create(String(firstId + index), content),
  }));
  return ctx.store.commit(changes);
};

/** Id of the setting that says when, and by which build, the later products were created. */
const LATER_PRODUCTS = 'laterDemoProducts';

/** In a production build, the URL of this script has a hash of its code and of all that it imports. */
const BUILD = import.meta.url;

/**
 * Adds later products of the first catalog, whose ids are their positions from 1. The store keeps their index, and
 * creates their records when they are read or written.
 */
const seedLaterProducts = async ({ store, now }: Seeding, catalog: CatalogRecord, ids: readonly string[]) => {
  if (!ids.length) return;
  const at = now().toISOString();
  await store.commit([{ table: 'settings', put: { id: LATER_PRODUCTS, value: `${at} ${BUILD}` } }]);
  await store.addGenerated(ids, createLaterProducts(at, catalog));
};

const createLaterProducts = (at: string, catalog: CatalogRecord) => {
  const create = createFactory(at, catalog, getAuthor());
  return (id: string) => create(id, getLaterProduct(Number(id) - 1));
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
const publishFirst = async (ctx: Seeding, catalog: CatalogRecord, user: string, yieldIfDue: () => Promise<void>) => {
  const { activeProducts: total } = await ctx.store.products.stats(catalog.id);
  if (!total) return [];
  const version = { ...FIRST, catalogId: catalog.id, isBeforeDefinitions: true };
  const work = publishWork(ctx, { ...version, user, jobId: FIRST_JOB_ID, yieldIfDue });
  let step = await work.next();
  while (!step.done) step = await work.next();
  const { changes, publicationId } = step.value;
  const job = firstJob(catalog, { publicationId, total, user, at: ctx.now().toISOString() });
  return [...changes, { table: 'jobs', put: job } satisfies Change];
};

/** The demo passwords are public, so a slow hash would protect nothing and only delay the first visit. */
const DEMO_ROUNDS = 1_000;

const getAuthor = () => getAuthorName({ user: DEMO_USERS[0] ?? null });

/** Removes what an interrupted call has added after the first products, because version 1 has only those. */
const removeLaterProducts = async ({ store }: Seeding, catalogId: string, early: number) => {
  const added = (await store.products.ids(catalogId, {})).filter((id) => Number(id) > early);
  await store.commit(added.map((id) => ({ table: 'products', remove: id })));
};

/**
 * Fills an empty store with the demo data. Only the first products of the first catalog are published as version 1, so
 * that publishing costs the same for any number of products. The accounts are in the last commit, so a store with
 * accounts is complete; calling this again completes a partially filled store.
 */
export async function seed(ctx: Seeding, { productCount }: { productCount: number }): Promise<void> {
  const { catalogs, contents } = demoData({ now: ctx.now(), productCount });
  const accounts = Promise.all(
    DEMO_USERS.map(async ({ password, ...user }): Promise<AuthUserRecord> => ({
      ...user,
      passwordHash: await hashPassword(password, DEMO_ROUNDS),
    })),
  );
  const yieldIfDue = createYielder();
  const user = getAuthor();
  const filled = catalogs.map((catalog) => ({ ...catalog, contentRevision: contents.get(catalog.id)?.length ?? 0 }));
  const [catalog, ...others] = filled as [CatalogRecord, ...CatalogRecord[]];
  const early = contents.get(catalog.id) ?? [];
  await ctx.store.commit([catalog, ...others].map((put) => ({ table: 'catalogs', put })));

  await removeLaterProducts(ctx, catalog.id, early.length);
  await seedProducts(ctx, { catalog, contents: early, firstId: 1, user });
  const at = ctx.now().toISOString();
  await ctx.store.commit([
    ...categoryFixtures(catalog.id).map((put): Change => ({ table: 'categories', put })),
    ...channelFixtures(at, user).map((put): Change => ({ table: 'channels', put })),
  ]);
  const published = await publishFirst(ctx, catalog, user, yieldIfDue);
  const ids = Array.from({ length: productCount }, (_, index) => String(index + 1)).slice(early.length);
  await seedLaterProducts(ctx, catalog, ids);
  let firstId = productCount + 1;
  for (const other of others) {
    const own = contents.get(other.id) ?? [];
    await seedProducts(ctx, { catalog: other, contents: own, firstId, user });
    firstId += own.length;
  }
  const grown = published.map((change): Change =>
    change.table === 'catalogs' && 'put' in change
      ? { table: 'catalogs', put: { ...change.put, contentRevision: productCount } }
      : change,
  );
  await ctx.store.commit([
    { table: 'settings', put: { id: DEMO_MODEL, value: at } },
    ...grown,
    ...(await accounts).map((put): Change => ({ table: 'authUsers', put })),
  ]);
}

/**
 * Creates the demo products again whose records were not written before the gateway ended. Another build can create
 * other records, so their index is created again, too.
 */
export async function completeSeed({ store, now }: Seeding, unwritten: readonly string[]): Promise<void> {
  const catalog = demoCatalogs(now())[0]!;
  const [at, build] = (await store.get('settings', LATER_PRODUCTS))?.value.split(' ') ?? [];
  if (at === undefined || build !== BUILD) await seedLaterProducts({ store, now }, catalog, unwritten);
  else await store.addGenerated(unwritten, createLaterProducts(at, catalog), { isIndexed: true });
}
