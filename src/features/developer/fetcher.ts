import type { ExecutionResult } from 'graphql';
import type { BackEnd } from '../../graphql/backEnd';

/** What the explorer asks: a document, of which `operationName` is to be run. */
export interface ExplorerRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

/** Runs what is asked, and gives each answer as it comes; closing what it gave stops a subscription. */
export type ExplorerFetcher = (request: ExplorerRequest) => Promise<AsyncIterableIterator<ExecutionResult>>;

const isRejected = (answer: ExecutionResult | undefined): boolean =>
  answer?.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/**
 * Asks the server as the user does: with the session's token, and once more with a new one where that is refused.
 * Every operation goes over server-sent events, subscriptions or not. The cache has no part in it, and nothing of what
 * the app itself asks with: other screens load no more for this one.
 */
export const createFetcher =
  ({ url, ready, tokens }: Pick<BackEnd, 'url' | 'ready' | 'tokens'>): ExplorerFetcher =>
  async ({ query, operationName, variables }) => {
    await ready;
    const { createClient } = await import('graphql-sse');
    const start = (token: string | null) => {
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      const client = createClient({ url, headers, retryAttempts: 0 });
      return client.iterate<Record<string, unknown>, Record<string, unknown>>({
        query,
        variables: variables ?? {},
        ...(operationName && { operationName }),
      });
    };
    const token = await tokens.fresh();
    let answers = start(token);
    let isFirst = true;
    const iterator: AsyncIterableIterator<ExecutionResult> = {
      [Symbol.asyncIterator]: () => iterator,
      next: async () => {
        const step = await answers.next();
        const renewed = isFirst && token !== null && isRejected(step.value) ? await tokens.replace(token) : null;
        isFirst = false;
        if (renewed === null) return step;
        answers = start(renewed);
        return answers.next();
      },
      return: async () => {
        await answers.return?.();
        return { done: true, value: undefined };
      },
    };
    return iterator;
  };
