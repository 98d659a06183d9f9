import { addAll } from '../lists/addToList';
import { createProductWrites, createToRecord, getJobCatalog } from './productWrites';
import { createCatalogView, createReadAhead } from './catalogView';
import { isSameValue } from '../products/contentFields';
import type { ProductRecord } from '../../records/products';
import type { Change } from '../../records/tables';
import type { IssueRecord } from '../../records/validation';
import { blocksPublishing } from '../validation/issues';
import type { JobWork, WorkRun } from './work';

const isSameFinding = (a: readonly IssueRecord[], b: readonly IssueRecord[]) =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

const isSame = (a: ProductRecord, b: ProductRecord) =>
  a.completeness === b.completeness &&
  a.qualityScore === b.qualityScore &&
  a.completenessCells === b.completenessCells &&
  isSameFinding(a.issues, b.issues);

const isSamePlace = (a: ProductRecord, b: ProductRecord) =>
  isSameValue(a.categories, b.categories) && isSameValue(a.notInChannels ?? [], b.notInChannels ?? []);

/**
 * Revalidates every product of the catalog, for example for SKUs and slugs that another product has taken or freed
 * since, grades it by the catalog's languages, and evaluates the rules of categories and channels. Other product content
 * does not change, so the revision stays the same unless these do; only records with other results are written.
 */
export async function* validateWork(run: WorkRun): JobWork {
  const { ctx, job } = run;
  const view = createCatalogView(ctx.store, job.catalogId);
  const ids = await ctx.store.products.ids(job.catalogId, {});
  let done = job.checkpoint?.position ?? 0;
  while (done < ids.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const toRecord = await createToRecord(run, view, catalog);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString());
      const changes: Change[] = [];
      const readNext = createReadAhead(view, ids, done);
      const issues: IssueRecord[] = [];
      let warnings = 0;
      let blocked = 0;
      let skipped = 0;
      do {
        const product = await readNext();
        done++;
        if (!product) continue;
        const checked = await toRecord({ content: product, id: product.id, previous: product });
        addAll(issues, checked.issues);
        if (blocksPublishing(checked)) blocked++;
        if (checked.issueCounts.error + checked.issueCounts.warning) warnings++;
        if (!isSamePlace(product, checked)) writes.update(product, checked);
        else if (isSame(product, checked)) skipped++;
        else {
          const { issues: found, issueCounts, completeness, qualityScore, completenessCells } = checked;
          const put = { ...product, issues: found, issueCounts, completeness, qualityScore, completenessCells };
          changes.push({ table: 'products', put });
        }
      } while (done < ids.length && (await hasTime()));
      const written = writes.result();
      return {
        step: 'validate',
        progress: { processed: done, total: ids.length },
        checkpoint: { step: 'validate', position: done, state: null },
        changes: [...changes, ...written.changes],
        jobChanges: written.jobChanges,
        issues,
        counts: { updated: changes.length + written.jobChanges.length, skipped, warnings, blocked },
      };
    };
    view.clear();
  }
}
