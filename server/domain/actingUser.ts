import { DomainError } from '../errors';
import type { AuthUserRecord } from '../records/auth';
import { say } from '../records/sentence';
import type { DomainContext } from './context';

/**
 * Returns the acting user: the signed-in user, or else the first administrator. Throws UNAUTHENTICATED if there is
 * neither.
 */
export async function actingUser({ store, user }: Pick<DomainContext, 'store' | 'user'>): Promise<AuthUserRecord> {
  const account = user ?? (await store.list('authUsers', ({ role }) => role === 'admin'))[0];
  if (!account)
    throw new DomainError('UNAUTHENTICATED', say`Sign in to do this. There is no administrator account to act as.`);
  return account;
}
