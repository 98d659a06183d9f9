import { getOperationAST, OperationTypeNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const isMutation = ({ document, operationName }: ExecutionArgs) =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;

/** Delays the response to a mutation until its changes are persisted, so that nothing confirmed to the user is lost. */
export function flushAfterMutation(flush: () => Promise<void>): Plugin {
  return {
    onExecute: ({ args }) => {
      if (isMutation(args)) return { onExecuteDone: flush };
      return undefined;
    },
  };
}
