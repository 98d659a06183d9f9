import { isGatewayUrl } from './paths';

type Answer = (request: Request) => Promise<Response | undefined>;

/** The response, whose stream ends with the call it answers. */
const untilAborted = ({ body, status, headers }: Response, signal: AbortSignal) =>
  new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, { status, headers });

/**
 * Puts `answer` in front of the page's own `fetch`, where a browser allows no service worker: private windows, blocked
 * site data. Calls that the page does not make by `fetch`, such as those for pictures, are not answered then.
 */
export const interceptFetch = (answer: Answer, page: Pick<typeof globalThis, 'fetch'> = globalThis): void => {
  const network = page.fetch;
  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isGatewayUrl(request.url)) return network(request);
    const { signal } = request;
    signal.throwIfAborted();
    const answered = await answer(request.clone());
    signal.throwIfAborted();
    return answered ? untilAborted(answered, signal) : network(request);
  };
};
