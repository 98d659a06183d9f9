import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, throwError } from 'rxjs';
import { OutageError } from './outageError';

/**
 * Marks the error of a mutation that failed because of an outage, so that it can say that nothing was changed. The
 * mutation is not retried, because only the user knows whether it should be.
 */
export function createOutageLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answer;
    return answer.pipe(
      catchError((error: unknown) =>
        throwError(() => (error instanceof OutageError ? new OutageError(error.outageCause, true) : error)),
      ),
    );
  });
}
