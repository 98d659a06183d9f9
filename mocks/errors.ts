/** Why a rule refuses. Each door translates the code once. */
export type DomainErrorCode = 'NOT_FOUND' | 'CONFLICT' | 'INVALID' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'LIMIT';

/** A refusal that the client caused and can understand; anything else that is thrown is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /** `fields` holds a message for each field that is at fault. */
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

/** The thing that is not there, in one sentence. */
export const notFound = (what: string, id: string) =>
  new DomainError('NOT_FOUND', `There is no ${what} with the id ${id}.`);
