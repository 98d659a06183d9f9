import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, Observable, switchMap } from 'rxjs';
import type { Client, RequestParams } from 'graphql-sse';
import { backOff } from '../lib/backOff';

type Headers = Readonly<Record<string, string>>;

async function connect(url: string, token: () => Promise<string | null>, fixed: Headers): Promise<Client> {
  const { createClient } = await import('graphql-sse');
  return createClient({
    url,
    retryAttempts: Infinity,
    retry: backOff,
    headers: async (): Promise<Record<string, string>> => {
      const current = await token();
      return { ...fixed, ...(current !== null && { authorization: `Bearer ${current}` }) };
    },
  });
}

/**
 * Each subscription over a server-sent event stream of its own, opened anew with back-off when it breaks off, with
 * `headers` and the token of the moment.
 */
export function createEventStreamLink(
  url: string,
  token: () => Promise<string | null>,
  headers: Headers = {},
): ApolloLink {
  let client: Promise<Client> | null = null;
  return new ApolloLink(({ query, variables, operationName }) => {
    client ??= connect(url, token, headers);
    const request: RequestParams = { query: print(query), variables, operationName };
    return from(client).pipe(
      switchMap(
        ({ subscribe }) =>
          new Observable<ApolloLink.Result>((observer) =>
            subscribe(request, {
              next: ({ data, errors }) => observer.next({ data: data ?? null, ...(errors && { errors }) }),
              error: (error) => observer.error(error),
              complete: () => observer.complete(),
            }),
          ),
      ),
    );
  });
}
