import type { TableName, Tables } from '#server/records/tables';
import { splitIntoPages, type Snapshot } from '../snapshots';
import { readChunks } from './chunkFiles';
import { checkSchema } from './openSchema';
import { openPostgresReader } from './postgres';
import { explainPostgres } from './postgresErrors';
import { DatabaseError } from './sql';
import { readCounters } from './statements/counters';
import { listDocumentIds, readDocuments } from './statements/documents';

/**
 * Opens a PostgreSQL database as it is now, also while a server uses it: everything is read in one transaction. Throws
 * a DatabaseError whose message says what is wrong and what to do.
 */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  try {
    const { name, query, close } = await openPostgresReader(url);
    try {
      if ((await checkSchema({ query, dialect: 'postgres' }, name)) === 0) {
        throw new DatabaseError(`${name} is empty. Correct DATABASE_URL.`);
      }
      const scan = async function* <Name extends TableName>(table: Name) {
        for (const ids of splitIntoPages(table, await listDocumentIds(query, table))) {
          const texts = await readDocuments(query, table, ids);
          yield ids.flatMap((id) => JSON.parse(texts.get(id) ?? '[]') as Tables[Name]);
        }
      };
      const lastIds = await readCounters(query);
      return { lastIds, scan, readFile: (id, size) => readChunks(query, id, 0, size), close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw explainPostgres(url, error);
  }
}
