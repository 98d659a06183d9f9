import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Delays the response to a mutation until its changes are persisted, so that nothing confirmed to the user is lost. */
export function flushAfterMutation(flush: () => Promise<void>): Plugin {
  return {
    onExecute: ({ args }) => {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation === 'mutation') return { onExecuteDone: flush };
      return undefined;
    },
  };
}
