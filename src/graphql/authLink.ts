import { ApolloLink } from '@apollo/client/link';
import { from, of, switchMap, tap, type Observable } from 'rxjs';
import type { Tokens } from '#session/tokens';

const isRefused = ({ errors }: ApolloLink.Result, code: 'UNAUTHENTICATED' | 'FORBIDDEN'): boolean =>
  errors?.some(({ extensions }) => extensions?.code === code) ?? false;

/**
 * Sends each operation with a fresh access token. If the response is still UNAUTHENTICATED, the operation is retried
 * once with a new token; if no token is available, the response stands. `onForbidden` is called when the server denies
 * a permission that the session assumed.
 */
export function createAuthLink(tokens: Tokens, onForbidden?: () => void): ApolloLink {
  return new ApolloLink((operation, forward): Observable<ApolloLink.Result> => {
    const send = (token: string | null) => {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      }));
      return forward(operation).pipe(
        tap((result) => {
          if (isRefused(result, 'FORBIDDEN')) onForbidden?.();
        }),
      );
    };
    return from(tokens.fresh()).pipe(
      switchMap((token) =>
        send(token).pipe(
          switchMap((result) =>
            token !== null && isRefused(result, 'UNAUTHENTICATED')
              ? from(tokens.replace(token)).pipe(
                  switchMap((renewed) => (renewed === null ? of(result) : send(renewed))),
                )
              : of(result),
          ),
        ),
      ),
    );
  });
}
