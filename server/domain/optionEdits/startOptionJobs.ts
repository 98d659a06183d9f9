import { DomainError } from '#server/errors';
import type { JobRecord } from '#server/records/jobs';
import type { OptionsEditRecord } from '#server/records/optionEdits';
import { say } from '#server/records/sentence';
import { getEdit } from '../author';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { isSettled, isUndoable } from '../jobStateMachine';
import { assertCatalogFree, createJob } from '../jobs/createJob';
import { withLock } from '../withLock';
import type { FollowingCatalog } from './optionFollowers';
import { getInputEdit, type OptionsJob } from '../jobs/optionsEdit/findOptionsJob';
import { withChanges } from './optionsEdit';

/** Throws FORBIDDEN if products follow changed options, and the user can’t change products. */
export function assertCanFollow({ user }: Pick<DomainContext, 'user'>, catalogs: readonly FollowingCatalog[]): void {
  if (catalogs.every(({ hasProducts }) => !hasProducts) || can(user, 'update', 'Product')) return;
  throw new DomainError(
    'FORBIDDEN',
    say`Products have options that you renamed or merged, and your role can’t change products.`,
  );
}

/** Starts a job that validates the products of a catalog after those that are changing it. */
const validateLater = (ctx: DomainContext, catalogId: string) =>
  createJob(ctx, { type: 'VALIDATE', catalogId, input: { kind: 'validate' }, isQueued: true });

/**
 * Starts a job for each catalog in which something follows changed options. It waits for jobs that are changing the
 * catalog. Returns these jobs and the others, with one that validates for each catalog whose products follow, so that
 * those that can't change have an issue.
 */
export async function startOptionJobs(
  ctx: DomainContext,
  edit: OptionsEditRecord,
  catalogs: readonly FollowingCatalog[],
  others: readonly JobRecord[],
): Promise<JobRecord[]> {
  const jobs: JobRecord[] = [];
  const validating = [...others];
  for (const { catalogId, hasProducts } of catalogs) {
    const input = { kind: 'options', edit } as const;
    jobs.push(await createJob(ctx, { type: 'BULK_EDIT', catalogId, input, isQueued: true }));
    const isValidated = validating.some((job) => job.catalogId === catalogId);
    if (hasProducts && !isValidated) validating.push(await validateLater(ctx, catalogId));
  }
  return [...jobs, ...validating];
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
  const others = await listOthers(ctx, job, edit);
  const all = [job, ...others.filter((one) => !isSettled(one) || isUndoable(one))];
  for (const { catalogId } of all) await assertCatalogFree(ctx, { type: 'ROLLBACK', mode: 'APPLY', catalogId });
  await withLock(ctx, 'attributeDefinitions', async (commit) => {
    const definition = await ctx.store.get('attributeDefinitions', edit.attributeId);
    if (!definition || definition.deletedAt !== undefined) return;
    const options = withChanges(definition.options, edit.changes, !isUndo);
    if (options) await commit([{ table: 'attributeDefinitions', put: { ...definition, options, ...getEdit(ctx) } }]);
  });
  const jobs: JobRecord[] = [];
  for (const { id, catalogId } of all) {
    const input = { kind: 'undo', jobId: id } as const;
    jobs.push(
      await createJob(ctx, { type: 'ROLLBACK', catalogId, input, trigger: 'UNDO', undoesId: id, isQueued: true }),
    );
  }
  for (const { catalogId } of all) await validateLater(ctx, catalogId);
  return jobs[0]!;
}
