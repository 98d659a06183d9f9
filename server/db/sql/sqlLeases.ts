import { randomUUID } from 'node:crypto';
import type { Leases } from '../leases';
import { toDomainError } from './commitQueue';
import { SqlUnavailableError, type Query } from './sql';
import { endLease, hasLease, renewLease, takeLease } from './statements/leases';

/** How long a lease lasts without being renewed, and how often it is renewed, in milliseconds. */
const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

/**
 * Creates the leases of a database. Only its clock decides when one ends. Each time that one is taken it has a new
 * holder, so a process that was stopped for longer than that no longer has it, even if no one else took it.
 */
export function createSqlLeases(query: Query, { leaseMs = LEASE_MS, renewMs = RENEW_MS } = {}): Leases {
  const ask = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
    try {
      return await asking;
    } catch (error) {
      throw toDomainError(error);
    }
  };
  return {
    take: async (key) => {
      const holder = randomUUID();
      if (!(await ask(takeLease(query, key, holder, leaseMs)))) return null;
      // A renewal that fails shows in the next check.
      const timer = setInterval(() => void renewLease(query, key, holder, leaseMs).catch(() => undefined), renewMs);
      return {
        check: async () => {
          if (!(await ask(hasLease(query, key, holder)))) throw toDomainError(new SqlUnavailableError('AWAY'));
        },
        release: async () => {
          clearInterval(timer);
          await endLease(query, key, holder).catch(() => undefined);
        },
      };
    },
  };
}
