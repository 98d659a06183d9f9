import { ApolloLink } from '@apollo/client/link';
import { from, of, switchMap, tap, type Observable } from 'rxjs';
import type { Tokens } from '../session/tokens';

const isRefused = ({ errors }: ApolloLink.Result, code: 'UNAUTHENTICATED' | 'FORBIDDEN'): boolean =>
  errors?.some(({ extensions }) => extensions?.code === code) ?? false;

/**
 * Sends each operation with a fresh access token. One that is answered UNAUTHENTICATED all the same is sent
 * once more with a new token; where none is to be had, the answer stands. `onForbidden` is told of refusals for want of
 * abilities, about which the session was mistaken.
 */
export function createAuthLink(tokens: Tokens, onForbidden?: () => void): ApolloLink {
  return new ApolloLink((operation, forward): Observable<ApolloLink.Result> => {
    const send = (token: string | null) => {
      operation.setContext(({ headers }) => ({
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
