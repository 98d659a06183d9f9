import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';

const note = ({ document, operationName, contextValue }: ExecutionArgs) => {
  const { name, operation = '' } = getOperationAST(document, operationName) ?? {};
  (contextValue as RequestContext).trace.operation = name?.value ?? operation;
};

/** Notes the name of each operation, or else its kind, for the log. */
export function noteOperation(): Plugin<RequestContext> {
  return { onExecute: ({ args }) => note(args), onSubscribe: ({ args }) => note(args) };
}
