import type { ExecutionResult } from 'graphql';
import type { BackEnd } from '#graphql/backEnd';

/** A request of the explorer: a document and the `operationName` to run. */
interface ExplorerRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

/** Runs a request and yields each response as it arrives. Closing the iterator stops a subscription. */
export type ExplorerFetcher = (request: ExplorerRequest) => Promise<AsyncIterableIterator<ExecutionResult>>;

const isRejected = (answer: ExecutionResult): boolean =>
  answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/**
 * Whether the document has an operation of this name. GraphiQL updates the name 100 ms after the document changes, for
 * example with the tab; until then it sends the name from the document before, which the server would refuse.
 */
const hasOperation = (query: string, name: string): boolean =>
  new RegExp(`\\b(query|mutation|subscription)\\s+${name}\\b`).test(query);

/**
 * Sends requests as the user, with the session’s access token, and retries once with a new token if it is rejected.
 * Every operation uses server-sent events, subscription or not. This fetcher uses neither the cache nor the app’s own
 * client, so other screens do not load more code because of it.
 */
export function createFetcher({ url, ready, tokens }: Pick<BackEnd, 'url' | 'ready' | 'tokens'>): ExplorerFetcher {
  return async ({ query, operationName, variables }) => {
    await ready;
    const { createClient } = await import('graphql-sse');
    const start = (token: string | null) => {
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      const client = createClient({ url, headers, retryAttempts: 0 });
      return client.iterate<Record<string, unknown>, Record<string, unknown>>({
        query,
        variables: variables ?? {},
        ...(operationName && hasOperation(query, operationName) && { operationName }),
      });
    };
    const token = await tokens.fresh();
    let answers = start(token);
    let isFirst = true;
    const iterator: AsyncIterableIterator<ExecutionResult> = {
      [Symbol.asyncIterator]: () => iterator,
      next: async () => {
        const step = await answers.next();
        const mustRenew = isFirst && !step.done && isRejected(step.value);
        const renewed = mustRenew && token !== null ? await tokens.replace(token) : null;
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
}
