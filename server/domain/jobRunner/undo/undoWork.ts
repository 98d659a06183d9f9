import { say } from '#server/records/sentence';
import { notFound } from '#server/errors';
import { partId, type JobChangeRecord, type JobRecord } from '#server/records/jobs';
import type { IssueRecord } from '#server/records/validation';
import { getRedone } from '../../jobs/actions';
import { createCatalogView } from '../../jobs/catalogView';
import { PART_SIZE } from '../../jobs/parts';
import { undoModels } from '../../imports/jobs/storedModels';
import { createProductWrites, createToRecord, getJobCatalog } from '../../jobs/productWrites';
import type { JobWork, WorkRun } from '../../jobs/work';
import { undoCategories } from '../../categories/categoriesWork';
import { undoChannelRule } from '../../channelRules/channelRuleWork';
import { undoRule } from '../../categories/rules/undoRule';
import { undoConditions } from '../../optionEdits/optionsWork';
import { redoAdditions } from './redoAdditions';
import { undoChange } from './undoChange';
import { undoAdditions } from './undoAdditions';
import { undoDefinitions } from './undoDefinitions';

/** Returns the product revisions created by this job and by earlier, unfinished undos of the same job. */
const givenRevisions = async ({ ctx, yieldIfDue }: WorkRun, original: JobRecord) => {
  const revisions = new Map<string, number>();
  const undos = await ctx.store.list('jobs', ({ undoesId }) => undoesId === original.id);
  for (const { id, changeParts } of undos) {
    for (let number = 0; number < changeParts; number++) {
      const part = await ctx.store.get('jobChanges', partId(id, number));
      for (const { productId, revision, action } of part?.items ?? []) {
        if (action !== 'DELETE') revisions.set(productId, revision);
      }
      await yieldIfDue();
    }
  }
  return revisions;
};

/** Returns the products that this job has already reported as left unchanged. */
const namedBefore = async ({ ctx, job }: WorkRun) => {
  const named = new Set<string | null>();
  for (let number = 0; number < job.issueParts; number++) {
    const part = await ctx.store.get('jobIssues', partId(job.id, number));
    part?.items.forEach(({ entityId }) => named.add(entityId));
  }
  return named;
};

/**
 * Undoes the changes of a job, from last to first. What was changed since is left unchanged, with an issue of the job.
 * Undoing an undo makes the changes again.
 */
export async function* undoWork(run: WorkRun, originalId: string): JobWork {
  const { ctx, job } = run;
  const original = await ctx.store.get('jobs', originalId);
  if (!original) throw notFound('job', originalId);
  const view = createCatalogView(ctx.store, job.catalogId);
  const revisions = await givenRevisions(run, original);
  const named = await namedBefore(run);
  const redone = await getRedone(ctx.store, job);
  const undone = redone && original.undoesId !== null ? await ctx.store.get('jobs', original.undoesId) : undefined;
  const source = redone ?? (await getRedone(ctx.store, original)) ?? original;
  const { kind } = source.input;
  const isOfRule = kind === 'categoryRule' || kind === 'channelRule';
  // The products follow the rule.
  if (kind === 'categoryRule') yield* undoRule(run, source, redone !== null);
  if (kind === 'channelRule') yield* undoChannelRule(run, source, redone !== null);
  const total = isOfRule ? 0 : original.changeCount;
  let done = job.checkpoint?.position ?? 0;
  let part: { number: number; items: JobChangeRecord[] } | undefined;
  const place = () => ({
    step: 'undo' as const,
    progress: { processed: done, total },
    checkpoint: { step: 'undo', position: done, state: null },
  });
  const changeAt = async (index: number) => {
    const number = Math.floor(index / PART_SIZE);
    if (part?.number !== number) {
      part = { number, items: (await ctx.store.get('jobChanges', partId(original.id, number)))?.items ?? [] };
    }
    return part.items[index % PART_SIZE]!;
  };

  // Products need what the undo took out of the catalog.
  if (redone && undone && job.checkpoint === null) {
    yield async () => ({ ...place(), ...(await redoAdditions(run, { redone, undone, undo: original })) });
  }
  // The rules of categories decide which categories products have.
  if (!redone && source.input.kind === 'categories' && job.checkpoint === null) {
    const categories = await undoCategories(run, { ...original, input: source.input });
    yield async () => ({ ...place(), changes: categories });
  }
  if (!redone && source.input.kind === 'options' && job.checkpoint === null) {
    const conditions = await undoConditions(run, original, source.input.edit);
    yield async () => ({ ...place(), ...conditions });
  }
  while (done < total) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString());
      const toRecord = await createToRecord(run, view, catalog);
      const issues: IssueRecord[] = [];
      let skipped = 0;
      do {
        const change = await changeAt(total - 1 - done);
        done++;
        if (named.has(change.productId)) continue;
        const found = await undoChange({ view, toRecord, writes, revisions }, change);
        if (!found) continue;
        named.add(change.productId);
        issues.push(found);
        skipped++;
      } while (done < total && (await hasTime()));
      const { counts, ...written } = writes.result();
      return { ...place(), ...written, issues, counts: { ...counts, skipped, warnings: skipped } };
    };
    view.clear();
  }
  yield async () => {
    const settled = (await ctx.store.get('jobs', original.id)) ?? original;
    const mark = { table: 'jobs' as const, put: { ...settled, undoneById: job.id } };
    if (redone) return { ...place(), changes: [mark], isLast: true };
    const { changes, log, issues } = await undoAdditions(run, settled);
    const definitions = await undoDefinitions(run, settled);
    const models = await undoModels(run, settled.id);
    const modelCount = models.length / 2;
    return {
      ...place(),
      modelCount,
      changes: [...changes, ...definitions.changes, ...models, mark],
      issues: [...issues, ...definitions.issues],
      log: [
        ...log,
        ...definitions.log,
        ...(modelCount ? [{ level: 'INFO' as const, message: say`Product models taken back: ${modelCount}.` }] : []),
      ],
      isLast: true,
    };
  };
}
