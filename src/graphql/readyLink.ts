import { ApolloLink } from '@apollo/client/link';
import { from, switchMap } from 'rxjs';

/** Holds every operation until the back end has started, and fails them if it could not start. */
export function createReadyLink(ready: Promise<unknown>): ApolloLink {
  return new ApolloLink((operation, forward) => from(ready).pipe(switchMap(() => forward(operation))));
}
