/**
 * Why the server does not answer: it says that it is being worked on (or a proxy says that it is away), it is not
 * reached, or the one in this browser could not start.
 */
export type OutageCause = 'maintenance' | 'unreachable' | 'notStarted';

/** Rejects a call that an outage kept from being answered. */
export class OutageError extends Error {
  override readonly name = 'OutageError';

  constructor(
    readonly outageCause: OutageCause,
    /** Whether the call was to change something, which did not happen and is not tried again by itself. */
    readonly isChange = false,
    options?: ErrorOptions,
  ) {
    super(`The server does not answer: ${outageCause}.`, options);
  }
}
