import 'fake-indexeddb/auto';
import { describe, expect, it, test } from 'vitest';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import { createBackend } from '#server/backend';
import { openDatabase } from '#server/db/sql/openDatabase';
import { createAttribute, updateAttribute } from '#server/domain/attributes/attributeWrites';
import type { DomainContext } from '#server/domain/context';
import { createJobRunner } from '#server/domain/jobRunner/runner';
import { createJob } from '#server/domain/jobs/createJob';
import { isDone } from '#server/domain/jobStateMachine';
import { createPlannedJobs } from '#server/domain/jobs/plans/plannedJobs';
import { undoJobs } from '#server/domain/optionEdits/undoJobs';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { deleteCatalog } from '#server/domain/catalogs/deleteCatalog';
import { createProduct } from '#server/domain/products/createProduct';
import { createGateway } from '#server/gateway';
import { createPlace, DATABASE_KINDS } from '../../support/databases/createPlace';
import { createTestContext, getError, userNamed } from '../catalogs/domainContext';
import { runJobs, runKilled } from './engine';

const option = (code: string, label: string) => ({ code, labels: [{ locale: 'en', text: label }] });
const NAVY = option('navy', 'Navy');

/** Creates an attribute, and two catalogs with a product that has one of its options. */
const setUp = async (ctx: DomainContext) => {
  const { attribute } = await createAttribute(ctx, {
    code: 'shade',
    type: 'SELECT',
    labels: [{ locale: 'en', text: 'Shade' }],
    options: [NAVY, option('navy-blue', 'Navy blue')],
  });
  const catalogIds: string[] = [];
  for (const name of ['Spring', 'Fall']) {
    const { id: catalogId } = await createCatalog(ctx, { name });
    const attributes = [{ name: 'Shade', value: 'navy-blue' }];
    await createProduct(ctx, { catalogId, input: { sku: 'A', name: 'A', attributes } });
    catalogIds.push(catalogId);
  }
  return { attributeId: attribute.id, catalogIds };
};

const merge = (ctx: DomainContext, id: string) =>
  updateAttribute(ctx, { id, options: [NAVY], mergedOptions: [{ code: 'navy-blue', into: 'navy' }] });

/** Returns the context of a process that is killed right after the given number of commits. */
const killedAfter = (ctx: DomainContext, commits: number): DomainContext => {
  let left = commits;
  const commit: DomainContext['store']['commit'] = async (changes, options) => {
    if (left-- <= 0) throw new Error('The process was killed.');
    await ctx.store.commit(changes, options);
  };
  return { ...ctx, store: { ...ctx.store, commit } };
};

/** The options, what each catalog has of them, and the types of its jobs that are done. */
const getState = async ({ store }: DomainContext, { attributeId, catalogIds }: Awaited<ReturnType<typeof setUp>>) => ({
  options: (await store.get('attributeDefinitions', attributeId))!.options.map(({ code }) => code),
  catalogs: await Promise.all(
    catalogIds.map(async (id) => ({
      shade: (await store.products.bySku(id, 'A'))!.attributes[0]!.value,
      jobs: (await store.list('jobs', ({ catalogId }) => catalogId === id)).map((job) =>
        isDone(job) ? job.type : job.status,
      ),
    })),
  ),
  planned: await store.list('plannedJobs'),
});

const FOLLOWED = ['BULK_EDIT', 'VALIDATE'];
const both = (shade: string, jobs: readonly string[]) => [1, 2].map(() => ({ shade, jobs }));
const BEFORE = { options: ['navy', 'navy-blue'], catalogs: both('navy-blue', []), planned: [] };
const MERGED = { options: ['navy'], catalogs: both('navy', FOLLOWED), planned: [] };
const UNDONE = {
  ...BEFORE,
  catalogs: both('navy-blue', [...FOLLOWED, 'ROLLBACK', 'VALIDATE']),
};

// A commit for the change, one for each of four jobs, and the last one.
describe.each([0, 1, 2, 3, 4, 5, 6])('killed after %i commits', (commits) => {
  it('a change of options is made in each catalog once, or not at all', async () => {
    const ctx = createTestContext();
    const made = await setUp(ctx);
    await merge(killedAfter(ctx, commits), made.attributeId).catch(() => undefined);
    await runKilled(ctx, commits);
    await runJobs(ctx);
    expect(await getState(ctx, made)).toEqual(commits === 0 ? BEFORE : MERGED);
  });

  it('it is undone in each catalog once, or not at all', async () => {
    const ctx = createTestContext();
    const made = await setUp(ctx);
    const { jobs } = await merge(ctx, made.attributeId);
    await runJobs(ctx);
    await undoJobs(killedAfter(ctx, commits), jobs[0]!.id).catch(() => undefined);
    await runKilled(ctx, commits);
    await runJobs(ctx);
    expect(await getState(ctx, made)).toEqual(commits === 0 ? MERGED : UNDONE);
  });
});

it('refuses other changes of a catalog that planned jobs will change, and another undo', async () => {
  const ctx = createTestContext();
  const made = await setUp(ctx);
  const [catalogId] = made.catalogIds;
  const publish = () =>
    createJob(ctx, {
      type: 'PUBLISH',
      catalogId: catalogId!,
      input: { kind: 'publish', label: '', reason: '', rollbackOf: null },
    });
  await merge(killedAfter(ctx, 1), made.attributeId).catch(() => undefined);
  expect(await getError(publish)).toMatchObject({ code: 'CONFLICT' });
  await runJobs(ctx);
  const [job] = await ctx.store.list('jobs');
  await undoJobs(killedAfter(ctx, 1), job!.id).catch(() => undefined);
  expect(await getError(() => undoJobs(ctx, job!.id))).toMatchObject({ code: 'CONFLICT' });
  await runJobs(ctx);
  expect(await getState(ctx, made)).toEqual(UNDONE);
});

it('leaves out a catalog that was deleted in between', async () => {
  const ctx = createTestContext();
  const made = await setUp(ctx);
  await merge(killedAfter(ctx, 1), made.attributeId).catch(() => undefined);
  await deleteCatalog(ctx, made.catalogIds[0]!);
  await runJobs(ctx);
  const [, fall] = await ctx.store.list('jobs').then((jobs) => jobs.map(({ catalogId }) => catalogId));
  expect(fall).toBe(made.catalogIds[1]);
  expect(await ctx.store.list('plannedJobs')).toEqual([]);
});

test('another process makes the change in the catalogs that a killed one has left', async () => {
  const ctx = createTestContext();
  const made = await setUp(ctx);
  const leases = { take: async () => ({ check: async () => undefined, release: async () => undefined }) };
  const other = createJobRunner({ ...ctx, leases }, { sweepMs: 1 });
  await other.resumeAll();
  await merge(killedAfter(ctx, 3), made.attributeId).catch(() => undefined);
  await expect.poll(() => getState(ctx, made), { interval: 5, timeout: 10_000 }).toEqual(MERGED);
  other.stop();
  await other.idle();
});

test('the gateway of a browser makes it after a reload', async () => {
  const open = () => openPersistedStore({ name: 'planned', onNotice: () => undefined });
  const first = await open();
  const ctx: DomainContext = { ...createTestContext(), store: first.store };
  const made = await setUp(ctx);
  await merge(killedAfter(ctx, 2), made.attributeId).catch(() => undefined);
  await first.flush();
  const second = await open();
  const gateway = await createGateway({ store: second.store });
  await gateway.idle();
  expect(await getState(gateway.context, made)).toEqual(MERGED);
  gateway.stop();
});

test.runIf(DATABASE_KINDS.includes('postgres'))(
  'two processes that create the same jobs at once create each once',
  async () => {
    const { place, remove } = await createPlace('postgres');
    const databases = [await openDatabase(place), await openDatabase(place)];
    const backends = databases.map((database) => createBackend(database));
    const jobs = createTestContext().jobs;
    const [one, other] = backends.map(({ context }) => ({ ...context, jobs, user: userNamed('Ada') }));
    const made = await setUp(one!);
    await merge(killedAfter(one!, 1), made.attributeId).catch(() => undefined);
    const [plan] = await one!.store.list('plannedJobs');
    await Promise.all([createPlannedJobs(one!, plan!), createPlannedJobs(other!, plan!)]);
    const pending = ['PENDING', 'PENDING'];
    await expect.poll(() => getState(other!, made)).toEqual({ ...MERGED, catalogs: both('navy-blue', pending) });
    for (const backend of backends) backend.stop();
    for (const database of databases) await database.close();
    await remove();
  },
);
