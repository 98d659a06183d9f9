import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import { DatabaseError } from '#server/db/sql/sql';

/**
 * Opens the database in the folder of `--data DIR`; undefined without it. Ends the process, saying why, if that is not
 * possible.
 */
export async function openGivenDatabase(args: readonly string[]): Promise<OpenDatabase | undefined> {
  const at = args.indexOf('--data');
  if (at === -1) return undefined;
  const dataDir = args[at + 1];
  if (!dataDir) return end('--data needs a folder.', 2);
  try {
    return await openDatabase({ dataDir });
  } catch (error) {
    if (error instanceof DatabaseError) return end(error.message, 1);
    throw error;
  }
}

const end = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};
