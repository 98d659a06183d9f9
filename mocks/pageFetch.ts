import { isGatewayUrl } from '#server/paths';

/**
 * Answers a request. `text` is its body if that is a text, because reading it from the request takes several tasks of
 * the page; the request is then not to be read.
 */
type Answer = (request: Request, text?: string) => Promise<Response | undefined>;

/** Returns the response with a stream that ends when its request is aborted. */
const untilAborted = ({ body, status, headers }: Response, signal: AbortSignal) =>
  new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, { status, headers });

/**
 * Wraps the page's `fetch` with `answer` until MSW has started, and permanently if the browser does not allow
 * service workers: in private windows or with blocked site data. Requests not made with `fetch`, for example for
 * images, are not answered. Returns a function that restores `fetch`.
 */
export function interceptFetch(answer: Answer, page: Pick<typeof globalThis, 'fetch'> = globalThis): () => void {
  const network = page.fetch;
  let isStopped = false;
  const intercepted: typeof fetch = async (input, init) => {
    if (isStopped) return network(input, init);
    const request = new Request(input, init);
    if (!isGatewayUrl(request.url)) return network(request);
    const { signal } = request;
    signal.throwIfAborted();
    const text = typeof init?.body === 'string' ? init.body : undefined;
    // The network still needs the body if the gateway does not answer.
    const answered = await answer(text === undefined ? request.clone() : request, text);
    signal.throwIfAborted();
    return answered ? untilAborted(answered, signal) : network(request);
  };
  page.fetch = intercepted;
  return () => {
    isStopped = true;
    // Others may have wrapped it in between.
    if (page.fetch === intercepted) page.fetch = network;
  };
}
