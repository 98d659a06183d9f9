import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { IntlShape } from 'react-intl';
import { isObject } from '#lib/isObject';
import { messages } from './messages';
import { OutageError } from './outageError';
import { messages as outageMessages } from './outageMessages';

/** Why the server rejected a request: the error codes of its schema, or `UNKNOWN` for a server fault. */
export type ErrorCode = 'NOT_FOUND' | 'CONFLICT' | 'INVALID' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'LIMIT' | 'UNKNOWN';

const codes: readonly ErrorCode[] = ['NOT_FOUND', 'CONFLICT', 'INVALID', 'UNAUTHENTICATED', 'FORBIDDEN', 'LIMIT'];

/** An error from a transport other than GraphQL, such as an upload. Its message is the server’s own text. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

const codeIn = (error: GraphQLFormattedError): ErrorCode =>
  codes.find((code) => code === error.extensions?.code) ?? 'UNKNOWN';

/** The error code of a failed operation; null if the server was not reached or its response was not understood. */
export function getErrorCode(error: unknown): ErrorCode | null {
  if (error instanceof RefusedError) return error.code;
  if (!CombinedGraphQLErrors.is(error)) return null;
  return error.errors.map(codeIn).find((code) => code !== 'UNKNOWN') ?? 'UNKNOWN';
}

const outageMessage = ({ outageCause, isChange }: OutageError) => {
  if (outageCause === 'notStarted') return outageMessages.notStarted;
  if (outageCause === 'maintenance') return isChange ? outageMessages.changeInMaintenance : outageMessages.maintenance;
  return isChange ? outageMessages.changeUnreachable : outageMessages.unreachable;
};

/**
 * A short error text for the user: the server’s own message if it rejected the request, the app’s message if the
 * request failed.
 */
export function getErrorMessage(error: unknown, intl: IntlShape): string {
  if (error instanceof OutageError) return intl.formatMessage(outageMessage(error));
  const code = getErrorCode(error);
  if (code === 'UNAUTHENTICATED') return intl.formatMessage(messages.unauthenticated);
  if (code !== null && code !== 'UNKNOWN' && error instanceof Error) {
    const refusal = CombinedGraphQLErrors.is(error) ? error.errors.find((each) => codeIn(each) === code) : error;
    return refusal?.message ?? error.message;
  }
  const isFault = code === 'UNKNOWN' || ServerError.is(error) || ServerParseError.is(error);
  return intl.formatMessage(isFault ? messages.fault : messages.unreachable);
}

/** The server’s messages by invalid field (`extensions.fields`); empty if there are none. */
export function getFieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const found = error.errors.flatMap(({ extensions }) =>
    isObject(extensions?.fields) ? Object.entries(extensions.fields) : [],
  );
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
