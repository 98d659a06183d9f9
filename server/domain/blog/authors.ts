import type { BlogAuthorRecord } from '../../records/blog';
import type { DomainContext } from '../context';

/**
 * The ID of the author in the list of users: the user with the email address of the account, or the only one with the
 * name of an author without an account. Null if there is none.
 */
export async function findAuthorUserId(
  { store }: Pick<DomainContext, 'store'>,
  { fullName, email }: BlogAuthorRecord,
): Promise<string | null> {
  const found = await store.list('users', (user) => (email ? user.email === email : user.fullName === fullName));
  return found.length === 1 ? found[0]!.id : null;
}
