import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, throwError } from 'rxjs';
import { OutageError } from './outageError';

/** Lets the error of a mutation that an outage met say that nothing was changed. It is not sent again: only the person knows whether it should be. */
export const createOutageLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answer;
    return answer.pipe(
      catchError((error: unknown) =>
        throwError(() => (error instanceof OutageError ? new OutageError(error.outageCause, true) : error)),
      ),
    );
  });
