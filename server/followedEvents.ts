import type { FollowedCommit } from './db/following';
import type { Events } from './events';

/** Emits what follows from a commit of another process. */
export function emitFollowed({ emit }: Events, { session, changes, events = [] }: FollowedCommit): void {
  for (const change of changes) {
    if (change.table === 'jobs' && 'put' in change) emit('jobChanged', { jobId: change.put.id });
    if (change.table === 'sessions' && 'remove' in change) emit('sessionEnded', { id: change.remove });
  }
  for (const { name, event } of events) emit(name, event);
  if (session !== undefined) emit('recordsChanged', { session, changes });
}
