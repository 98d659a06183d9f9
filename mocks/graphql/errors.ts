import { GraphQLError } from 'graphql';
import { DomainError } from '../errors';

/** What lies under the GraphQL errors that were wrapped around it; undefined where there is nothing but those. */
const causeOf = (error: unknown): unknown => (error instanceof GraphQLError ? causeOf(error.originalError) : error);

/**
 * Translates what a resolver threw: a refusal keeps its words and gets `extensions.code` (and `fields`),
 * a fault of the request stays as it is, anything else is a bug: logged, and masked for the client.
 */
export const translateError = (error: unknown): Error => {
  const cause = causeOf(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (cause instanceof DomainError) {
    const extensions = { code: cause.code, ...(cause.fields && { fields: cause.fields }) };
    return new GraphQLError(cause.message, { ...place, extensions });
  }
  if (error instanceof GraphQLError && !cause) return error;
  console.error(cause);
  return new GraphQLError('Something went wrong on our side. Please try again.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
};
