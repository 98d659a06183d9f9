import { ApolloLink } from '@apollo/client/link';
import { from, switchMap } from 'rxjs';
import { OutageError } from './outageError';

/** Holds every operation until the back end has started; fails them with an `OutageError` when it could not. */
export function createReadyLink(ready: Promise<unknown>): ApolloLink {
  const started = ready.catch((cause: unknown) => {
    throw new OutageError('notStarted', false, { cause });
  });
  // Whoever sends an operation hears of it; nobody else needs to.
  started.catch(() => undefined);
  return new ApolloLink((operation, forward) => from(started).pipe(switchMap(() => forward(operation))));
}
