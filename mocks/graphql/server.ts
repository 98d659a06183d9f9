import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { isJson } from '../http';
import { useDescriptions } from './descriptions';
import { translateError } from './errors';
import { useKept } from './kept';
import { useLimits } from './limits';
import { useMocked } from './mocking';
import { createSchema } from './schema';

export interface GraphQLServerOptions {
  /** Keeps all commits so far. Never rejects. */
  keep(): Promise<void>;
  /** The page for a browser that opens the endpoint; none where it is not given. */
  renderGraphiQL?(): string;
}

/** Answers calls of GraphQL in the context of their request. */
export type GraphQLServer = (request: Request, context: RequestContext) => Promise<Response>;

/** A page of another site can make a browser post forms and plain text, but no JSON. */
const wrongMediaType = () =>
  Response.json({ errors: [{ message: 'Send the body as application/json.' }] }, { status: 415 });

/** GraphQL over HTTP: POST of JSON and GET, subscriptions as server-sent events, errors translated once. */
export const createGraphQLServer = ({ keep, renderGraphiQL }: GraphQLServerOptions): GraphQLServer => {
  const { schema, fallback } = createSchema();
  const yoga = createYoga<RequestContext>({
    schema,
    plugins: [useDescriptions(fallback), useLimits(), useMocked(fallback), useKept(keep)],
    maskedErrors: { maskError: translateError },
    graphiql: renderGraphiQL ? { title: 'Catalog Manager GraphQL' } : false,
    ...(renderGraphiQL && { renderGraphiQL }),
    landingPage: false,
    // Which origins can call is up to who mounts the gateway.
    cors: false,
    multipart: false,
    // Answers are the platform's own wherever it runs, so that whoever mounts the gateway can stream them.
    fetchAPI: { Response, Request, Headers, ReadableStream, TextEncoder, URL },
    logging: false,
  });
  return async (request, context) =>
    request.method === 'POST' && !isJson(request) ? wrongMediaType() : yoga.fetch(request, context);
};
