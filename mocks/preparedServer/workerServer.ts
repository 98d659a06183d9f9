import type { GraphQLServer, GraphQLServerOptions } from '#server/graphql/generalServer';
import { createPreparedServer } from './preparedServer';

/** The platform's own classes: a worker sends responses to its pages, which needs its streams. */
export const PLATFORM = { Response, Request, Headers, ReadableStream, TextEncoder, URL };

/**
 * Creates a GraphQL over HTTP server. It answers the app's own queries and mutations by itself, and loads the general
 * server for the first other request. See docs/decisions/0026-prepared-operations.md.
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const answerPrepared = createPreparedServer(options.flush);
  let general: GraphQLServer | undefined;

  return async (request, context) => {
    const { response, rest } = await answerPrepared(request, context);
    if (response) return response;
    const { createGeneralServer } = await import('#server/graphql/generalServer');
    general ??= createGeneralServer({ ...options, fetchAPI: PLATFORM });
    return general(rest, context);
  };
}
