import type { Query } from '../sql';
import { readIndexStates } from '../statements/catalogIndexes';
import { unpackTotals, type KeptTotals } from './keptTotals';
import { parseIndexState } from './restoreIndex';

/** What is known of the catalogs whose indexes are not open. */
export interface ClosedCatalogs {
  /** Notes that a product of the catalog has changed. */
  note: (catalogId: string) => void;
  /** Notes that a product was removed, whose catalog is not known. */
  noteRemoved: () => void;
  getVersion: (catalogId: string) => number;
  /** Returns the totals of the catalog if they are known. */
  getTotals: (catalogId: string) => KeptTotals | undefined;
  /** Reads the totals of catalogs whose indexes are stored, and whose products have not changed since. */
  loadTotals: (query: Query) => Promise<void>;
  /** Keeps the version and the totals of an index that is closed. */
  keep: (catalogId: string, version: number, kept: KeptTotals) => void;
  /** Forgets the totals of a catalog that was deleted. */
  forget: (catalogId: string) => void;
}

/** Creates it, without totals. */
export function createClosedCatalogs(): ClosedCatalogs {
  /** The versions of catalogs; of those that never were open, that of the last change of any. */
  const versions = new Map<string, number>();
  let otherVersion = 0;
  /** The totals of catalogs, each with the version that they are those of. */
  const totals = new Map<string, { version: number; kept: KeptTotals }>();

  const getVersion = (catalogId: string) => versions.get(catalogId) ?? otherVersion;

  return {
    note: (catalogId) => void versions.set(catalogId, getVersion(catalogId) + 1),
    noteRemoved: () => {
      otherVersion++;
      for (const [catalogId, version] of versions) versions.set(catalogId, version + 1);
    },
    getVersion,
    getTotals: (catalogId) => {
      const known = totals.get(catalogId);
      return known?.version === getVersion(catalogId) ? known.kept : undefined;
    },
    loadTotals: async (query) => {
      const before = new Map(versions);
      const otherBefore = otherVersion;
      for (const { catalog, state, lastChange } of await readIndexStates(query)) {
        const noted = parseIndexState(state);
        const version = before.get(catalog) ?? otherBefore;
        if (noted && lastChange <= noted.seq) totals.set(catalog, { version, kept: unpackTotals(noted) });
      }
    },
    keep: (catalogId, version, kept) => {
      versions.set(catalogId, version);
      totals.set(catalogId, { version, kept });
    },
    forget: (catalogId) => totals.delete(catalogId),
  };
}
