import { toEnglish } from '#server/records/sentenceText';
import { cloneCatalog } from '#server/domain/clones/cloneCatalog';
import { createJobRunner } from '#server/domain/jobRunner/runner';
import { checksum, bySku, getContent } from '#server/domain/products/canonical';
import type { DomainContext } from '#server/domain/context';
import type { CatalogRecord } from '#server/records/catalogs';
import type { JobRecord } from '#server/records/jobs';

/** Slices of one product each, so that a job can be stopped in many places. */
const SMALLEST = { sliceMs: 0 };

/** Makes a new engine resume all jobs of the store and waits until none is running. */
export async function runJobs(ctx: DomainContext, options = SMALLEST): Promise<void> {
  const engine = createJobRunner(ctx, options);
  await engine.resumeAll();
  await engine.idle();
}

/** Like `runJobs`, but the engine stops as if its process were killed right after the given number of commits. */
export async function runKilled(ctx: DomainContext, commits: number, options = SMALLEST): Promise<void> {
  let left = commits;
  const commit: DomainContext['store']['commit'] = async (changes) => {
    await ctx.store.commit(changes);
    if (--left <= 0) engine.stop();
  };
  const engine = createJobRunner({ ...ctx, store: { ...ctx.store, commit } }, options);
  if (left > 0) await engine.resumeAll();
  await engine.idle();
}

/** Like `runJobs`, but calls `act` after the given number of commits, between two slices. */
export async function runUntil(ctx: DomainContext, commits: number, act: () => Promise<unknown>): Promise<void> {
  let left = commits;
  let acting: Promise<unknown> | undefined;
  const commit: DomainContext['store']['commit'] = async (changes) => {
    await ctx.store.commit(changes);
    // Not awaited, because the action waits for the lock that this commit holds.
    if (--left === 0) acting = act();
  };
  const engine = createJobRunner({ ...ctx, store: { ...ctx.store, commit } }, SMALLEST);
  await engine.resumeAll();
  await engine.idle();
  await acting;
}

/** Clones the catalog, and returns the clone once its job has completed. */
export async function runClone(ctx: DomainContext, input: { id: string; name: string }): Promise<CatalogRecord> {
  const job = await cloneCatalog(ctx, input);
  await runJobs(ctx);
  return (await ctx.store.get('catalogs', job.catalogId))!;
}

/** A job with its texts in English. */
export type EnglishJob = Omit<JobRecord, 'log' | 'error'> & {
  log: (Omit<JobRecord['log'][number], 'message'> & { message: string })[];
  error: string | null;
};

/** Returns the current job, with its texts in English, as clients get them. */
export async function jobNow({ store }: DomainContext, { id }: Pick<JobRecord, 'id'>): Promise<EnglishJob> {
  const { log, error, ...job } = (await store.get('jobs', id))!;
  return {
    ...job,
    log: log.map(({ message, ...line }) => ({ ...line, message: toEnglish(message) })),
    error: error === null ? null : toEnglish(error),
  };
}

/** Returns a checksum of all products of the catalog. */
export async function catalogChecksum({ store }: DomainContext, catalogId: string): Promise<string> {
  const products = await store.list('products', (product) => product.catalogId === catalogId);
  return checksum(products.sort(bySku).map(getContent));
}
