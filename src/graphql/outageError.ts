/**
 * Why the server does not respond: it (or a proxy) reports maintenance, it cannot be reached, or the gateway in this
 * browser could not start.
 */
export type OutageCause = 'maintenance' | 'unreachable' | 'notStarted';

/** The error of a request that failed because of an outage. */
export class OutageError extends Error {
  override readonly name = 'OutageError';

  constructor(
    readonly outageCause: OutageCause,
    /** Whether the request was a mutation, which had no effect and is not retried automatically. */
    readonly isChange = false,
    options?: ErrorOptions,
  ) {
    super(`The server is not responding: ${outageCause}.`, options);
  }
}
