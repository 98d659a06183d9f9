import { isJson } from '../http';
import type { GraphQLServer, GraphQLServerOptions } from './generalServer';
import { createPreparedServer } from './preparedServer';

/** Pages of other sites can make a browser post forms and plain text, but not JSON. */
const wrongMediaType = () =>
  Response.json(
    { errors: [{ message: 'Send the request body as application/json.', extensions: { code: 'BAD_REQUEST' } }] },
    { status: 415 },
  );

/**
 * Creates a GraphQL over HTTP server. It answers the app's own queries and mutations by itself, and loads the general
 * server for the first other request. See docs/decisions/0026-prepared-operations.md.
 */
export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const answerPrepared = createPreparedServer(options.flush);
  let general: GraphQLServer | undefined;

  return async (request, context) => {
    if (request.method === 'POST' && !isJson(request)) return wrongMediaType();
    const { response, rest } = await answerPrepared(request, context);
    if (response) return response;
    const { createGeneralServer } = await import('./generalServer');
    general ??= createGeneralServer(options);
    return general(rest, context);
  };
}
