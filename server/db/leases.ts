/** What only one process does at a time, for as long as this one does it. */
export interface Lease {
  /** Rejects with UNAVAILABLE if another process can have it by now. Call it under the lock of what is written. */
  check: () => Promise<void>;
  /** Lets another process take it at once. If the store can't be reached, that takes until the lease ends. */
  release: () => Promise<void>;
}

/** The leases of a store that several processes use: see docs/decisions/0038-work-of-several-processes.md. */
export interface Leases {
  /** Takes the lease with the key, and renews it until it is released. Null if another process has it. */
  take: (key: string) => Promise<Lease | null>;
}

/**
 * Does the work unless another process is doing that with the key. Returns whether the work was done. `check` is that
 * of the lease; without leases, there is no other process.
 */
export async function withLease(
  leases: Leases | null,
  key: string,
  work: (check: Lease['check']) => Promise<void>,
): Promise<boolean> {
  const lease = leases === null ? ALONE : await leases.take(key);
  if (!lease) return false;
  try {
    await work(lease.check);
    return true;
  } finally {
    await lease.release();
  }
}

const ALONE: Lease = { check: async () => undefined, release: async () => undefined };
