import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainContext } from '#server/domain/context';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { createJob } from '#server/domain/jobs/createJob';
import type { ImportPlanRecord } from '#server/records/imports';
import type { ErrorPolicy, JobMode } from '#server/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { getCsv, MAPPING, upload, type Row } from './importSetup';
import { LONG_TEST, storeRuns } from '#tests/support/databases/longTest';

const POLICIES = ['REJECT_FAILED_ROWS', 'REJECT_EVERYTHING', 'IGNORE_FAILED'] as const;

type Plan = Pick<ImportPlanRecord, 'layout' | 'mapping'>;

const run = async (ctx: DomainContext, catalogId: string, fileId: string, plan: Plan, policy: ErrorPolicy) => {
  const request = { catalogId, fileId, ...plan, errorPolicy: policy, profileId: null };
  const jobIn = async (mode: JobMode, kills: readonly number[] = []) => {
    const job = await startImport(ctx, request, mode);
    for (const commits of kills) await runKilled(ctx, commits);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  return { dryRun: () => jobIn('DRY_RUN'), apply: (kills: readonly number[] = []) => jobIn('APPLY', kills) };
};

const validate = async (ctx: DomainContext, catalogId: string) => {
  const job = await createJob(ctx, { type: 'VALIDATE', catalogId, input: { kind: 'validate' } });
  await runJobs(ctx);
  return jobNow(ctx, job);
};

/** Imports the file into an empty catalog and compares the counts of its dry run, its import and a later validation. */
const expectSameCounts = async (
  [name, content]: [string, string | Uint8Array],
  policy: ErrorPolicy,
  given?: { plan: Plan; kills: number[] },
) => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const file = await upload(ctx, content, name);
  const inspected = given ? null : await inspectUpload(ctx, file.id, null);
  const plan = given?.plan ?? { layout: inspected!.layout.code, mapping: inspected!.mapping };
  const jobs = await run(ctx, catalogId, file.id, plan, policy);
  const dry = await jobs.dryRun();
  const job = await jobs.apply(given?.kills);
  const validated = await validate(ctx, catalogId);
  const stored = await ctx.store.list('products', (product) => product.catalogId === catalogId);
  const wrong = stored.filter(({ issues }) => issues.some(({ severity }) => severity === 'ERROR'));
  expect(validated.issueCounts.error).toBe(stored.reduce((sum, { issueCounts }) => sum + issueCounts.error, 0));
  if (policy !== 'IGNORE_FAILED') expect(wrong).toEqual([]);
  if (job.status === 'FAILED') {
    expect([policy, job.counts.failed, stored.length]).toEqual(['REJECT_EVERYTHING', dry.counts.failed, 0]);
    return dry;
  }
  expect(job.counts).toEqual(dry.counts);
  expect(job.issueCounts).toEqual(dry.issueCounts);
  expect(job.counts.created).toBe(stored.length);
  expect(job.counts.blocked).toBe(wrong.filter(({ status }) => status === 'ACTIVE').length);
  expect(validated.counts.blocked).toBe(job.counts.blocked);
  return dry;
};

const folders = ['../../../files/', '../../../../../shared/data/'].map((path) => new URL(path, import.meta.url));
const files = folders.flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:graphql|html)$|^restPairs/.test(entry.name))
        .map(({ name }) => [name, new URL(name, folder)] as const)
    : [],
);

describe.each(POLICIES)('with %s, dry run, import and validation count the same products', (policy) => {
  it.each(files)('for %s', { timeout: LONG_TEST }, async (name, url) => {
    const dry = await expectSameCounts([name, new Uint8Array(readFileSync(url))], policy);
    expect(dry.status).toMatch(/^COMPLETED/);
  });

  it('for any file', { timeout: LONG_TEST }, async () => {
    const row: fc.Arbitrary<Row> = fc.record({
      sku: fc.constantFrom('A', 'B', 'C', 'D', ''),
      name: fc.constantFrom('Spade', 'Rake', ''),
      price: fc.constantFrom('1', '2.50', 'cheap', '-1', ''),
      gtin: fc.constantFrom('', '', '4006381333931', '4006381333932'),
      ref: fc.constantFrom('', '', 'x', 'y'),
      variant: fc.constantFrom('', '', 'A', 'A-1', 'B-1', 'C-1'),
      stock: fc.constantFrom('', '3', 'many'),
    });
    const plan: Plan = { layout: 'CUSTOM', mapping: MAPPING };
    const kills = fc.array(fc.nat({ max: 10 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), kills, async (rows, stops) => {
        fc.pre(rows.some(({ sku }) => sku));
        await expectSameCounts(['rows.csv', getCsv(rows)], policy, { plan, kills: stops });
      }),
      { numRuns: storeRuns(40) },
    );
  });
});
