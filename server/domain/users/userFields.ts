import { DomainError } from '../../errors';
import { type UserRecord, WORDS_OF_PLANS } from '../../records/users';
import type { UpdateUserInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { listSentences, say, type Sentence } from '../../records/sentence';
import { isEmailAddress } from '#shared/emailAddress';

/** The fields of a user without the id. */
export type UserFields = Omit<UserRecord, 'id'>;

/** What an input says about a user: all fields, or those to change. */
export type UserInput = Omit<UpdateUserInput, 'id' | 'isDisabled'>;

/** Default values of a new user, who is pending until the first password is set. */
export const NEW_USER: UserFields = {
  fullName: '',
  company: '',
  role: 'subscriber',
  username: '',
  country: '',
  contact: '',
  email: '',
  currentPlan: 'basic',
  status: 'pending',
  avatar: null,
  extras: {},
};

const TEXT_LENGTH = 10_000;
const USERNAME = /^[\p{L}\p{N}._-]{1,60}$/u;
const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;

const findFaults = (fields: Partial<UserFields>): Record<string, Sentence> => {
  const { fullName, username, email } = fields;
  const tooLong = TEXTS.filter((name) => (fields[name] ?? '').length > TEXT_LENGTH);
  return {
    ...(fullName === '' && { fullName: say`Enter a name.` }),
    ...(username !== undefined &&
      !USERNAME.test(username) && {
        username: say`Use 1 to 60 letters, digits, dots, hyphens, and underscores.`,
      }),
    ...(email !== undefined &&
      !isEmailAddress(email) && { email: say`Enter a valid email address. Example: name@example.com` }),
    ...Object.fromEntries(tooLong.map((name) => [name, say`Use ${TEXT_LENGTH} characters or fewer.`])),
  };
};

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** The fields given in the input, trimmed. Throws INVALID with a message for each invalid field. */
export function userFields({ avatar, currentPlan, ...input }: UserInput): Partial<UserFields> {
  const trimmed = Object.entries(input)
    .filter(isGiven)
    .map(([name, value]) => [name, value?.trim()] as const);
  const fields: Partial<UserFields> = Object.fromEntries(trimmed);
  assertNoFieldErrors(findFaults(fields));
  return {
    ...fields,
    ...(currentPlan && { currentPlan: WORDS_OF_PLANS[currentPlan] }),
    ...(avatar !== undefined && { avatar }),
  };
}

/** Throws CONFLICT with a message for the email address or username if another user has it, case-insensitive. */
export function assertIdentityFree(
  { email, username }: Partial<UserFields>,
  others: readonly Pick<UserRecord, 'email' | 'username'>[],
) {
  const isTaken = (name: 'email' | 'username', wanted?: string) =>
    wanted !== undefined && others.some((other) => other[name].toLowerCase() === wanted.toLowerCase());
  const taken = {
    ...(isTaken('email', email) && { email: say`This email address is already in use. Enter a different one.` }),
    ...(isTaken('username', username) && { username: say`This username is already in use. Enter a different one.` }),
  };
  if (Object.keys(taken).length) throw new DomainError('CONFLICT', listSentences(Object.values(taken)), taken);
}

/** A free username made from the email address. */
export function makeUsername(email: string, others: readonly Pick<UserRecord, 'username'>[]): string {
  const base = email
    .replace(/@.*$/, '')
    .replace(/[^\p{L}\p{N}._-]/gu, '.')
    .slice(0, 50);
  const taken = new Set(others.map(({ username }) => username.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (!taken.has(username.toLowerCase())) return username;
  }
}
