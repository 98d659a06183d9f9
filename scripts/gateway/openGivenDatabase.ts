import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import { DatabaseError } from '#server/db/sql/sql';

/**
 * Opens the database that `--data DIR` or the environment variable `DATABASE_URL` names; undefined if neither does.
 * Ends the process, saying why, if that is not possible.
 */
export async function openGivenDatabase(
  args: readonly string[],
  { DATABASE_URL: url }: NodeJS.ProcessEnv,
): Promise<OpenDatabase | undefined> {
  const at = args.indexOf('--data');
  const dataDir = at === -1 ? undefined : args[at + 1];
  if (at !== -1 && !dataDir) return end('--data needs a folder.', 2);
  if (dataDir && url) return end('--data and DATABASE_URL can’t be used together. Remove one of them.', 2);
  try {
    if (dataDir) return await openDatabase({ dataDir });
    return url ? await openDatabase({ url }) : undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return end(error.message, 1);
    throw error;
  }
}

const end = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};
