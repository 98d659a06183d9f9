import { DEMO_DATA } from '#mocks/demo/demoGateway';
import { createSignInAttempts } from '#server/domain/auth/signInAttempts';
import { createTokens } from '#server/domain/auth/tokens';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { DomainContext } from '#server/domain/context';
import { LIMITS } from '#server/domain/limits';
import { createProduct } from '#server/domain/products/createProduct';
import { DomainError } from '#server/errors';
import { createRecentChanges } from '#server/domain/events/recentChanges';
import { createPresence } from '#server/domain/presence/presence';
import { createMemoryFailures } from '#server/db/failures';
import { createMemoryNotes } from '#server/db/notes';
import { createSnapshotStores } from '#server/db/snapshots';
import { createVisibleStore } from '#server/db/visibleStore';
import { createEvents } from '#server/events';
import type { AuthUserRecord } from '#server/records/auth';
import type { JobRecord } from '#server/records/jobs';
import type { PublishedCatalogRecord } from '#server/records/publishedCatalogs';
import type { ProductInput } from '#server/types.generated';
import { createTestStores } from '../../support/databases/testStores';

/** An administrator of whom only the name matters. */
export function userNamed(fullName: string): AuthUserRecord {
  return {
    id: fullName,
    fullName,
    username: fullName.toLowerCase(),
    passwordHash: '',
    avatar: null,
    email: '',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    personId: '0',
    isDisabled: false,
    idleMinutes: 60,
  };
}

export interface TestContext extends DomainContext {
  /** IDs of the jobs passed to the runner, which does nothing with them. */
  started: string[];
  /** Returns the same store for another user. */
  as: (fullName: string) => TestContext;
  /** Advances the frozen clock. */
  passSeconds: (seconds: number) => void;
}

/** Creates an empty store with a frozen clock and a runner that only records calls. */
export function createTestContext(): TestContext {
  let time = Date.parse('2026-03-01T12:00:00.000Z');
  const started: string[] = [];
  const events = createEvents();
  const stores = createTestStores();
  const notes = createMemoryNotes();
  const snapshotStores = createSnapshotStores(stores.store, stores.files);
  const context: TestContext = {
    ...snapshotStores,
    store: createVisibleStore(snapshotStores.store),
    storeWithDeleted: snapshotStores.store,
    events,
    now: () => new Date(time),
    jobs: {
      start: (id) => void started.push(id),
      startOpen: () => undefined,
      resumeAll: async () => undefined,
    },
    tokens: createTokens({ access: 'a', refresh: 'r' }),
    leases: null,
    notes,
    attempts: createSignInAttempts(createMemoryFailures(() => new Date(time))),
    limits: LIMITS,
    locks: new Map(),
    presence: createPresence(notes, events),
    recentChanges: createRecentChanges(events, () => new Date(time), -Infinity),
    workingCopies: new Map(),
    googleReports: new Map(),
    publicUrl: '',
    sendEmail: null,
    demo: DEMO_DATA,
    sessionId: null,
    address: null,
    userAgent: '',
    acceptLanguage: null,
    user: userNamed('Ada'),
    started,
    as: (fullName) => ({ ...context, user: userNamed(fullName) }),
    passSeconds: (seconds) => void (time += seconds * 1000),
  };
  return context;
}

/** A product without ERROR issues. */
export function soundProduct(sku: string): ProductInput {
  return {
    sku,
    name: `Product ${sku}`,
    status: 'ACTIVE',
    prices: [{ currency: 'EUR', amount: 10 }],
  };
}

/** Creates a catalog with valid products with these SKUs. */
export async function catalogWith(ctx: DomainContext, name: string, skus: readonly string[] = []) {
  const { id } = await createCatalog(ctx, { name });
  for (const sku of skus) await createProduct(ctx, { catalogId: id, input: soundProduct(sku) });
  return (await ctx.store.get('catalogs', id))!;
}

/** Stores a job of the catalog. */
export async function putJob(ctx: DomainContext, job: Partial<JobRecord> & Pick<JobRecord, 'catalogId' | 'status'>) {
  const put: JobRecord = {
    id: await ctx.store.nextId('jobs'),
    type: 'VALIDATE',
    mode: 'APPLY',
    catalogName: '',
    user: 'Ada',
    trigger: 'MANUAL',
    input: { kind: 'validate' },
    steps: [],
    progress: { processed: 0, total: 0 },
    counts: { created: 0, updated: 0, deleted: 0, skipped: 0, failed: 0, warnings: 0, blocked: 0 },
    issueCounts: { error: 0, warning: 0, info: 0 },
    storedIssueCounts: { error: 0, warning: 0, info: 0 },
    issueParts: 0,
    changeParts: 0,
    changeCount: 0,
    etaSeconds: null,
    attempts: 1,
    checkpoint: null,
    undoneById: null,
    undoesId: null,
    inputFileId: null,
    inputFileName: null,
    outputFileIds: [],
    versionId: null,
    importSummary: null,
    log: [],
    createdAt: ctx.now().toISOString(),
    startedAt: null,
    settledAt: null,
    heartbeatAt: null,
    error: null,
    ...job,
  };
  await ctx.store.commit([{ table: 'jobs', put }]);
  return put;
}

/** Stores a version of the catalog with its current products, and makes it the current one if it is CURRENT. */
export async function putVersion(
  ctx: DomainContext,
  catalogId: string,
  status: PublishedCatalogRecord['status'] = 'CURRENT',
) {
  const catalog = (await ctx.store.get('catalogs', catalogId))!;
  const products = await ctx.store.list('products', (product) => product.catalogId === catalogId);
  const put: PublishedCatalogRecord = {
    id: await ctx.store.nextId('publishedCatalogs'),
    catalogId,
    version: catalog.lastVersion + 1,
    label: '',
    reason: '',
    status,
    checksum: '',
    productCount: products.length,
    variantCount: 0,
    createdBy: 'Ada',
    publishedAt: ctx.now().toISOString(),
    withdrawnAt: null,
    withdrawalReason: null,
    rollbackOf: null,
    jobId: null,
    diffSummary: { added: 0, changed: 0, removed: 0 },
    previousId: null,
    contentRevision: catalog.contentRevision,
  };
  const entries = products.map(({ id, sku, revision }) => ({ sku, productId: id, hash: '', revision }));
  const currentVersionId = status === 'CURRENT' ? put.id : catalog.currentVersionId;
  await ctx.store.commit([
    { table: 'publishedCatalogs', put },
    { table: 'publishedEntries', put: { id: put.id, entries, categories: [], channels: [], attributes: [] } },
    { table: 'catalogs', put: { ...catalog, currentVersionId, lastVersion: put.version } },
  ]);
  return put;
}

/** Returns the error that the work throws. Fails if it succeeds or throws an unexpected error. */
export async function getError(work: () => unknown): Promise<DomainError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
