import { isObject } from '../lib/isObject';
import { readStored } from '../lib/storedJson';
import type { SessionUserFragment } from './Session.generated';
import type { Session } from './sessionStore';

/** Names under which a storage keeps the parts of a session. */
export interface SessionKeys {
  accessToken: string;
  refreshToken: string;
  user: string;
}

const isRule = (value: unknown) =>
  isObject(value) && typeof value.action === 'string' && typeof value.subject === 'string';

const isUser = (value: unknown): value is SessionUserFragment =>
  isObject(value) &&
  [value.id, value.email, value.fullName, value.role].every((each) => typeof each === 'string') &&
  Array.isArray(value.ability) &&
  value.ability.every(isRule);

/** Whether a value from outside is a session. */
export const isSession = (value: unknown): value is Session =>
  isObject(value) &&
  typeof value.accessToken === 'string' &&
  typeof value.refreshToken === 'string' &&
  isUser(value.user);

/** The session in a storage; null where there is none, or something that is none. */
export function readSession(storage: Storage, keys: SessionKeys): Session | null {
  const session = {
    accessToken: readStored(storage, keys.accessToken),
    refreshToken: readStored(storage, keys.refreshToken),
    user: readStored(storage, keys.user),
  };
  return isSession(session) ? session : null;
}
