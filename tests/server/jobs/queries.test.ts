import { toEnglish } from '#server/records/sentenceText';
import { say } from '#server/records/sentence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainContext } from '#server/domain/context';
import { createdChange, deletedChange, updatedChange } from '#server/domain/jobs/changedFields';
import { jobChanges, jobIssues } from '#server/domain/jobs/jobParts';
import { listJobs } from '#server/domain/jobs/listJobs';
import { appendChanges, appendIssues, issuesToStore } from '#server/domain/jobs/parts';
import { removeParts } from '#server/records/jobParts';
import { afterSlice } from '#server/domain/jobs/progress';
import { getContent } from '#server/domain/products/canonical';
import { issue } from '#server/domain/validation/issues';
import type { JobListInput } from '#server/types.generated';
import type { JobRecord } from '#server/records/jobs';
import type { IssueRecord } from '#server/records/validation';
import { createTestContext, putJob, getError } from '../catalogs/domainContext';
import { sampleProduct } from '../db/sampleRecords';

const finding = (severity: IssueRecord['severity'], message: string) =>
  issue({ code: 'X', severity, category: 'POLICY', entityType: 'PRODUCT', message: say`${message}` });

/** Adds issues to a job as the engine does. */
const addIssues = async (ctx: DomainContext, job: JobRecord, issues: IssueRecord[]) => {
  const result = { step: 'apply', progress: job.progress, checkpoint: null, issues } as const;
  const stored = issuesToStore(job, issues, ctx.limits.issues);
  const put = afterSlice(job, result, ctx.now().toISOString(), { etaSeconds: null, stored });
  await ctx.store.commit([...(await appendIssues(ctx.store, job, stored)), { table: 'jobs', put }]);
  return put;
};

describe('Job list', () => {
  const seeded = async () => {
    const ctx = createTestContext();
    const jobs: JobRecord[] = [];
    for (const fields of [
      { catalogId: '1', catalogName: 'Garden', type: 'IMPORT', status: 'COMPLETED', inputFileName: 'spades.csv' },
      { catalogId: '1', catalogName: 'Garden', type: 'PUBLISH', status: 'FAILED', user: 'Bob' },
      { catalogId: '2', catalogName: 'House', type: 'IMPORT', status: 'RUNNING' },
    ] as const) {
      jobs.push(await putJob(ctx, fields));
      ctx.passSeconds(1);
    }
    return { ctx, jobs };
  };

  it.each<[string, JobListInput, string[]]>([
    ['nothing: all, newest first', {}, ['3', '2', '1']],
    ['a type', { type: 'IMPORT' }, ['3', '1']],
    ['a status', { status: 'FAILED' }, ['2']],
    ['a catalog', { catalogId: '1' }, ['2', '1']],
    ['a part of a file name', { q: 'SPADES' }, ['1']],
    ['a user', { q: 'bob' }, ['2']],
    ['a catalog name', { q: 'hou' }, ['3']],
    ['an order', { sort: 'TYPE' }, ['1', '3', '2']],
    ['an order and a direction', { sort: 'STATUS', direction: 'DESC' }, ['3', '2', '1']],
    ['the oldest first', { sort: 'CREATED_AT', direction: 'ASC' }, ['1', '2', '3']],
    ['a page past the end', { page: 5 }, []],
  ])('finds by %s', async (_, input, ids) => {
    const { ctx } = await seeded();
    const page = await listJobs(ctx, input);
    expect(page.jobs.map(({ id }) => id)).toEqual(ids);
    expect(page.currentJob?.id).toBe('3');
  });

  it('counts the rows before paging and rejects invalid pages', async () => {
    const { ctx } = await seeded();
    expect(await listJobs(ctx, { page: 2 })).toMatchObject({ jobs: [], totalDocs: 3, totalPages: 1, perPage: 10 });
    expect(await getError(() => listJobs(ctx, { page: 0 }))).toMatchObject({ code: 'INVALID' });
  });

  it('has no current job if all have ended', async () => {
    const ctx = createTestContext();
    await putJob(ctx, { catalogId: '1', status: 'FAILED' });
    expect((await listJobs(ctx)).currentJob).toBeNull();
  });
});

/** Sizes of slices, also those that fill parts to the last item. */
const slices = fc.array(fc.oneof(fc.nat({ max: 150 }), fc.constantFrom(100, 200)), { maxLength: 6 });

describe('Job issues', () => {
  it('are returned in order across slices and pages, errors first', async () => {
    await fc.assert(
      fc.asyncProperty(
        slices,
        fc.constantFrom(undefined, 'ERROR' as const, 'WARNING' as const),
        async (sizes, severity) => {
          const ctx = createTestContext();
          let job = await putJob(ctx, { catalogId: '1', status: 'RUNNING' });
          let count = 0;
          for (const size of sizes) {
            const found = Array.from({ length: size }, () => finding(count % 3 ? 'WARNING' : 'ERROR', String(count++)));
            job = await addIssues(ctx, job, found);
          }
          const all = (severity ? [severity] : ['ERROR', 'WARNING']).flatMap((listed) =>
            Array.from({ length: count }, (_, index) => index).filter(
              (index) => (index % 3 ? 'WARNING' : 'ERROR') === listed,
            ),
          );
          for (const page of [1, 2, 4]) {
            const { issues, totalDocs } = await jobIssues(ctx, job, { severity, page, perPage: 50 });
            expect(totalDocs).toBe(all.length);
            expect(issues.map(({ message }) => Number(toEnglish(message)))).toEqual(
              all.slice((page - 1) * 50, page * 50),
            );
          }
          const stored = await ctx.store.list('jobIssues');
          expect(stored).toHaveLength(job.issueParts);
          expect(new Set(stored.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(count);
          await ctx.store.commit(removeParts(job));
          expect(await ctx.store.list('jobIssues')).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('have ids that are unique across jobs', async () => {
    const ctx = createTestContext();
    const same = finding('ERROR', 'No price.');
    const ids: string[] = [];
    for (const status of ['RUNNING', 'RUNNING'] as const) {
      const job = await addIssues(ctx, await putJob(ctx, { catalogId: '1', status }), [same, same]);
      ids.push(...(await jobIssues(ctx, job, {})).issues.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(4);
  });
});

describe('Job changes', () => {
  const former = sampleProduct({ id: '2', name: 'Rake', revision: 1 });
  const later = sampleProduct({ id: '2', name: 'Wide rake', revision: 2 });

  const seeded = async () => {
    const ctx = createTestContext();
    const created = sampleProduct({ id: '1' });
    const job = await putJob(ctx, { catalogId: '1', status: 'COMPLETED', changeCount: 3, changeParts: 1 });
    const changes = [createdChange(created), updatedChange(former, later), deletedChange(sampleProduct({ id: '3' }))];
    await ctx.store.commit([
      { table: 'products', put: created },
      ...(await appendChanges(ctx.store, { ...job, changeCount: 0, changeParts: 0 }, changes)),
    ]);
    return { ctx, job, created };
  };

  it('show created, updated, and deleted products', async () => {
    const { ctx, job, created } = await seeded();
    const { changes, totalDocs } = await jobChanges(ctx, job, {});
    expect(totalDocs).toBe(3);
    expect(changes).toEqual([
      {
        entityType: 'PRODUCT',
        entityId: '1',
        entityName: 'Spade',
        productId: '1',
        action: 'CREATE',
        parts: [],
        jump: null,
        omittedCount: 0,
        before: null,
        after: getContent(created),
      },
      {
        entityType: 'PRODUCT',
        entityId: '2',
        entityName: 'Wide rake',
        productId: expect.toBeOneOf(['2', null]),
        action: 'UPDATE',
        parts: ['NAMES'],
        jump: null,
        omittedCount: 0,
        before: { name: 'Rake' },
        after: { name: 'Wide rake' },
      },
      expect.objectContaining({ entityId: '3', action: 'DELETE', after: null }),
    ]);
    expect(changes[2]!.before).toMatchObject({ name: 'Spade' });
  });

  it('are returned in order across slices and pages', async () => {
    await fc.assert(
      fc.asyncProperty(slices, async (sizes) => {
        const ctx = createTestContext();
        let job = await putJob(ctx, { catalogId: '1', status: 'RUNNING' });
        const ids: string[] = [];
        for (const size of sizes) {
          const added = Array.from({ length: size }, (_, index) => String(ids.length + index));
          const changes = added.map((id) => deletedChange(sampleProduct({ id })));
          await ctx.store.commit(await appendChanges(ctx.store, job, changes));
          ids.push(...added);
          job = { ...job, changeCount: ids.length, changeParts: Math.ceil(ids.length / 100) };
        }
        for (const page of [1, 2, 4]) {
          const { changes } = await jobChanges(ctx, job, { page, perPage: 50 });
          expect(changes.map(({ entityId }) => entityId)).toEqual(ids.slice((page - 1) * 50, page * 50));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are filtered by action', async () => {
    const { ctx, job } = await seeded();
    const { changes, totalDocs } = await jobChanges(ctx, job, { action: 'UPDATE' });
    expect(totalDocs).toBe(1);
    expect(changes.map(({ entityId }) => entityId)).toEqual(['2']);
  });

  it('do not include later changes to a created product', async () => {
    const { ctx, job, created } = await seeded();
    await ctx.store.commit([{ table: 'products', put: { ...created, revision: 2, name: 'Other' } }]);
    expect((await jobChanges(ctx, job, { action: 'CREATE' })).changes[0]!.after).toBeNull();
  });
});
