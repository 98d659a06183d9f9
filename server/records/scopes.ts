import type { TableName, Tables } from './tables';

/** The scope of everything that belongs to no catalog. */
export const WORKSPACE = '';

/** The record that a record has its scope from. */
interface ScopeOwner {
  table: 'jobs' | 'publishedCatalogs';
  id: string;
}

/** The tables whose records belong to a catalog, and what says to which one. */
const OWNERS: { [Name in TableName]?: (record: Tables[Name]) => string | ScopeOwner } = {
  catalogs: ({ id }) => id,
  deletedCatalogs: ({ id }) => id,
  categories: ({ catalogId }) => catalogId,
  products: ({ catalogId }) => catalogId,
  productModels: ({ catalogId }) => catalogId,
  jobs: ({ catalogId }) => catalogId,
  jobIssues: ({ jobId }) => ({ table: 'jobs', id: jobId }),
  jobChanges: ({ jobId }) => ({ table: 'jobs', id: jobId }),
  jobTargets: ({ jobId }) => ({ table: 'jobs', id: jobId }),
  publishedCatalogs: ({ catalogId }) => catalogId,
  publishedEntries: ({ id }) => ({ table: 'publishedCatalogs', id }),
};

/**
 * Returns the scope of a record: the id of its catalog, or empty if it belongs to none. Parts of a job or a version
 * have that of their owner.
 */
export function getScope<Name extends TableName>(table: Name, record: Tables[Name]): string | ScopeOwner {
  return OWNERS[table]?.(record) ?? WORKSPACE;
}

/**
 * The tables of the workspace that are also written under the lock of a catalog: by its jobs, one writer a record, and
 * when it is deleted.
 */
const WRITTEN_BY_JOBS: readonly TableName[] = ['files', 'channels', 'attributeDefinitions', 'views', 'recipes'];

/** The kinds of locks that guard no records: what they guard is in one process, or has a lock of its own. */
const WITHOUT_SCOPE = ['file', 'setUpArchive'];

/** What the ID of a catalog can be. A request can name any other text, which databases can refuse as a key. */
const CATALOG_ID = /^[\w-]{1,100}$/;

/** Returns the scope that a lock guards in all processes; null for none. */
export function getLockScope(lock: string): string | null {
  if (lock.startsWith('catalog:')) {
    const id = lock.slice('catalog:'.length);
    return CATALOG_ID.test(id) ? id : null;
  }
  return lock.startsWith('attempts') || WITHOUT_SCOPE.includes(lock.split(':')[0]!) ? null : WORKSPACE;
}

/**
 * Whether a record of the scope can be written under the lock: under that of a catalog what belongs to it, and what its
 * jobs write beside it; under that of a file its record; under that of catalog codes a new catalog with all that it
 * has; and under any other what belongs to no catalog.
 */
export function isInLock(lock: string, table: TableName, scope: string): boolean {
  const [kind = '', id] = lock.split(':');
  if (kind === 'catalog') return scope === id || WRITTEN_BY_JOBS.includes(table);
  if (kind === 'file') return table === 'files';
  if (kind === 'catalogCodes') return scope !== WORKSPACE;
  return scope === WORKSPACE && !kind.startsWith('attempts');
}
