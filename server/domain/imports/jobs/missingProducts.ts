import { DomainError } from '#server/errors';
import { getModes, type ImportPlanRecord } from '#server/records/imports';
import type { JobRecord } from '#server/records/jobs';
import type { ProductRecord } from '#server/records/products';
import { say } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { createCatalogView, createReadAhead } from '../../jobs/catalogView';
import { createProductWrites, createToRecord, getJobCatalog } from '../../jobs/productWrites';
import type { JobWork, SliceResult, WorkRun } from '../../jobs/work';
import { issue, type IssueFacts } from '../../validation/issues';
import { nameOf } from './matching/identityIssues';
import { matchesByReference, type FileLedger } from './importScope';
import { readPassState, type PassState } from './issueRowsFile';
import { createPlannedChanges } from '../../jobs/plannedChanges';

/** Targets that give a product a SKU, which every product of a catalog has. */
const SKUS: readonly (string | null)[] = ['sku', 'variantSku', 'parent'];

const hasSkus = ({ mapping }: ImportPlanRecord) => mapping.some(({ target }) => SKUS.includes(target));

/** Whether the import changes products that the file does not have. */
export function changesMissing(plan: ImportPlanRecord): boolean {
  return getModes(plan).missingProducts !== 'LEAVE';
}

/**
 * Throws INVALID if the import cannot tell which products the file lacks, or must not change products of the catalog.
 */
export function assertMissing(plan: ImportPlanRecord): void {
  if (!changesMissing(plan)) return;
  if (plan.write === 'CREATE_ONLY') {
    const message = say`An import that only creates products can’t change products that the file doesn’t have.`;
    throw new DomainError('INVALID', message, { missingProducts: message });
  }
  if (hasSkus(plan) || plan.mapping.some(({ target }) => target === 'externalReference')) return;
  const message = say`To change products that the file doesn’t have, map a column to the SKU or external reference.`;
  throw new DomainError('INVALID', message, { missingProducts: message });
}

const left = (reason: Pick<IssueFacts, 'message' | 'suggestedFix'>): IssueRecord =>
  issue({ code: 'MISSING_LEFT', severity: 'WARNING', category: 'POLICY', entityType: 'FILE', ...reason });

/**
 * Why products that the file does not have stay as they are although the import would change them; null if they don't.
 */
const findDoubt = ({ counts }: JobRecord, { unread }: FileLedger, { matched }: PassState): IssueRecord | null => {
  if (counts.failed > 0) {
    return left({
      message: say`Products that the file doesn’t have stay as they are, because products of the file have errors: ${counts.failed}.`,
      suggestedFix: say`Fix the rows with errors, then import the whole file again.`,
    });
  }
  if (unread > 0) {
    return left({
      message: say`Products that the file doesn’t have stay as they are, because rows that are ignored don’t say which product they are: ${unread}.`,
      suggestedFix: say`Enter the SKU in these rows, then import the whole file again.`,
    });
  }
  if (matched > 0) return null;
  return left({
    message: say`Products that the file doesn’t have stay as they are, because the catalog has no product of the file.`,
    suggestedFix: say`Check whether the file is for this catalog, and which column is mapped to the SKU or external reference.`,
  });
};

/** The state of the step: what the passes need, and the IDs of the products that the file does not have. */
interface MissingState extends PassState {
  /** Separated by commas: one text of a large catalog is stored with each slice faster than a list. */
  ids: string;
}

const describe = (product: ProductRecord, status: 'DRAFT' | 'ARCHIVED'): IssueRecord => {
  const name = nameOf(product);
  return issue({
    code: 'PRODUCT_MISSING',
    severity: 'INFO',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: product.id,
    entityName: name,
    field: 'status',
    message:
      status === 'DRAFT'
        ? say`The file doesn’t have “${name}” (${product.sku}), so it becomes a draft. Undo the import to restore it.`
        : say`The file doesn’t have “${name}” (${product.sku}), so it’s archived. Undo the import to restore it.`,
  });
};

/**
 * Makes drafts of the products that the file does not have, or archives them; a dry run only says which. Which products
 * are missing is decided once, when all products of the file are stored. None are if the file leaves doubt. `ledger` is
 * null if the job resumes after that.
 */
export async function* missingProducts(run: WorkRun, plan: ImportPlanRecord, ledger: FileLedger | null): JobWork {
  const { ctx, job, yieldIfDue } = run;
  const { store } = ctx;
  const status = getModes(plan).missingProducts === 'DRAFT' ? 'DRAFT' : 'ARCHIVED';
  const needsReference = matchesByReference(plan) || !hasSkus(plan);
  const isStoring = job.mode !== 'DRY_RUN';
  let done = ledger ? 0 : job.checkpoint!.position;
  let state: MissingState;
  let missing: string[];
  const place = (): SliceResult => ({
    step: 'missing',
    progress: { processed: done, total: missing.length },
    checkpoint: { step: 'missing', position: done, state },
  });
  if (ledger) {
    const settled = (await store.get('jobs', job.id)) ?? job;
    const passed = readPassState(settled);
    const doubt = findDoubt(settled, ledger, passed);
    const ids: string[] = [];
    for (const id of await store.products.ids(job.catalogId, {})) {
      await yieldIfDue();
      if (!ledger.present.has(id)) ids.push(id);
    }
    missing = doubt ? [] : ids;
    state = { ...passed, ids: missing.join(',') };
    // A file that has every product leaves none in doubt.
    yield async () => ({ ...place(), issues: doubt && ids.length > 0 ? [doubt] : [] });
  } else {
    state = job.checkpoint!.state as MissingState;
    missing = state.ids ? state.ids.split(',') : [];
  }
  const isMeant = (product: ProductRecord) =>
    (status === 'DRAFT' ? product.status === 'ACTIVE' : product.status !== 'ARCHIVED') &&
    (!needsReference || product.externalReference !== null) &&
    // Someone created it while the import was running.
    product.createdAt <= (job.startedAt ?? product.createdAt);
  const view = createCatalogView(store, job.catalogId);
  while (done < missing.length) {
    yield async (hasTime) => {
      const catalog = await getJobCatalog(run);
      const entries = isStoring ? undefined : createPlannedChanges(state.keptSize);
      const writes = createProductWrites(view, catalog, ctx.now().toISOString(), entries);
      const toRecord = await createToRecord(run, view, catalog);
      const readNext = createReadAhead(view, missing, done);
      const issues: IssueRecord[] = [];
      do {
        const product = await readNext();
        done++;
        if (!product || !isMeant(product)) continue;
        issues.push(describe(product, status));
        const content = { ...product, status } as const;
        writes.update(product, await toRecord({ content, id: product.id, previous: product }));
      } while (done < missing.length && (await hasTime()));
      state = { ...state, keptSize: entries?.size() ?? 0 };
      const { changes, jobChanges } = writes.result();
      const { importSummary } = (await store.get('jobs', job.id)) ?? job;
      const missingCount = (importSummary?.missingCount ?? 0) + issues.length;
      return {
        ...place(),
        ...(isStoring && { changes }),
        jobChanges,
        counts: { updated: issues.length },
        issues,
        ...(importSummary && missingCount > 0 && { job: { importSummary: { ...importSummary, missingCount } } }),
      };
    };
    view.clear();
  }
}
