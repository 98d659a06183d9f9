import type { JobCountsRecord } from '../../records/jobs';
import type { ProductContent, ProductRecord, VariantRecord } from '../../records/products';
import type { IssueRecord } from '../../records/validation';
import { createCatalogView, createReadAhead, type CatalogView } from './catalogView';
import { createPlannedChanges } from './plannedChanges';
import { createProductWrites, createToRecord, getJobCatalog } from './productWrites';
import { readTargets, storeTargets } from './parts';
import type { JobStepCode } from './steps';
import type { JobWork, SliceResult, WorkRun } from './work';

/**
 * The new content of a product, null to delete it, undefined to leave it as it is, or why it can't be changed and so
 * stays as it is.
 */
export type EditResult = ProductContent<VariantRecord> | null | undefined | { failure: IssueRecord };

/** What a job does to products. */
export interface ProductEdit {
  findIds: () => Promise<string[]>;
  change: (product: ProductRecord, view: CatalogView) => EditResult | Promise<EditResult>;
  /** Returns what else the job changes; committed before the first product. */
  begin?: () => Promise<Pick<SliceResult, 'changes' | 'log' | 'job'>>;
}

/** Returns those of the issues that are not among the others. */
const without = (issues: readonly IssueRecord[], others: readonly IssueRecord[]): IssueRecord[] => {
  if (!issues.length) return [];
  const ids = new Set(others.map(({ id }) => id));
  return issues.filter(({ id }) => !ids.has(id));
};

/**
 * Changes many products, or reports what would change if the job is a dry run. Which ones is decided only once, because
 * a change can decide whether a product is found.
 */
export async function* editProducts(run: WorkRun, { findIds, change, begin }: ProductEdit): JobWork {
  const { ctx, job } = run;
  const isDryRun = job.mode === 'DRY_RUN';
  const step: JobStepCode = isDryRun ? 'check' : job.input.kind === 'undo' ? 'undo' : 'apply';
  const view = createCatalogView(ctx.store, job.catalogId);
  const known = await readTargets(ctx.store, job);
  const targets = known ?? (await findIds()).map((productId) => ({ productId }));
  const ids = targets.map(({ productId }) => productId);
  const planned = isDryRun ? createPlannedChanges(((known && job.checkpoint?.state) as number | null) ?? 0) : null;
  let done = (known && job.checkpoint?.position) ?? 0;
  const place = () => ({
    step,
    progress: { processed: done, total: targets.length },
    checkpoint: { step, position: done, state: planned?.size() ?? null },
  });
  if (!known) {
    yield async () => {
      const begun = await begin?.();
      const stored = storeTargets(job.id, targets);
      return {
        ...place(),
        ...begun,
        changes: [...(begun?.changes ?? []), ...stored.changes],
        job: { ...begun?.job, ...stored.job },
      };
    };
  }
  while (done < targets.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString(), planned ?? undefined);
      const toRecord = await createToRecord(run, view, catalog);
      const issues: IssueRecord[] = [];
      const counts: Partial<JobCountsRecord> = { skipped: 0, failed: 0, warnings: 0 };
      let solved = 0;
      const edit = async (product: ProductRecord, content: ProductContent<VariantRecord>) => {
        const record = await toRecord({ content, id: product.id, previous: product });
        writes.update(product, record);
        if (!isDryRun) return;
        const added = without(record.issues, product.issues);
        issues.push(...added);
        if (added.some(({ severity }) => severity !== 'INFO')) counts.warnings!++;
        solved += without(product.issues, record.issues).length;
      };
      const readNext = createReadAhead(view, ids, done);
      do {
        const product = await readNext();
        done++;
        const result = product && (await change(product, view));
        if (result === undefined || !product) counts.skipped!++;
        else if (result === null) writes.remove(product);
        else if ('failure' in result) {
          counts.failed!++;
          issues.push(result.failure);
        } else await edit(product, result);
      } while (done < targets.length && (await hasTime()));
      const { changes, jobChanges, counts: written } = writes.result();
      return {
        ...place(),
        ...(!isDryRun && { changes }),
        jobChanges,
        counts: { ...written, ...counts, ...(isDryRun && { solved }) },
        issues,
      };
    };
    view.clear();
  }
}
