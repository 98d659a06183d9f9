import { afterEach } from 'vitest';
import { openSessionChannel } from '../../src/session/sessionChannel';
import type { SessionPlaces } from '../../src/session/sessionStore';

const open: { close(): void }[] = [];

/** Where a tab of its own keeps a session; what tabs of former tests would say is not heard any more. */
export function openSessionPlaces(passing: Storage = sessionStorage): SessionPlaces {
  const channel = openSessionChannel();
  open.push(channel);
  return { lasting: localStorage, passing, channel };
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});
