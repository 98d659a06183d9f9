import { DomainError, notFound } from '../../errors';
import type { Sentence } from '../../records/sentence';
import type { PlannedJobsRecord } from '../../records/jobs';
import type { Change, Tables } from '../../records/tables';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { type Commit, withLock } from '../withLock';

type DefinitionTable = 'attributeDefinitions' | 'channels' | 'families';

/** What is different for attributes, families, and channels. */
interface Kind<Name extends DefinitionTable, View extends object, Started extends object> {
  table: Name;
  what: 'attribute' | 'channel' | 'family';
  getCode: (definition: Tables[Name]) => string;
  /** Says that another definition has the code. */
  codeTaken: (code: string) => Sentence;
  /** Returns a definition that can be changed. Throws NOT_FOUND, also for one that is deleted. */
  get: (ctx: DomainContext, id: string) => Promise<Tables[Name]>;
  /** Returns what a write answers. */
  view: (ctx: DomainContext, definition: Tables[Name]) => Promise<View>;
  /** Starts the planned jobs, and those that bring other products up to date; null stands for no definition. */
  revalidate: (
    ctx: DomainContext,
    before: Tables[Name] | null,
    after: Tables[Name] | null,
    plan: PlannedJobsRecord | null,
  ) => Promise<Started>;
}

/** What a write has committed. */
interface Written<Definition> {
  before: Definition | null;
  after: Definition;
  plan: PlannedJobsRecord | null;
}

/** Creates the functions that write definitions, in turn with other writes of the same kind. */
export function createDefinitionWrites<Name extends DefinitionTable, View extends object, Started extends object>({
  table,
  what,
  getCode,
  codeTaken,
  get,
  view,
  revalidate,
}: Kind<Name, View, Started>) {
  type Definition = Tables[Name];

  const assertFree = async ({ store }: DomainContext, definition: Definition) => {
    const code = getCode(definition);
    const others = await store.list(table, (other) => other.deletedAt === undefined && getCode(other) === code);
    if (others.length) throw new DomainError('CONFLICT', codeTaken(code), { code: codeTaken(code) });
  };
  const toChanges = (put: Definition) => [{ table, put } as Change];
  const write = async (ctx: DomainContext, decide: (commit: Commit) => Promise<Written<Definition>>) => {
    const { before, after, plan } = await withLock(ctx, table, decide);
    const started = await revalidate(ctx, before, after, plan);
    return { ...(await view(ctx, after)), ...started };
  };

  return {
    /** Stores what `make` returns. Throws CONFLICT if another one has the code, with `fields`. */
    create: (ctx: DomainContext, make: () => Promise<Omit<Definition, 'createdAt' | 'updatedAt' | 'updatedBy'>>) =>
      write(ctx, async (commit) => {
        const after = { ...(await make()), createdAt: ctx.now().toISOString(), ...getEdit(ctx) } as Definition;
        await assertFree(ctx, after);
        await commit(toChanges(after));
        return { before: null, after, plan: null };
      }),
    /** Stores what `edit` makes of the definition, with the jobs that `planFor` returns. Throws NOT_FOUND. */
    update: (
      ctx: DomainContext,
      id: string,
      edit: (former: Definition) => Promise<Definition>,
      planFor?: (before: Definition, after: Definition) => Promise<PlannedJobsRecord | null>,
    ) =>
      write(ctx, async (commit) => {
        const before = await get(ctx, id);
        const after = { ...(await edit(before)), ...getEdit(ctx) };
        const plan = await planFor?.(before, after);
        await commit([...toChanges(after), ...(plan ? [{ table: 'plannedJobs' as const, put: plan }] : [])]);
        return { before, after, plan: plan ?? null };
      }),
    /** Deletes the definition and returns its ID. `restore` undoes this. Throws NOT_FOUND. */
    remove: async (ctx: DomainContext, id: string) => {
      const before = await withLock(ctx, table, async (commit) => {
        const definition = await get(ctx, id);
        await commit(toChanges({ ...definition, deletedAt: ctx.now().toISOString() }));
        return definition;
      });
      return { deletedId: id, ...(await revalidate(ctx, before, null, null)) };
    },
    /** Restores a deleted definition unchanged. Throws NOT_FOUND, or CONFLICT if another one has its code now. */
    restore: (ctx: DomainContext, id: string) =>
      write(ctx, async (commit) => {
        const found = await ctx.store.get(table, id);
        if (!found) throw notFound(what, id);
        const { deletedAt, ...kept } = found;
        const after = kept as Definition;
        if (deletedAt === undefined) return { before: after, after, plan: null };
        await assertFree(ctx, after);
        await commit(toChanges(after));
        return { before: null, after, plan: null };
      }),
  };
}
