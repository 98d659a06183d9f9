/** Why the domain rejects a request. Each transport translates the code in one place. */
export type DomainErrorCode = 'NOT_FOUND' | 'CONFLICT' | 'INVALID' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'LIMIT';

/** An error that the client caused and can understand; any other thrown error is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** `fields` contains a message for each invalid field. */
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** Returns the NOT_FOUND error for a record that does not exist. */
export function notFound(what: string, id: string) {
  return new DomainError('NOT_FOUND', `No ${what} with id ${id} was found.`);
}
