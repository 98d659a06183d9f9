import { ApolloLink } from '@apollo/client/link';
import { from, of, switchMap, type Observable } from 'rxjs';
import type { Tokens } from '../session/tokens';

const isRejected = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/**
 * Sends each operation with a fresh access token. One that is answered UNAUTHENTICATED all the same is sent
 * once more with a new token; where none is to be had, the answer stands.
 */
export function createAuthLink(tokens: Tokens): ApolloLink {
  return new ApolloLink((operation, forward): Observable<ApolloLink.Result> => {
    const send = (token: string | null) => {
      operation.setContext(({ headers }) => ({
        headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      }));
      return forward(operation);
    };
    return from(tokens.fresh()).pipe(
      switchMap((token) =>
        send(token).pipe(
          switchMap((result) =>
            token !== null && isRejected(result)
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
