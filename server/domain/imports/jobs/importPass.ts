import { addAll } from '../../lists/addToList';
import type { ImportPlanRecord } from '#server/records/imports';
import type { ProductRecord } from '#server/records/products';
import type { Change } from '#server/records/tables';
import type { IssueRecord } from '#server/records/validation';
import { createCatalogView } from '../../jobs/catalogView';
import { createProductWrites, getJobCatalog } from '../../jobs/productWrites';
import type { HasTime, Slice, SliceResult, WorkRun } from '../../jobs/work';
import { blocksPublishing } from '../../validation/issues';
import type { OpenedProducts, SourceGroup } from '../openProducts';
import { findPairs } from '../mapping/pairColumns';
import { hasCombinations } from '../mapping/suggest/combinations';
import { withAdditions } from './catalogAdditions';
import { createAssociationCheck } from './associationCheck';
import { createExportedFields } from './exportedFields';
import { createFileProducts } from './fileProducts';
import { createLedger, type FileLedger, type ImportScope } from './importScope';
import { createCountingSink, createStoringSink } from './importSinks';
import { createImportTally } from './importTally';
import { openIssueRows, type PassState } from './issueRowsFile';
import { withChangedKeys } from './matching/changedKeys';
import { createNewAttributes, type NewAttributes } from './newAttributes';
import { createNewOptions, type NewOptions } from './newOptions';
import { planGroup, type PlannedProduct } from './planGroup';
import { createProductRoom } from './productRoom';
import { readStoredBefore } from './storedBefore';
import { storeModels } from './storedModels';

const COUNT_OF = { CREATE: 'created', UPDATE: 'updated', SKIP: 'skipped', FAIL: 'failed' } as const;

const hasWarning = ({ severity }: IssueRecord) => severity !== 'INFO';

/** What a pass has found. */
export interface PassResult {
  /** The attributes that the import defines, null if none. */
  newAttributes: NewAttributes | null;
  newOptions: NewOptions;
  ledger: FileLedger;
}

/**
 * Plans all products of the file once, and hands them to the sink of the step: `check` counts, `apply` stores. The
 * counts of a dry run match an import, because all else is the same. Products before `from` were processed before an
 * interruption, and are only planned again.
 */
export async function* importPass(
  run: WorkRun,
  plan: ImportPlanRecord,
  file: OpenedProducts,
  { step, from, state: given }: { step: 'check' | 'apply'; from: number; state: PassState },
): AsyncGenerator<Slice, PassResult> {
  const { ctx, job, yieldIfDue } = run;
  const view = createCatalogView(ctx.store, job.catalogId);
  const room = createProductRoom(run);
  const sink = step === 'apply' ? createStoringSink(run, plan, [view, room]) : createCountingSink(run, given.keptSize);
  const opened = withChangedKeys(run, plan, view, file);
  const ledger = createLedger();
  const found = {
    newAttributes: await createNewAttributes(run, plan),
    newOptions: await createNewOptions(run),
    ledger,
  };
  const isLeftOut = createFileProducts(opened);
  const unitless = new Set(
    opened.notApplied.flatMap(({ reason, column }) => (reason === 'UNIT_MISSING' ? column : [])),
  );
  const hasOnlyVariants = hasCombinations(plan.mapping, findPairs(plan.mapping.map(({ source }) => source)));
  const tally = createImportTally(opened, plan, await getJobCatalog(run));
  const associations = await createAssociationCheck(run, { plan, view, ledger });
  const issueRows = await openIssueRows(run, opened, given);
  /** The imported products that block publishing the catalog. A later row can fix what an earlier one left wrong. */
  const blocked = new Set<string>();
  const noteBlocked = (product: ProductRecord) =>
    void (blocksPublishing(product) ? blocked.add(product.id) : blocked.delete(product.id));
  const recall = step === 'apply' && from > 0 ? await readStoredBefore(run, ledger, noteBlocked) : null;
  let state = given;

  const openScope = async (): Promise<ImportScope> => {
    const catalog = withAdditions(await getJobCatalog(run), plan);
    const leaveOutExported = createExportedFields(run, plan, { opened, catalog });
    const ofFile = { isLeftOut, unitless, hasOnlyVariants, leaveOutExported };
    return { run, plan, catalog, view, room, ledger, newId: sink.newId, ...ofFile };
  };

  /** Remembers what is said of the product at the end of the file, or of the job. */
  const note = (group: SourceGroup, planned: PlannedProduct) => {
    const { action, record, previous, reduced = [], issues } = planned;
    for (const lesser of reduced) noteBlocked(lesser.record);
    if (record) noteBlocked(record);
    if (action === 'FAIL' || planned.isLeftOut) return;
    if (group.patch) {
      found.newAttributes?.add(group.patch);
      found.newOptions.add(group.patch, issues);
    }
    const { id } = sink.name(planned);
    associations.add(group, { content: record ?? previous, id, isCounted: issues.some(hasWarning) });
  };

  const planSlice = async (groups: SourceGroup[], hasTime: HasTime): Promise<SliceResult> => {
    const scope = await openScope();
    await room.measure();
    const writes = createProductWrites(view, scope.catalog, ctx.now().toISOString(), sink.entries);
    const counts = { created: 0, updated: 0, skipped: 0, failed: 0, warnings: 0, blocked: -blocked.size };
    const issues: IssueRecord[] = [];
    const models: Change[] = [];
    let position: number;
    let { matched } = state;
    do {
      const group = groups.shift()!;
      position = group.index + 1;
      tally.add(group);
      const planned = await planGroup(scope, group);
      const { action, previous, record, reduced = [] } = planned;
      const isFailed = action === 'FAIL';
      if (!isFailed && previous) matched++;
      if (!sink.reports(planned)) continue;
      counts[COUNT_OF[action]]++;
      if (!isFailed && planned.issues.some(hasWarning)) counts.warnings++;
      note(group, planned);
      addAll(issues, sink.name(planned).issues);
      await issueRows.add(group, planned.issues);
      if (!isFailed && !planned.isLeftOut) addAll(models, await storeModels(run, group.models));
      for (const lesser of reduced) {
        writes.update(lesser.previous, lesser.record);
        if (!lesser.wasUnchanged) continue;
        counts.skipped--;
        counts.updated++;
      }
      if (record && previous) writes.update(previous, record);
      else if (record) writes.create(record);
    } while (groups.length && (await hasTime()));
    counts.blocked += blocked.size;
    state = { ...state, matched, keptSize: sink.entries?.size() ?? 0 };
    const { changes: products, jobChanges } = writes.result();
    const { changes = [], ...others } = sink.commit(products, models);
    const rows = await issueRows.write();
    return {
      step,
      progress: { processed: tally.rows(), total: opened.rowCount },
      checkpoint: { step, position, state },
      changes: [...changes, ...(rows ? [{ table: 'files' as const, put: rows }] : [])],
      ...others,
      jobChanges,
      counts,
      issues,
      job: { importSummary: tally.summary(), ...(rows && { outputFileIds: [rows.id] }) },
    };
  };

  for await (const batch of opened.batches()) {
    const groups = batch.filter(({ index }) => index >= from);
    const scope = await openScope();
    for (const group of batch.filter(({ index }) => index < from)) {
      await yieldIfDue();
      tally.add(group);
      const planned = await planGroup(scope, group);
      if (recall) note(group, recall(planned));
      else if (sink.reports(planned)) note(group, planned);
    }
    sink.settle();
    while (groups.length) {
      yield (hasTime) => planSlice(groups, hasTime);
      sink.settle();
    }
    await yieldIfDue();
  }
  // The last position says that the mentioned products have been reported.
  const end = opened.groupCount + 1;
  const { issues, warnings } = from < end ? await associations.finish() : { issues: [], warnings: 0 };
  const progress = { processed: opened.rowCount, total: opened.rowCount };
  const checkpoint = { step, position: end, state };
  if (issues.length > 0) yield async () => ({ step, progress, checkpoint, counts: { warnings }, issues });
  return found;
}
