import { DomainError, notFound } from '../../errors';
import { getLabel } from '../../records/attributes';
import { say, type Sentence } from '../../records/sentence';
import type { CatalogRecord } from '../../records/catalogs';
import type { Change, Tables } from '../../records/tables';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { type JobRequest, validationOf } from '../jobs/createJob';
import { planJobs, startPlannedJobs } from '../jobs/plans/plannedJobs';
import { withLock } from '../withLock';

type DefinitionTable = 'attributeDefinitions' | 'channels' | 'families';

/** What is different for attributes, families, and channels. */
interface Kind<Name extends DefinitionTable, View extends object> {
  table: Name;
  what: 'attribute' | 'channel' | 'family';
  getCode: (definition: Tables[Name]) => string;
  /** Says that another definition has the code. */
  codeTaken: (code: string) => Sentence;
  /** Returns a definition that can be changed. Throws NOT_FOUND, also for one that is deleted. */
  get: (ctx: DomainContext, id: string) => Promise<Tables[Name]>;
  /** Returns what a write answers. */
  view: (ctx: DomainContext, definition: Tables[Name]) => Promise<View>;
  /** Returns the catalogs whose products are checked differently after a write; null stands for no definition. */
  listChecked: (
    ctx: DomainContext,
    before: Tables[Name] | null,
    after: Tables[Name] | null,
  ) => Promise<readonly Pick<CatalogRecord, 'id'>[]>;
}

const changedBy = ({ updatedBy, labels }: Pick<Tables[DefinitionTable], 'updatedBy' | 'labels'>) =>
  say`${updatedBy} changed “${getLabel(labels)}”. Review the changes and save again.`;

/** What a write changes, and the jobs that follow besides those that check products again. */
interface Write<Definition> {
  before: Definition | null;
  after: Definition;
  jobs?: readonly JobRequest[];
}

/**
 * Creates the functions that write definitions, in turn with other writes of the same kind. The jobs that follow are
 * planned in the same commit, so that none is lost, and wait for those that are changing their catalogs.
 */
export function createDefinitionWrites<Name extends DefinitionTable, View extends object>({
  table,
  what,
  getCode,
  codeTaken,
  get,
  view,
  listChecked,
}: Kind<Name, View>) {
  type Definition = Tables[Name];

  const assertFree = async ({ store }: DomainContext, definition: Definition) => {
    const code = getCode(definition);
    const others = await store.list(table, (other) => other.deletedAt === undefined && getCode(other) === code);
    if (others.length) throw new DomainError('CONFLICT', codeTaken(code), { code: codeTaken(code) });
  };
  /** Commits what `decide` returns unless it changes nothing, and starts the jobs that follow. */
  const write = async (ctx: DomainContext, decide: () => Promise<Write<Definition>>) => {
    const { put, plan } = await withLock(ctx, table, async (commit) => {
      const { before, after, jobs = [] } = await decide();
      if (before === after) return { put: after, plan: null };
      const isDeleted = after.deletedAt !== undefined;
      const checked = new Set((await listChecked(ctx, before, isDeleted ? null : after)).map(({ id }) => id));
      for (const { type, catalogId } of jobs) if (type === 'VALIDATE') checked.delete(catalogId);
      const plan = await planJobs(ctx, [...jobs, ...[...checked].map(validationOf)]);
      await commit([{ table, put: after } as Change, ...(plan ? [{ table: 'plannedJobs' as const, put: plan }] : [])]);
      return { put: after, plan };
    });
    return { put, jobs: plan ? await startPlannedJobs(ctx, plan) : [] };
  };
  const writeShown = async (ctx: DomainContext, decide: () => Promise<Write<Definition>>) => {
    const { put, jobs } = await write(ctx, decide);
    return { ...(await view(ctx, put)), jobs };
  };

  return {
    /** Stores what `make` returns. Throws CONFLICT if another one has the code, with `fields`. */
    create: (ctx: DomainContext, make: () => Promise<Omit<Definition, 'createdAt' | 'updatedAt' | 'updatedBy'>>) =>
      writeShown(ctx, async () => {
        const after = { ...(await make()), createdAt: ctx.now().toISOString(), ...getEdit(ctx) } as Definition;
        await assertFree(ctx, after);
        return { before: null, after };
      }),
    /**
     * Stores what `edit` makes of the definition. What `listJobs` returns comes first. Throws NOT_FOUND, or CONFLICT if it
     * was changed since `updatedAt`.
     */
    update: (
      ctx: DomainContext,
      { id, updatedAt }: { id: string; updatedAt?: string | null | undefined },
      edit: (former: Definition) => Promise<Definition>,
      listJobs: (before: Definition, after: Definition) => Promise<readonly JobRequest[]> = async () => [],
    ) =>
      writeShown(ctx, async () => {
        const before = await get(ctx, id);
        if (updatedAt && updatedAt !== before.updatedAt) throw new DomainError('CONFLICT', changedBy(before));
        const after = { ...(await edit(before)), ...getEdit(ctx) };
        return { before, after, jobs: await listJobs(before, after) };
      }),
    /** Deletes the definition and returns its ID. `restore` undoes this. Throws NOT_FOUND. */
    remove: async (ctx: DomainContext, id: string) => {
      const { jobs } = await write(ctx, async () => {
        const before = await get(ctx, id);
        return { before, after: { ...before, deletedAt: ctx.now().toISOString() } };
      });
      return { deletedId: id, jobs };
    },
    /** Restores a deleted definition unchanged. Throws NOT_FOUND, or CONFLICT if another one has its code now. */
    restore: (ctx: DomainContext, id: string) =>
      writeShown(ctx, async () => {
        const found = await ctx.store.get(table, id);
        if (!found) throw notFound(what, id);
        const { deletedAt, ...kept } = found;
        const after = kept as Definition;
        if (deletedAt === undefined) return { before: after, after };
        await assertFree(ctx, after);
        return { before: null, after };
      }),
  };
}
