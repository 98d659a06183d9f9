import { openSessionChannel } from '#session/sessionChannel';
import type { SessionPlaces } from '#session/sessionStore';
import type { Session } from '#session/storedSession';

const open: { close: () => void }[] = [];

/** Creates session storage for a separate tab; messages from tabs of earlier tests are no longer received. */
export function openSessionPlaces(passing: Storage = sessionStorage): SessionPlaces {
  const channel = openSessionChannel();
  open.push(channel);
  return { lasting: localStorage, passing, channel };
}

/** Closes all that the test opened. */
export function closeSessionPlaces(): void {
  for (const channel of open.splice(0)) channel.close();
}

/** A session of an administrator, with tokens that no gateway issued. */
export const adaSession: Session = {
  user: {
    id: '1',
    fullName: 'Ada',
    username: 'ada',
    avatar: null,
    email: 'ada@x.io',
    role: 'admin',
    idleMinutes: 60,
    unavailable: [],
    defaultViews: [],
    ability: [],
  },
  accessToken: 'access',
  refreshToken: 'refresh',
};
