import type { ChatContactRecord } from '../../records/chat';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';

/** The most people in one request. */
const MOST_PEOPLE = 200;

/** Names are equal without regard to case, extra spaces, and how accented letters are encoded. */
const toKey = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The chat contact who is each of the people, who are given by name or email address, in their order. An email address
 * stands for the user who has it, if the account can read users. The contact is the only one with the person's name;
 * null if there is none or several. Throws INVALID for too many people.
 */
export async function peopleContacts(
  { store, user }: Pick<DomainContext, 'store' | 'user'>,
  people: readonly string[],
): Promise<(ChatContactRecord | null)[]> {
  if (people.length > MOST_PEOPLE) assertNoFieldErrors({ people: say`Ask for ${MOST_PEOPLE} people or fewer.` });
  const keys = people.map(toKey);
  const emails = new Set(keys.filter((key) => key.includes('@')));
  const users =
    emails.size && can(user, 'read', 'User') ? await store.list('users', ({ email }) => emails.has(toKey(email))) : [];
  const names = new Map(users.map(({ email, fullName }) => [toKey(email), toKey(fullName)]));
  const contacts = await store.list('chatContacts');
  return keys.map((key) => {
    const name = names.get(key) ?? key;
    const found = contacts.filter(({ fullName }) => toKey(fullName) === name);
    return found.length === 1 ? found[0]! : null;
  });
}
