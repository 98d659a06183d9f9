import { DomainError } from '#server/errors';
import type { ImportPlanRecord, NotAppliedRecord } from '#server/records/imports';
import { partId, type JobRecord } from '#server/records/jobs';
import { fromStored, say, type Sentence } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { describeNotApplied, getNotAppliedFix } from '../mapping/notApplied';
import { issue } from '../../validation/issues';
import { getJobCatalog } from '../../jobs/productWrites';
import type { JobWork, SliceResult, WorkRun } from '../../jobs/work';
import { inferDefinitions } from '../../attributes/inferDefinitions';
import { addToCatalog, withAdditions } from './catalogAdditions';
import { importPass, type PassResult } from './importPass';
import type { FileLedger } from './importScope';
import { createImportTally } from './importTally';
import { getOpenOptions } from '../openOptions';
import { readPassState } from './issueRowsFile';
import { changesMissing, missingProducts } from './missingProducts';
import { defineNewAttributes } from './newAttributes';
import { assertFits } from './productRoom';
import { toByteSource, uploadedFile } from './uploadedFile';

/** What to report about a column whose values cannot be read as the field that its header means. */
const toColumnIssue = (found: NotAppliedRecord): IssueRecord[] =>
  found.isOpen && (found.reason === 'UNREADABLE' || found.reason === 'UNIT_MISSING')
    ? [
        issue({
          code: found.reason === 'UNIT_MISSING' ? 'UNIT_MISSING' : 'COLUMN_NOT_APPLIED',
          severity: 'WARNING',
          category: 'TYPE',
          entityType: 'FILE',
          column: found.column,
          rowNumber: found.unread[0]?.rowNumber ?? null,
          message: describeNotApplied(found),
          suggestedFix: getNotAppliedFix(found),
        }),
      ]
    : [];

/** The job as stored after its last slice. */
const jobNow = async ({ ctx, job }: WorkRun): Promise<JobRecord> => (await ctx.store.get('jobs', job.id)) ?? job;

/** The error message if one failed product stopped the whole import. */
const getError = async ({ ctx }: WorkRun, job: JobRecord): Promise<Sentence> => {
  const part = await ctx.store.get('jobIssues', partId(job.id, 0));
  const first = part?.items.find(({ severity }) => severity === 'ERROR');
  const row = first?.rowNumber ?? '';
  const message = fromStored(first?.message ?? '');
  return job.counts.failed === 1
    ? say`Nothing was imported. 1 product has errors. The first is in row ${row}: ${message}`
    : say`Nothing was imported. ${job.counts.failed} products have errors. The first is in row ${row}: ${message}`;
};

/** Defines the new attributes of the imported products; a dry run says in the job how, and which options are new. */
async function* defineStep(
  run: WorkRun,
  { newAttributes, newOptions }: PassResult,
  place: Pick<SliceResult, 'step' | 'progress'>,
): JobWork {
  const codes = newAttributes?.codes() ?? [];
  const options = newOptions.list();
  // Values are read outside of a slice, because they can be of many products.
  if (run.job.mode === 'DRY_RUN' && (codes.length || options.length)) {
    const proposed = {
      ...(codes.length && { newAttributes: await newAttributes?.propose() }),
      ...(options.length && { newOptions: options }),
    };
    yield async () => {
      const { checkpoint, importSummary } = await jobNow(run);
      const summary = importSummary && { ...importSummary, ...proposed };
      return { ...place, checkpoint, ...(summary && { job: { importSummary: summary } }) };
    };
  } else if (place.step === 'apply' && codes.length) {
    const inferred = await inferDefinitions(run.ctx, codes, run.yieldIfDue);
    yield async () => {
      const { checkpoint } = await jobNow(run);
      return { ...place, checkpoint, ...(await defineNewAttributes(run, inferred)) };
    };
  }
}

/**
 * Imports a file, or only counts what an import would do. Reads the file, checks all of it first if one failed product
 * stops the import, then stores its products slice by slice. After an interruption, the file is read again and the
 * import resumes at the checkpoint.
 */
export async function* importWork(run: WorkRun, plan: ImportPlanRecord): JobWork {
  const { ctx, job, yieldIfDue } = run;
  const file = await uploadedFile(ctx, plan.fileId);
  const catalog = withAdditions(await getJobCatalog(run), plan);
  // The parsers of all formats are large, and most visits import nothing.
  const { openProducts } = await import('../openProducts');
  const opened = await openProducts(toByteSource(ctx, file), plan, {
    ...(await getOpenOptions(ctx, catalog)),
    yieldIfDue,
  });
  if (opened.groupCount === 0) throw new DomainError('INVALID', say`“${file.name}” contains no products to import.`);
  assertFits(file.name, opened, ctx.limits);
  const total = opened.rowCount;
  const codes: string[] = job.steps.map(({ code }) => code);
  const at = job.checkpoint ?? { step: 'read', position: 0 };

  const state = readPassState(job);
  let ledger: FileLedger | null = null;

  if (at.step === 'read') {
    yield async () => ({
      step: 'read',
      progress: { processed: 0, total },
      checkpoint: { step: 'read', position: 0, state },
      log: [{ level: 'INFO', message: say`“${file.name}” has ${total} rows for ${opened.groupCount} products.` }],
      issues: opened.notApplied.flatMap(toColumnIssue),
      job: { importSummary: createImportTally(opened, plan, catalog).summary() },
    });
  }
  for (const step of ['check', 'apply'] as const) {
    if (codes.indexOf(step) < codes.indexOf(at.step)) continue;
    if (step === 'apply' && (await addToCatalog(run, plan))) {
      yield async () => ({
        step,
        progress: { processed: 0, total },
        checkpoint: { step, position: at.step === step ? at.position : 0, state },
        ...(await addToCatalog(run, plan)),
      });
    }
    const from = at.step === step ? at.position : 0;
    const found = yield* importPass(run, plan, opened, { step, from, state });
    const place = { step, progress: { processed: total, total } };
    ledger = found.ledger;
    yield* defineStep(run, found, place);
    if (step !== 'check' || job.mode === 'DRY_RUN') continue;
    const checked = await jobNow(run);
    if (checked.counts.failed === 0) continue;
    const failure = await getError(run, checked);
    // A failed job starts over when it is retried.
    yield async () => ({ ...place, checkpoint: null, failure });
    return;
  }
  if (changesMissing(plan)) yield* missingProducts(run, plan, ledger);
  const { checkpoint } = await jobNow(run);
  yield async () => ({ step: 'finish', progress: { processed: total, total }, checkpoint, isLast: true });
}
