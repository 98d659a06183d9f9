import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { parse, separateOperations, type ExecutionResult } from 'graphql';
import { defer, map, type Observable } from 'rxjs';

/** What the explorer asks: a document, of which `operationName` is to be run. */
export interface ExplorerRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

/**
 * Runs what is asked over the app's own link: with the session's token, renewed as ever, and subscriptions as
 * server-sent events. The cache has no part in it, so that an answer is shown as it came. Errors for what does not parse.
 */
export const createFetcher =
  (client: ApolloClient) =>
  ({ query, operationName, variables }: ExplorerRequest): Observable<ExecutionResult> =>
    defer(() => {
      const operations = separateOperations(parse(query));
      const document = operations[operationName ?? ''] ?? Object.values(operations)[0];
      if (!document) throw new Error('There is no operation to run.');
      return ApolloLink.execute(client.link, { query: document, variables }, { client });
    }).pipe(
      map(({ data, errors, extensions }) => {
        const answer = {
          ...(errors && { errors }),
          ...(data !== undefined && { data }),
          ...(extensions && { extensions }),
        };
        // The type wants errors to be instances; off the wire they are plain, and are only shown.
        return answer as ExecutionResult;
      }),
    );
