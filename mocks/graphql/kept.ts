import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Waits with the answer of a mutation until what it changed is kept: nothing that a user was told is lost. */
export const useKept = (keep: () => Promise<void>): Plugin => ({
  onExecute: ({ args }) => {
    const operation = getOperationAST(args.document, args.operationName);
    if (operation?.operation === 'mutation') return { onExecuteDone: keep };
    return undefined;
  },
});
