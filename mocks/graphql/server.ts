import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { useDescriptions } from './descriptions';
import { translateError } from './errors';
import { useKept } from './kept';
import { useLimits } from './limits';
import { useMocked } from './mocking';
import { createSchema } from './schema';

export interface GraphQLServerOptions {
  /** Makes the context of a request. */
  contextOf(request: Request): Promise<RequestContext>;
  /** Keeps all commits so far. Never rejects. */
  keep(): Promise<void>;
  /** The page for a browser that opens the endpoint; none where it is not given. */
  renderGraphiQL?(): string;
}

/** GraphQL over HTTP: POST and GET, subscriptions as server-sent events, errors translated once. */
export const createGraphQLServer = ({ contextOf, keep, renderGraphiQL }: GraphQLServerOptions) => {
  const { schema, fallback } = createSchema();
  const yoga = createYoga<Record<string, never>, RequestContext>({
    schema,
    context: ({ request }) => contextOf(request),
    plugins: [useDescriptions(fallback), useLimits(), useMocked(fallback), useKept(keep)],
    maskedErrors: { maskError: translateError },
    graphiql: renderGraphiQL ? { title: 'Catalog Manager GraphQL' } : false,
    ...(renderGraphiQL && { renderGraphiQL }),
    landingPage: false,
    // Answers are the platform's own wherever it runs, so that whoever mounts the gateway can stream them.
    fetchAPI: { Response, Request, Headers, ReadableStream, TextEncoder, URL },
    logging: false,
  });
  return (request: Request): Promise<Response> => Promise.resolve(yoga.fetch(request));
};
