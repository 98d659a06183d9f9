import { DomainError, notFound } from '#server/errors';
import type { JobRecord } from '#server/records/jobs';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import { say } from '#server/records/sentence';
import { getEdit } from '../author';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { isSettled, isUndoable } from '../jobStateMachine';
import { assertCatalogFree, type JobRequest, validationOf } from '../jobs/createJob';
import { planJobs, startPlannedJobs } from '../jobs/plans/plannedJobs';
import { withLock } from '../withLock';
import { listFollowing } from './optionFollowers';
import { getInputEdit, type OptionsJob } from '../jobs/optionsEdit/findOptionsJob';
import { withChanges } from './optionsEdit';

/**
 * Returns a job for each catalog in which something follows changed options, and one that validates it afterwards, so
 * that products that can't change have an issue. Throws FORBIDDEN if products follow, and the user can't change products.
 */
export async function listOptionJobs(ctx: DomainContext, edit: OptionsEditRecord): Promise<JobRequest[]> {
  const catalogs = await listFollowing(ctx, edit);
  if (catalogs.some(({ hasProducts }) => hasProducts) && !can(ctx.user, 'update', 'Product')) {
    throw new DomainError(
      'FORBIDDEN',
      say`Products have options that you renamed or merged, and your role can’t change products.`,
    );
  }
  const input = { kind: 'options', edit } as const;
  return [
    ...catalogs.map(({ catalogId }): JobRequest => ({ type: 'BULK_EDIT', catalogId, input })),
    ...catalogs.map(({ catalogId }) => validationOf(catalogId)),
  ];
}

/** Returns the jobs of other catalogs about the same change, of those that make it, or undo it, the last ones. */
const listOthers = async (ctx: DomainContext, job: JobRecord, edit: OptionsEditRecord): Promise<JobRecord[]> => {
  const isSame = ({ input }: JobRecord) => {
    const other = getInputEdit(input);
    return other?.attributeId === edit.attributeId && other.at === edit.at;
  };
  const getDepth = async (one: JobRecord): Promise<number> => {
    const undone = one.undoesId === null ? undefined : await ctx.store.get('jobs', one.undoesId);
    return undone ? 1 + (await getDepth(undone)) : 0;
  };
  let found = await ctx.store.list('jobs', isSame);
  for (let depth = await getDepth(job); depth > 0; depth--) {
    const ids = new Set(found.map(({ id }) => id));
    found = await ctx.store.list('jobs', ({ undoesId }) => undoesId !== null && ids.has(undoesId));
  }
  return found.filter(({ id }) => id !== job.id);
};

/**
 * Starts the jobs that undo a change of options, or make it again, in all catalogs, because they have the definition in
 * common, and changes the definition before. Options that have changed since stay as they are. Throws FORBIDDEN without
 * permission to change attributes, and CONFLICT for a catalog that is archived, or that another job is changing.
 */
export async function undoOptions(
  ctx: DomainContext,
  job: JobRecord,
  { edit, isUndo }: OptionsJob,
): Promise<JobRecord> {
  if (!can(ctx.user, 'update', 'Attribute')) {
    throw new DomainError(
      'FORBIDDEN',
      say`This changes the options of the attribute ${edit.name}, and your role can’t change attributes.`,
    );
  }
  const plan = await withLock(ctx, 'attributeDefinitions', async (commit) => {
    const others = await listOthers(ctx, job, edit);
    const all = [job, ...others.filter((one) => !isSettled(one) || isUndoable(one))];
    for (const { catalogId } of all) await assertCatalogFree(ctx, { type: 'ROLLBACK', mode: 'APPLY', catalogId });
    const put = await planJobs(ctx, [
      ...all.map(({ id, catalogId }): JobRequest => {
        const input = { kind: 'undo', jobId: id } as const;
        return { type: 'ROLLBACK', catalogId, input, trigger: 'UNDO', undoesId: id };
      }),
      ...all.map(({ catalogId }) => validationOf(catalogId)),
    ]);
    if (!put) throw notFound('catalog', job.catalogId);
    const definition = await ctx.store.get('attributeDefinitions', edit.attributeId);
    const isKnown = definition !== undefined && definition.deletedAt === undefined;
    const options = isKnown && withChanges(definition.options, edit.changes, !isUndo);
    await commit([
      ...(options
        ? [{ table: 'attributeDefinitions' as const, put: { ...definition, options, ...getEdit(ctx) } }]
        : []),
      { table: 'plannedJobs', put },
    ]);
    return put;
  });
  const [undoing] = await startPlannedJobs(ctx, plan);
  return undoing!;
}
