import type { StoredEvent } from '../events';
import type { Change } from '../records/tables';

/** What is known of a commit besides its changes. */
export interface CommitOptions {
  /** The key of the lock that the changes are decided under, if any. */
  lock?: string;
  /**
   * The name of the client's session; null for a request of a client without one. Not set if no request made the
   * changes.
   */
  session?: string | null;
  /** What the other processes are told besides. */
  events?: readonly StoredEvent[];
}

/** A commit of another process. The records are those that the store has now. */
export interface FollowedCommit extends Pick<CommitOptions, 'session' | 'events'> {
  /** Those of large tables are left out. */
  changes: readonly Change[];
}

/** The commits of other processes that use the same database. */
export interface Following {
  /** The number of the last commit that is visible here, of any process. */
  readonly seq: number;
  /** Makes visible what all processes have committed by now. Rejects with UNAVAILABLE. */
  catchUp: () => Promise<void>;
  /**
   * Calls the listener after each commit of another process has become visible, until the returned function is called.
   */
  onFollowed: (listener: (commit: FollowedCommit) => void) => () => void;
}
