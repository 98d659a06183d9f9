import { DatabaseError, type Query, type Sql } from './sql';
import { readMeta } from './statements/meta';
import { insertMigration, listTables, MIGRATIONS, PROGRAM, readLastMigration } from './statements/schema';

/** How often tables are created, and milliseconds between that. */
const ATTEMPTS = 5;
const RETRY_MS = 100;

/** Whether the tables are those of this program, or there are none. */
const isOurs = async (query: Query, tables: readonly string[]): Promise<boolean> => {
  if (!tables.length) return true;
  if (!tables.includes('meta')) return false;
  const program = await readMeta(query, 'program').catch(() => undefined);
  // The process can be killed after it has created the first table.
  return program === PROGRAM || (program === undefined && tables.length === 1);
};

/** Returns the number of the last migration, 0 if there are no tables. Throws a DatabaseError as `openSchema` does. */
export async function checkSchema({ query, dialect }: Pick<Sql, 'query' | 'dialect'>, name: string): Promise<number> {
  const tables = await listTables(query, dialect);
  if (!(await isOurs(query, tables))) {
    const found = tables.slice(0, 3).join(', ');
    throw new DatabaseError(`${name} has the tables of another program (${found}). Use an empty database.`);
  }
  const last = tables.includes('migrations') ? await readLastMigration(query) : 0;
  if (last <= MIGRATIONS.length) return last;
  throw new DatabaseError(
    `${name} was written by a newer version of Catalog Manager (format ${last}; this version knows ${MIGRATIONS.length}). Update this installation, or restore a backup from before the update.`,
  );
}

const migrate = async (sql: Sql, name: string) => {
  const last = await checkSchema(sql, name);
  for (const [at, migration] of MIGRATIONS.entries()) {
    if (at < last) continue;
    await sql.transact(async (query) => {
      for (const statement of migration[sql.dialect]) await query(statement);
      await insertMigration(query, at + 1, new Date().toISOString());
    });
  }
};

/**
 * Creates the tables, or runs the migrations that the database doesn't have yet. `name` is what the user knows the
 * database by. Throws a DatabaseError, without changing anything, if another program or a newer version has written it.
 */
export async function openSchema(sql: Sql, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(sql, name);
    } catch (error) {
      // Two processes that create the same table at the same time disturb each other; the next attempt finds its tables.
      if (!sql.shared || attempt === ATTEMPTS || error instanceof DatabaseError) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
