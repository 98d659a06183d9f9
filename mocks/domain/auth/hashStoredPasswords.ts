import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';
import { hashPassword } from './passwordHash';

/** Hashes passwords that an earlier build stored as plain text. */
export async function hashStoredPasswords({ store }: Pick<DomainContext, 'store'>): Promise<void> {
  const users = await store.list('authUsers', ({ password }) => password !== undefined);
  if (!users.length) return;
  const hashed = users.map(async ({ password = '', ...user }): Promise<Change> => ({
    table: 'authUsers',
    put: { ...user, passwordHash: await hashPassword(password) },
  }));
  await store.commit(await Promise.all(hashed));
}
