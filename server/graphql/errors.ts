import { GraphQLError } from 'graphql';
import { DomainError } from '../errors';
import { RETRY_HEADERS } from '../maintenanceResponse';
import { say } from '../records/sentence';
import { toText, type Translations } from '../records/sentenceText';

/** Returns the original error inside the wrapping GraphQL errors, or undefined if there is none. */
const getCause = (error: unknown): unknown => (error instanceof GraphQLError ? getCause(error.originalError) : error);

/**
 * A message of graphql-js about a variable; if it is about a value within, with its path and the reason. After 50 of
 * them, it has one more message and reads no further.
 */
const INVALID_VARIABLE =
  /^(?:Variable "\$\w+"(?: got invalid value [^]* at "\w+\.([^"]+)"; ([^]*)$)?|Too many errors processing variables)/;

/** The message of a scalar about an invalid value, with the description of a valid one. */
const WRONG_VALUE = /^\w+ must be (.+?)\. [^]* isn’t valid\.$/;

/**
 * An error about a variable as INVALID, any other one as it is. If it is about a field of the variable, it has
 * `fields`, without the name of the variable: `input.price.amount` of `$input` is `price.amount`.
 */
const invalidVariable = (error: GraphQLError, translations: Translations | null): GraphQLError => {
  const [isVariable, field, message] = INVALID_VARIABLE.exec(error.message) ?? [];
  if (!isVariable) return error;
  const fields = field !== undefined &&
    message !== undefined && { [field]: toText([message.replace(WRONG_VALUE, 'Enter $1.')], translations) };
  const extensions = { ...error.extensions, code: 'INVALID', ...(fields && { fields }) };
  return new GraphQLError(error.message, { nodes: error.nodes, extensions });
};

/**
 * Translates an error thrown by a resolver: a DomainError keeps its message and gets `extensions.code` (and `fields`),
 * an invalid variable becomes INVALID, another request error stays as it is, and anything else is a bug: logged, and
 * masked for the client. Texts are in English without translations.
 */
export function translateError(error: unknown, translations: Translations | null): Error {
  const cause = getCause(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (cause instanceof DomainError) {
    const { message, fields } = cause.toTexts(translations);
    // Yoga answers with this status, and leaves it out of the body.
    const http = cause.code === 'UNAVAILABLE' ? { http: { status: 503, headers: RETRY_HEADERS } } : {};
    return new GraphQLError(message, {
      ...place,
      extensions: { code: cause.code, ...(fields && { fields }), ...http },
    });
  }
  if (error instanceof GraphQLError && !cause) return invalidVariable(error, translations);
  console.error(cause);
  return new GraphQLError(toText(say`Something went wrong on our side. Try again in a moment.`, translations), {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}
