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

const isUser = (value: unknown): value is SessionUserFragment =>
  isObject(value) && typeof value.id === 'string' && typeof value.email === 'string';

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
