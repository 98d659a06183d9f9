import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackend } from '#server/backend';
import { openDatabase } from '#server/db/sql/openDatabase';
import type { DomainContext } from '#server/domain/context';
import { createPlace, DATABASE_KINDS } from '#tests/support/databases/createPlace';
import { setProductsStatus } from '../../bulkEdits/setProductsStatus';
import { catalogWith, userNamed } from '../../catalogs/domainContext';
import { sampleProduct } from '../sampleRecords';

/** Enough that the job runs until two of its processes have ended, on a fast machine too. */
const PRODUCTS = 3000;

/** A process that runs jobs, and how often it has committed. */
interface Worker {
  child: ChildProcess;
  commits: number;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const LONG = { timeout: 240_000, interval: 20 };

test.runIf(DATABASE_KINDS.includes('postgres') && process.env.KILLS)(
  'a job is taken over within 12 s from a process that was killed or stopped, and each of its changes is made once',
  async () => {
    const { place, remove } = await createPlace('postgres');
    const database = await openDatabase(place);
    const { context, stop } = createBackend(database);
    const ctx: DomainContext = {
      ...context,
      user: userNamed('Ada'),
      jobs: { start: () => undefined, startOpen: () => undefined, resumeAll: async () => undefined },
    };
    const { id: catalogId } = await catalogWith(ctx, 'Garden');
    const products = Array.from({ length: PRODUCTS }, (_, at) =>
      sampleProduct({ id: `p${at}`, sku: `P${at}`, catalogId, status: 'DRAFT', revision: 1 }),
    );
    for (let at = 0; at < PRODUCTS; at += 500) {
      await ctx.store.commit(products.slice(at, at + 500).map((put) => ({ table: 'products', put })));
    }

    const workers: Worker[] = [];
    const startWorker = async () => {
      const path = join(import.meta.dirname, 'jobProcess.ts');
      const child = spawn(process.execPath, ['--import', 'tsx', path, JSON.stringify(place)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const worker: Worker = { child, commits: 0 };
      let output = '';
      child.stdout.on('data', (text: Buffer) => {
        output += String(text);
        worker.commits = output.split('\n').filter((line) => line === 'commit').length;
      });
      workers.push(worker);
      await expect.poll(() => output, LONG).toContain('ready');
    };
    const findRunning = async () => {
      const before = workers.map(({ commits }) => commits);
      let running: Worker | undefined;
      await expect
        .poll(() => (running = workers.find(({ commits }, at) => commits > (before[at] ?? 0) + 2)), LONG)
        .toBeDefined();
      return running!;
    };
    /** Waits until another process than the one has committed, and returns after how many seconds. */
    const measureTakeover = async (ended: Worker) => {
      const from = performance.now();
      const others = workers.filter((worker) => worker !== ended);
      const before = others.map(({ commits }) => commits);
      await expect.poll(() => others.some(({ commits }, at) => commits > before[at]!), LONG).toBe(true);
      return (performance.now() - from) / 1000;
    };

    for (let count = 0; count < 3; count++) await startWorker();
    const job = await setProductsStatus(ctx, {
      catalogId,
      target: { matching: { filter: {} } },
      expectedCount: PRODUCTS,
      status: 'ARCHIVED',
    });

    const killed = await findRunning();
    killed.child.kill('SIGKILL');
    const afterKill = await measureTakeover(killed);

    const stopped = await findRunning();
    stopped.child.kill('SIGSTOP');
    const afterStop = await measureTakeover(stopped);
    // What it had printed when it was stopped has arrived by now.
    const commits = stopped.commits;
    stopped.child.kill('SIGCONT');
    await wait(3000);

    await expect.poll(async () => (await ctx.store.get('jobs', job.id))?.status, LONG).toBe('COMPLETED');
    const done = (await ctx.store.get('jobs', job.id))!;
    const parts = await ctx.store.getMany(
      'jobChanges',
      Array.from({ length: done.changeParts }, (_, at) => `${job.id}:${at}`),
    );
    const changed = parts.flatMap((part) => part?.items.map(({ productId }) => productId) ?? []);
    expect([changed.length, new Set(changed).size, done.counts.updated]).toEqual([PRODUCTS, PRODUCTS, PRODUCTS]);
    const stored = await ctx.store.getMany(
      'products',
      products.map(({ id }) => id),
    );
    expect(new Set(stored.map((product) => `${product?.status} ${product?.revision}`))).toEqual(
      new Set(['ARCHIVED 2']),
    );
    expect(stopped.commits).toBe(commits);
    console.info(`taken over ${afterKill.toFixed(1)} s after a kill, ${afterStop.toFixed(1)} s after a stop`);
    expect(Math.max(afterKill, afterStop)).toBeLessThan(12);

    for (const { child } of workers) child.kill('SIGKILL');
    stop();
    await database.close();
    await remove();
  },
  600_000,
);
