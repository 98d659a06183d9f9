import { say } from '#server/records/sentence';
import { getSkus } from '#server/records/productFacts';
import type { JobInput, JobTargetRecord } from '#server/records/jobs';
import type { ProductContent } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { loadProductRules } from '../../products/rules/productRules';
import { loadDefinedRules } from '../../validation/definedRules';
import { isSameContent } from '../../products/canonical';
import { productRecord } from '../../products/productRecord';
import type { EntryDiff } from '../diffEntries';
import { contentOfEntry } from '../entryContents';
import { getVersion } from '../publishedCatalogList';
import { upToDateChanges } from './restore';
import { getRestoreTargets, selectTargets } from './restoreTargets';
import { issue } from '../../validation/issues';
import { createCatalogView } from '../../jobs/catalogView';
import { createProductWrites, createToRecord, getJobCatalog } from '../../jobs/productWrites';
import { readTargets, storeTargets } from '../../jobs/parts';
import type { JobWork, WorkRun } from '../../jobs/work';

const NO_SKUS: ReadonlySet<string> = new Set();

const skuTaken = (productId: string, { name, sku }: ProductContent, taken: string): IssueRecord =>
  issue({
    code: 'SKU_TAKEN',
    severity: 'WARNING',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: productId,
    entityName: name || sku,
    message: say`“${name || sku}” wasn’t restored because its previous SKU ${taken} now belongs to another product.`,
    suggestedFix: say`Give the other product a different SKU, then edit this one manually.`,
  });

/**
 * Returns the products that the job changes in the order in which their products were added, those that become drafts
 * first, so that a slice changes few blocks of the product index.
 */
const toTargets = (found: readonly EntryDiff[]): JobTargetRecord[] =>
  found
    .map(({ productId, after }) => ({ productId, entry: after }))
    .sort((a, b) => Number(a.entry !== null) - Number(b.entry !== null) || Number(a.productId) - Number(b.productId));

/**
 * Restores the selected products of the catalog to the content of a version. ACTIVE products that are not in the
 * version become drafts.
 */
export async function* restoreWork(
  run: WorkRun,
  { versionId, products }: Extract<JobInput, { kind: 'restore' }>,
): JobWork {
  const { ctx, job } = run;
  const version = await getVersion(ctx, versionId);
  const view = createCatalogView(ctx.store, job.catalogId);
  const known = await readTargets(ctx.store, job);
  const found = known ? [] : await getRestoreTargets(ctx, version);
  const targets = known ?? toTargets(selectTargets(found, products));
  const restored = new Set(targets.filter(({ entry }) => entry).map(({ productId }) => productId));
  let done = (known && job.checkpoint?.position) ?? 0;
  const place = () => ({
    step: 'undo' as const,
    progress: { processed: done, total: targets.length },
    checkpoint: { step: 'undo', position: done, state: null },
  });
  /**
   * Returns an SKU of the content that is used by a product that keeps it; products that are restored too give theirs
   * up.
   */
  const takenSku = async (content: ProductContent, productId: string) => {
    for (const sku of getSkus(content)) {
      const holder = await view.bySku(sku);
      if (holder && holder.id !== productId && !restored.has(holder.id)) return sku;
    }
    return null;
  };

  if (!known) {
    const { length: selected } = targets;
    const message = say`Restoring ${selected} of ${found.length} changed products from version ${version.version}.`;
    yield async () => ({ ...place(), ...storeTargets(job.id, targets), log: [{ level: 'INFO', message }] });
  }
  while (done < targets.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const now = ctx.now().toISOString();
      const writes = createProductWrites(view, catalog, now);
      const toRecord = await createToRecord(run, view, catalog);
      const issues: IssueRecord[] = [];
      let skipped = 0;
      do {
        const { productId, entry = null } = targets[done++]!;
        const previous = (await view.get(productId)) ?? null;
        const content = entry
          ? { ...(await contentOfEntry(ctx, entry)), ruleCategories: [...(entry.ruleCategories ?? [])] }
          : previous && { ...previous, status: 'DRAFT' as const };
        if (!content || (previous && isSameContent(previous, content))) {
          skipped++;
          continue;
        }
        const taken = entry && (await takenSku(content, productId));
        if (taken !== null) {
          issues.push(skuTaken(productId, content, taken));
          skipped++;
        } else if (previous && !entry) {
          writes.update(previous, await toRecord({ content, id: productId, previous }));
        } else {
          const isSlugTaken = await view.isSlugTaken(content.slug, productId);
          const rules = await loadDefinedRules(ctx.store);
          const productRules = await loadProductRules(ctx, catalog);
          const others = { catalog, previous, takenSkus: NO_SKUS, isSlugTaken, rules, productRules };
          const args = { content, id: productId, ...others };
          const record = productRecord({ ...args, now, user: job.user, job: job.id });
          if (previous) writes.update(previous, record);
          // Higher than the published revision, so that changes recorded for the deleted product are not mistaken for
          // this one's.
          else writes.create({ ...record, revision: (entry?.revision ?? 0) + 1 });
        }
      } while (done < targets.length && (await hasTime()));
      const { counts, ...written } = writes.result();
      return { ...place(), ...written, issues, counts: { ...counts, skipped, warnings: issues.length } };
    };
    view.clear();
  }
  yield async () => ({ ...place(), changes: await upToDateChanges(ctx, job.catalogId), isLast: true });
}
