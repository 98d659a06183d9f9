import { addAll } from '../../lists/addToList';
import { DomainError } from '#server/errors';
import type { ImportPlanRecord } from '#server/records/imports';
import { fromStored, say } from '#server/records/sentence';
import { partId } from '#server/records/jobs';
import type { Change } from '#server/records/tables';
import type { IssueRecord } from '#server/records/validation';
import { createCatalogView } from '../../jobs/catalogView';
import { getJobCatalog, createProductWrites } from '../../jobs/productWrites';
import type { Slice, SliceResult, WorkRun } from '../../jobs/work';
import type { OpenedProducts, SourceGroup } from '../openProducts';
import { withAdditions } from './catalogAdditions';
import { createAssociationCheck } from './associationCheck';
import { createBlockedProducts } from './blockedProducts';
import { createExportedFields } from './exportedFields';
import { createFileProducts } from './fileProducts';
import { createLedger, type FileLedger, type ImportScope } from './importScope';
import { createImportTally } from './importTally';
import { openIssueRows, type PassState } from './issueRowsFile';
import { withChangedKeys } from './matching/changedKeys';
import { createNewAttributes, type NewAttributes } from './newAttributes';
import { createNewOptions, type NewOptions } from './newOptions';
import { namedBySku, planGroup, type PlannedProduct } from './planGroup';
import { createPlannedChanges } from './plannedChanges';
import { createProductRoom } from './productRoom';
import { storeModels } from './storedModels';

const COUNT_OF = { CREATE: 'created', UPDATE: 'updated', SKIP: 'skipped', FAIL: 'failed' } as const;

const hasWarning = ({ severity }: IssueRecord) => severity !== 'INFO';

/** A product that is not stored yet is identified by its SKU. */
const plannedIssues = ({ record, previous, issues }: PlannedProduct) =>
  record && !previous ? namedBySku(issues, record) : issues;

/** Returns the IDs of the products that the job has changed. */
const readChanged = async ({ ctx: { store }, job, yieldIfDue }: WorkRun): Promise<Set<string>> => {
  const changed = new Set<string>();
  for (let number = 0; number < job.changeParts; number++) {
    const part = await store.get('jobChanges', partId(job.id, number));
    part?.items.forEach(({ productId }) => changed.add(productId));
    await yieldIfDue();
  }
  return changed;
};

/** What a pass has found. */
interface PassResult {
  /** The attributes that the import defines, null if none. */
  newAttributes: NewAttributes | null;
  newOptions: NewOptions;
  ledger: FileLedger;
}

/**
 * Processes all products of the file once: `check` only plans, `apply` also stores. Both use the same planning, so the
 * counts of a dry run match an apply. Products before `from` were processed before an interruption and are only
 * recorded in the ledger.
 */
export async function* importPass(
  run: WorkRun,
  plan: ImportPlanRecord,
  file: OpenedProducts,
  { step, from, state: given }: { step: 'check' | 'apply'; from: number; state: PassState },
): AsyncGenerator<Slice, PassResult> {
  const { ctx, job, yieldIfDue } = run;
  const isStoring = step === 'apply';
  // Products that are imported are reported only once, when they are stored.
  const reportsFailedOnly = step === 'check' && job.mode === 'APPLY';
  const view = createCatalogView(ctx.store, job.catalogId);
  const opened = withChangedKeys(run, plan, view, file);
  const ledger = createLedger();
  let state = given;
  const isLeftOut = createFileProducts(opened);
  const unitless = new Set(
    opened.notApplied.flatMap(({ reason, column }) => (reason === 'UNIT_MISSING' ? column : [])),
  );
  const tally = createImportTally(opened, plan, await getJobCatalog(run));
  const associations = await createAssociationCheck(run, { plan, view, ledger });
  const blocked = createBlockedProducts(run);
  const productRoom = createProductRoom(run, isStoring);
  const newAttributes = await createNewAttributes(run, plan);
  const newOptions = await createNewOptions(run);
  const entries = createPlannedChanges(state.keptSize);
  const issueRows = await openIssueRows(run, opened, state);
  const isResumed = isStoring && from > 0;
  if (isResumed) await blocked.restore();
  /** The products that the import changed before it was interrupted. */
  const changed = isResumed ? await readChanged(run) : new Set<string>();
  let dryIds = 0;
  const newId = async () => (isStoring ? ctx.store.nextId('products') : `new-${++dryIds}`);
  const scopeNow = async (): Promise<ImportScope> => {
    const catalog = withAdditions(await getJobCatalog(run), plan);
    return {
      run,
      plan,
      catalog,
      view,
      ledger,
      newId,
      isLeftOut,
      unitless,
      leaveOutExported: createExportedFields(run, plan, { opened, catalog }),
    };
  };

  const noteMentions = (group: SourceGroup, planned: PlannedProduct) => {
    const { action, record, previous, issues } = planned;
    if (action === 'FAIL' || planned.isLeftOut) return;
    if (group.patch) {
      newAttributes?.add(group.patch);
      newOptions.add(group.patch, issues);
    }
    const content = record ?? previous;
    const id = isStoring || previous ? content?.id : undefined;
    associations.add(group, { content, id, isCounted: issues.some(hasWarning) });
  };

  const passOver = async (scope: ImportScope, group: SourceGroup) => {
    tally.add(group);
    const planned = await planGroup(scope, group);
    const { action, record, previous } = planned;
    if (isStoring) {
      const isChanged = previous !== null && changed.has(previous.id);
      if (isChanged) ledger.unchanged.delete(previous.id);
      // A product that the import has created is one of those that it would leave out now.
      noteMentions(
        group,
        isChanged && planned.isLeftOut ? { ...planned, isLeftOut: false, issues: previous.issues } : planned,
      );
      return;
    }
    noteMentions(group, planned);
    if (action === 'CREATE') productRoom.take();
    planned.reduced?.forEach(({ record: lesser }) => blocked.note(lesser));
    if (!record) return;
    view.put(record);
    blocked.note(record);
  };

  const planSlice = async (groups: SourceGroup[], hasTime: () => boolean): Promise<SliceResult> => {
    const scope = await scopeNow();
    await productRoom.measure();
    const writes = createProductWrites(view, scope.catalog, ctx.now().toISOString(), isStoring ? undefined : entries);
    const counts = { created: 0, updated: 0, skipped: 0, failed: 0, warnings: 0, blocked: -blocked.count() };
    const issues: IssueRecord[] = [];
    const models: Change[] = [];
    let position: number;
    let { matched } = state;
    do {
      const group = groups.shift()!;
      position = group.index + 1;
      tally.add(group);
      const planned = await planGroup(scope, group);
      const { action, previous, record } = planned;
      if (action === 'FAIL' && isStoring && plan.errorPolicy === 'REJECT_EVERYTHING') {
        const reason = fromStored(planned.issues[0]?.message ?? '');
        throw new DomainError(
          'CONFLICT',
          say`The catalog changed while the file was being checked: ${reason} Undo this import, then try again.`,
        );
      }
      if (action !== 'FAIL' && previous) matched++;
      if (action === 'CREATE') productRoom.take();
      if (reportsFailedOnly && action !== 'FAIL') {
        if (record) view.put(record);
        continue;
      }
      counts[COUNT_OF[action]]++;
      if (action !== 'FAIL' && planned.issues.some(hasWarning)) counts.warnings++;
      noteMentions(group, planned);
      addAll(issues, isStoring ? planned.issues : plannedIssues(planned));
      await issueRows.add(group, planned.issues);
      if (action !== 'FAIL' && !planned.isLeftOut) addAll(models, await storeModels(run, group.models));
      if (!record) continue;
      for (const lesser of planned.reduced ?? []) {
        writes.update(lesser.previous, lesser.record);
        blocked.note(lesser.record);
        const { id } = lesser.record;
        if (ledger.unchanged.delete(id)) {
          counts.skipped--;
          counts.updated++;
        } else if (!ledger.rowOfProduct.has(id)) ledger.reducedAhead.add(id);
      }
      blocked.note(record);
      if (previous) writes.update(previous, record);
      else writes.create(record);
    } while (groups.length && hasTime());
    counts.blocked += blocked.count();
    state = { ...state, matched, keptSize: entries.size() };
    const { changes, jobChanges } = writes.result();
    const file = await issueRows.write();
    return {
      step,
      progress: { processed: tally.rows(), total: opened.rowCount },
      checkpoint: { step, position, state },
      changes: [
        ...(isStoring ? [...changes, ...models] : []),
        ...(file ? [{ table: 'files' as const, put: file }] : []),
      ],
      jobChanges,
      ...(isStoring && { modelCount: models.length }),
      counts,
      issues,
      job: { importSummary: tally.summary(), ...(file && { outputFileIds: [file.id] }) },
    };
  };

  for await (const batch of opened.batches()) {
    const groups = batch.filter(({ index }) => index >= from);
    const scope = await scopeNow();
    for (const group of batch) if (group.index < from) await passOver(scope, group);
    if (isStoring) view.clear();
    if (groups.length) {
      for (const id of changed) if (!ledger.rowOfProduct.has(id)) ledger.reducedAhead.add(id);
      changed.clear();
    }
    while (groups.length) {
      yield (hasTime) => planSlice(groups, hasTime);
      if (isStoring) view.clear();
    }
    await yieldIfDue();
  }
  // The last position says that the mentioned products have been reported.
  const end = opened.groupCount + 1;
  if (reportsFailedOnly || from >= end) return { newAttributes, newOptions, ledger };
  const { issues, warnings } = await associations.finish();
  if (!issues.length) return { newAttributes, newOptions, ledger };
  yield async () => ({
    step,
    progress: { processed: opened.rowCount, total: opened.rowCount },
    checkpoint: { step, position: end, state },
    changes: [],
    counts: { warnings },
    issues,
  });
  return { newAttributes, newOptions, ledger };
}
