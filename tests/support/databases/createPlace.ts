import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '#server/db/sql/openDatabase';

/** The kinds of databases that are tested. */
export type DatabaseKind = 'sqlite';

/** The kinds that can be tested here. */
export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite'];

/** A place for a database that no other test uses. */
export interface NewPlace {
  place: DatabasePlace;
  remove: () => Promise<void>;
}

/** Creates a place for a database. Close it before the place is removed. */
export async function createPlace(_kind: DatabaseKind): Promise<NewPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalog-manager-'));
  return { place: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
