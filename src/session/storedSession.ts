import { isObject } from '#lib/isObject';
import { readStored } from '#lib/storedJson';
import type { SessionUserFragment } from './Session.generated';

/** The signed-in user with the access and refresh tokens. */
export interface Session {
  user: SessionUserFragment;
  accessToken: string;
  refreshToken: string;
}

/** Storage keys of the parts of a session. */
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
  Array.isArray(value.unavailable) &&
  Array.isArray(value.defaultViews) &&
  Array.isArray(value.ability) &&
  value.ability.every(isRule);

/** Whether an external value is a session. */
export function isSession(value: unknown): value is Session {
  return (
    isObject(value) &&
    typeof value.accessToken === 'string' &&
    typeof value.refreshToken === 'string' &&
    isUser(value.user)
  );
}

/** Reads the session from a storage; null if there is none or it is invalid. */
export function readSession(storage: Storage, keys: SessionKeys): Session | null {
  const session = {
    accessToken: readStored(storage, keys.accessToken),
    refreshToken: readStored(storage, keys.refreshToken),
    user: readStored(storage, keys.user),
  };
  return isSession(session) ? session : null;
}
