import { GraphQLError } from 'graphql';
import { DomainError } from '../errors';

/** Returns the original error inside the wrapping GraphQL errors, or undefined if there is none. */
const getCause = (error: unknown): unknown => (error instanceof GraphQLError ? getCause(error.originalError) : error);

/** A message of graphql-js about a variable; if it is about a value within, with its path and the reason. */
const INVALID_VARIABLE = /^Variable "\$\w+"(?: got invalid value [^]* at "\w+\.([^"]+)"; ([^]*)$)?/;

/** The message of a scalar about an invalid value, with the description of a valid one. */
const WRONG_VALUE = /^\w+ must be (.+?)\. [^]* isn’t valid\.$/;

/**
 * An error about a variable as INVALID, any other one as it is. If it is about a field of the variable, it has `fields`,
 * without the name of the variable: `input.price.amount` of `$input` is `price.amount`.
 */
const invalidVariable = (error: GraphQLError): GraphQLError => {
  const [isVariable, field, message] = INVALID_VARIABLE.exec(error.message) ?? [];
  if (!isVariable) return error;
  const fields = field && { [field]: message?.replace(WRONG_VALUE, 'Enter $1.') };
  const extensions = { ...error.extensions, code: 'INVALID', ...(fields && { fields }) };
  return new GraphQLError(error.message, { nodes: error.nodes, extensions });
};

/**
 * Translates an error thrown by a resolver: a DomainError keeps its message and gets `extensions.code` (and `fields`), an
 * invalid variable becomes INVALID, another request error stays as it is, and anything else is a bug: logged, and masked for the client.
 */
export function translateError(error: unknown): Error {
  const cause = getCause(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (cause instanceof DomainError) {
    const extensions = { code: cause.code, ...(cause.fields && { fields: cause.fields }) };
    return new GraphQLError(cause.message, { ...place, extensions });
  }
  if (error instanceof GraphQLError && !cause) return invalidVariable(error);
  console.error(cause);
  return new GraphQLError('Something went wrong on our side. Try again in a moment.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}
