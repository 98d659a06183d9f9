import type { CatalogRecord } from '../../records/catalogs';
import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { Change } from '../../records/tables';
import { editedCatalog } from '../catalogs/catalogEdits';
import { diffEntries, diffSummary } from './diffEntries';
import type { FrozenVersion } from '../workingCopies';

/** The data of a new version. */
export interface VersionDraft {
  id: string;
  /** The current catalog. */
  catalog: CatalogRecord;
  /** The version that it replaces, with its products. */
  current: { record: PublishedCatalogRecord; entries: readonly PublishedEntry[] } | null;
  frozen: FrozenVersion;
  /** The `contentRevision` of the catalog when it was frozen. */
  contentRevision: number;
  label: string;
  reason: string;
  /** The version whose content is restored. */
  rollbackOf: number | null;
  user: string;
  jobId: string | null;
  /** ISO 8601. */
  now: string;
}

const toRecord = (draft: VersionDraft): PublishedCatalogRecord => {
  const { id, catalog, current, frozen, contentRevision, label, reason, rollbackOf, user, jobId, now } = draft;
  const version = catalog.lastVersion + 1;
  return {
    id,
    catalogId: catalog.id,
    version,
    label: label.trim() || `Version ${version}`,
    reason: reason.trim(),
    status: 'CURRENT',
    checksum: frozen.checksum,
    productCount: frozen.entries.length,
    variantCount: frozen.variantCount,
    createdBy: user,
    publishedAt: now,
    withdrawnAt: null,
    withdrawalReason: null,
    rollbackOf,
    jobId,
    diffSummary: diffSummary(diffEntries(current?.entries ?? [], frozen.entries)),
    previousId: current?.record.id ?? null,
    contentRevision,
  };
};

/**
 * Returns all changes that publish a version, for a single commit: the new CURRENT version with its entries, the previous
 * version as SUPERSEDED, and the catalog, which is ACTIVE from its first version on.
 */
export function versionChanges(draft: VersionDraft): Change[] {
  const { catalog, current, frozen, user, now } = draft;
  const record = toRecord(draft);
  // The version has the checksum and the number of variants.
  const { entries, checksum: _, variantCount: __, ...settings } = frozen;
  const open =
    catalog.status === 'DRAFT' ? editedCatalog(catalog, { status: 'ACTIVE' }, { user, now }) : { ...catalog };
  return [
    { table: 'publishedCatalogs', put: record },
    { table: 'publishedEntries', put: { id: record.id, entries, ...settings } },
    ...(current
      ? [{ table: 'publishedCatalogs', put: { ...current.record, status: 'SUPERSEDED' } } satisfies Change]
      : []),
    {
      table: 'catalogs',
      put: { ...open, currentVersionId: record.id, lastVersion: record.version, updatedAt: now },
    },
  ];
}
