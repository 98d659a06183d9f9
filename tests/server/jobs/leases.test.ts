import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Leases } from '#server/db/leases';
import type { DomainContext } from '#server/domain/context';
import { createJobRunner, type JobEngine } from '#server/domain/jobRunner/runner';
import { pauseJob, resumeJob } from '#server/domain/jobs/actions';
import { DomainError } from '#server/errors';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { jobNow } from './engine';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** Leases that end only when they are released, or all at once. */
const createTestLeases = () => {
  const holders = new Map<string, symbol>();
  const leases: Leases = {
    take: async (key) => {
      if (holders.has(key)) return null;
      const holder = Symbol(key);
      holders.set(key, holder);
      const has = () => holders.get(key) === holder;
      return {
        check: async () => {
          if (!has()) throw new DomainError('UNAVAILABLE', 'The lease has ended.');
        },
        release: async () => void (has() && holders.delete(key)),
      };
    },
  };
  return { leases, isTaken: () => holders.size > 0, end: () => holders.clear() };
};

const seeded = async () => {
  const base = createTestContext();
  const { id: catalogId } = await catalogWith(base, 'Garden', SKUS);
  const target = { catalogId, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  const job = await setProductsStatus(base, { ...target, status: 'ARCHIVED' });
  const table = createTestLeases();
  const engines: JobEngine[] = [];
  /** An engine as that of a further process, and how often it has committed. */
  const addEngine = (ctx: Partial<DomainContext> = {}) => {
    const made = { commits: 0 };
    const commit: DomainContext['store']['commit'] = async (changes, lock) => {
      made.commits++;
      await base.store.commit(changes, lock);
    };
    const context = { ...base, leases: table.leases, store: { ...base.store, commit }, ...ctx };
    const engine = createJobRunner(context, { sliceMs: 0, retryMs: 1, sweepMs: 1 });
    engines.push(engine);
    return Object.assign(made, { engine });
  };
  /** Waits until the job is as expected, and stops all engines. */
  const expectDone = async () => {
    await expect.poll(async () => (await jobNow(base, job)).status, { interval: 2, timeout: 10_000 }).toBe('COMPLETED');
    for (const engine of engines) engine.stop();
    for (const engine of engines) await engine.idle();
    const { counts, changeCount } = await jobNow(base, job);
    expect({ changeCount, updated: counts.updated }).toEqual({ changeCount: 8, updated: 8 });
    const products = await base.store.list('products');
    expect(products.map(({ status, revision }) => `${status} ${revision}`)).toEqual(SKUS.map(() => 'ARCHIVED 2'));
    const changes = (await base.store.list('jobChanges')).flatMap(({ items }) => items);
    expect(changes.map(({ productName }) => productName)).toEqual(SKUS.map((sku) => `Product ${sku}`));
  };
  return { base, job, table, addEngine, expectDone };
};

test('of several processes, one runs a job that all of them see, and then lets go of it', async () => {
  const { table, addEngine, expectDone } = await seeded();
  const made = [addEngine(), addEngine(), addEngine()];
  for (const { engine } of made) await engine.resumeAll();
  await expectDone();
  expect(made.filter(({ commits }) => commits > 0)).toHaveLength(1);
  expect(table.isTaken()).toBe(false);
});

test('another process takes over a job whose process was killed', async () => {
  const { table, addEngine, expectDone } = await seeded();
  await table.leases.take('jobs:1');
  const other = addEngine();
  await other.engine.resumeAll();
  await other.engine.idle();
  expect(other.commits).toBe(0);
  table.end();
  await expectDone();
});

test('a process that was stopped for longer than its lease writes nothing more, and each change is made once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (stopAt) => {
      const { table, addEngine, expectDone } = await seeded();
      let checks = 0;
      let commitsWhenStopped: number | undefined;
      const stopping: Leases = {
        take: async (key) => {
          // It has no turn again.
          const lease = commitsWhenStopped === undefined ? await table.leases.take(key) : null;
          return (
            lease && {
              ...lease,
              check: async () => {
                if (++checks === stopAt) {
                  commitsWhenStopped = stopped.commits;
                  table.end();
                  await other.engine.resumeAll();
                }
                await lease.check();
              },
            }
          );
        },
      };
      const stopped = addEngine({ leases: stopping });
      const other = addEngine();
      await stopped.engine.resumeAll();
      await expectDone();
      expect(stopped.commits).toBe(commitsWhenStopped ?? stopped.commits);
    }),
    { numRuns: 12 },
  );
});

test('a paused job is let go of, and resumed by any process', async () => {
  const { base, job, table, addEngine, expectDone } = await seeded();
  const first = addEngine();
  let checks = 0;
  const counted: Leases = {
    take: async (key) => {
      const lease = await table.leases.take(key);
      return (
        lease && {
          ...lease,
          check: async () => {
            // Not awaited, because it waits for the lock that the check is made under.
            if (++checks === 4) void pauseJob(base, job.id);
            await lease.check();
          },
        }
      );
    },
  };
  const pausing = addEngine({ leases: counted });
  await pausing.engine.resumeAll();
  await expect.poll(async () => (await jobNow(base, job)).status, { interval: 2, timeout: 10_000 }).toBe('PAUSED');
  await expect.poll(table.isTaken, { interval: 2, timeout: 10_000 }).toBe(false);
  pausing.engine.stop();
  await first.engine.resumeAll();
  // Its process does nothing with it.
  await resumeJob(base, job.id);
  await expectDone();
  expect(first.commits).toBeGreaterThan(0);
});
