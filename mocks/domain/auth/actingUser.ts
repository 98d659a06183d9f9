import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';

/** Who acts: who is signed in, else the first administrator. Throws UNAUTHENTICATED where there is neither. */
export const actingUser = async ({ store, user }: Pick<DomainContext, 'store' | 'user'>): Promise<AuthUserRecord> => {
  const account = user ?? (await store.list('authUsers', ({ role }) => role === 'admin'))[0];
  if (!account) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this: there is no administrator to act for.');
  return account;
};
