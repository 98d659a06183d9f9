import { DomainError } from '../../errors';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import { say } from '../../records/sentence';
import { firstFree } from '../../records/slug';
import type { Change } from '../../records/tables';
import type { CatalogAction, CreateCatalogInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { getAuthorName } from '../author';
import { isSettled } from '../jobStateMachine';
import { assertScopesUnused } from './assertScopesUnused';
import { assertRevision, editedCatalog } from './catalogEdits';
import { catalogFacts } from './catalogFacts';
import { CATALOG_FIELDS, type CatalogChanges, type CatalogFields, catalogFields } from './catalogFields';
import { getCatalog } from './catalogList';
import { CODES_LOCK, catalogLock, withLock } from '../withLock';
import { assertStep, statusAfter } from './catalogStateMachine';

type Writes = Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>;

/** Whether a catalog other than the one with the given ID has the code, or will when it is cloned. */
export async function isCodeTaken({ store }: Pick<DomainContext, 'store'>, code: string, butId: string | null) {
  const found = await store.list('catalogs', (catalog) => catalog.code === code && catalog.id !== butId);
  if (found.length > 0) return true;
  const isCloning = ({ input, status }: JobRecord) =>
    input.kind === 'clone' && input.catalog.code === code && !isSettled({ status });
  return (await store.list('jobs', isCloning)).length > 0;
}

const assertCodeFree = async (ctx: Writes, code: string, butId: string | null) => {
  if (!(await isCodeTaken(ctx, code, butId))) return;
  const message = say`The code "${code}" is already used by another catalog. Enter a different code.`;
  throw new DomainError('CONFLICT', message, { code: message });
};

/** Returns a DRAFT catalog without edits, versions, or products. */
export async function newCatalog(ctx: Writes, fields: CatalogFields): Promise<CatalogRecord> {
  const now = ctx.now().toISOString();
  return {
    id: await ctx.store.nextId('catalogs'),
    ...fields,
    status: 'DRAFT',
    contentRevision: 0,
    currentVersionId: null,
    lastVersion: 0,
    createdAt: now,
    createdBy: getAuthorName(ctx),
    updatedAt: now,
    revision: 1,
    edits: [],
  };
}

/**
 * Creates a DRAFT catalog. A code that is generated from the name gets a number if it is taken. Throws INVALID with
 * `fields`, or CONFLICT with `fields.code` if the given code is taken.
 */
export function createCatalog(ctx: Writes, input: CreateCatalogInput): Promise<CatalogRecord> {
  return withLock(ctx, CODES_LOCK, async (commit) => {
    const fields = catalogFields(input, null);
    if (input.code?.trim()) await assertCodeFree(ctx, fields.code, null);
    else fields.code = await firstFree(fields.code, (code) => isCodeTaken(ctx, code, null));
    const catalog = await newCatalog(ctx, fields);
    await commit([{ table: 'catalogs', put: catalog }]);
    return catalog;
  });
}

const changedFields = (catalog: CatalogRecord, fields: CatalogFields): Partial<CatalogFields> =>
  Object.fromEntries(
    CATALOG_FIELDS.filter((field) => JSON.stringify(catalog[field]) !== JSON.stringify(fields[field])).map((field) => [
      field,
      fields[field],
    ]),
  );

/**
 * Updates the given fields of a catalog. An update without changes is not recorded. Throws NOT_FOUND, INVALID with
 * `fields`, also if products have texts in a language or for a channel that the edit removes, or CONFLICT if the code
 * is taken or someone else has changed the catalog since `revision`.
 */
export function updateCatalog(
  ctx: Writes,
  { id, input, revision }: { id: string; input: CatalogChanges; revision: number },
  follow: (before: CatalogRecord, after: CatalogRecord) => Promise<readonly Change[]> = async () => [],
): Promise<CatalogRecord> {
  return withLock(ctx, CODES_LOCK, () =>
    withLock(ctx, catalogLock(id), async (commit) => {
      const catalog = await getCatalog(ctx, id);
      assertRevision(catalog, revision);
      const fields = catalogFields(input, catalog);
      await assertCodeFree(ctx, fields.code, id);
      await assertScopesUnused(ctx, catalog, fields);
      const changed = changedFields(catalog, fields);
      if (!Object.keys(changed).length) return catalog;
      const edited = editedCatalog(catalog, changed, { user: getAuthorName(ctx), now: ctx.now().toISOString() });
      await commit([{ table: 'catalogs', put: edited }, ...(await follow(catalog, edited))]);
      return edited;
    }),
  );
}

/** Performs a lifecycle action other than DELETE. Throws NOT_FOUND, or CONFLICT with the blockers. */
export function stepCatalog(ctx: Writes, id: string, action: Exclude<CatalogAction, 'DELETE'>): Promise<CatalogRecord> {
  return withLock(ctx, catalogLock(id), async (commit) => {
    const catalog = await getCatalog(ctx, id);
    assertStep(action, await catalogFacts(ctx, catalog), catalog.name);
    const status = statusAfter(action) ?? catalog.status;
    const stepped = editedCatalog(catalog, { status }, { user: getAuthorName(ctx), now: ctx.now().toISOString() });
    await commit([{ table: 'catalogs', put: stepped }]);
    return stepped;
  });
}
