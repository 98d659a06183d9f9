import { createHash } from 'node:crypto';
import { FAILURE_MS, type Failures } from '../failures';
import { toDomainError } from './commitQueue';
import type { Query } from './sql';
import { addAttempt, deleteAttempts, deleteOldAttempts, readAttempts } from './statements/attempts';

/** Names have what people type as their account, so only a hash of them is stored; it is also shorter. */
const toKey = (name: string) => createHash('sha256').update(name).digest('base64url');

/** Creates a counter that all processes of a database share. Only its clock decides how long ago a failure was. */
export function createSqlFailures(query: Query): Failures {
  const ask = async <Answer>(asking: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await asking();
    } catch (error) {
      throw toDomainError(error);
    }
  };
  return {
    read: (names) =>
      ask(async () => {
        const found = await readAttempts(query, names.map(toKey));
        return names.map((name) => {
          const row = found.get(toKey(name));
          return row && row.ago < FAILURE_MS ? row : { count: 0, ago: 0 };
        });
      }),
    add: (names) =>
      ask(async () => {
        for (const name of names) await addAttempt(query, toKey(name), FAILURE_MS);
        await deleteOldAttempts(query, FAILURE_MS);
      }),
    remove: (name) => ask(() => deleteAttempts(query, toKey(name))),
  };
}
