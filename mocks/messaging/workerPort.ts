import { errorResponse } from '#server/http';
import type { ToPage, ToWorker, MessageEndpoint, WireRequest } from './messages';

type Handle = (request: Request) => Promise<Response | undefined>;

/** Creates the worker's end of the channel to one page: passes requests to the gateway and streams its responses. */
export function createWorkerPort(endpoint: MessageEndpoint<ToPage>, handle: Handle) {
  const running = new Map<number, () => void>();
  let isClosed = false;

  const stream = async (id: number, body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    // The page is gone, and no one would stop the stream.
    if (isClosed) return body.cancel();
    const reader = body.getReader();
    running.set(id, () => void reader.cancel());
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        endpoint.postMessage({ type: 'chunk', id, bytes: next.value }, []);
      }
    } finally {
      running.delete(id);
    }
    endpoint.postMessage({ type: 'end', id }, []);
  };

  const answer = async ({ id, ...request }: WireRequest) => {
    const response = await handle(new Request(request.url, request)).catch((error: unknown) =>
      errorResponse(error, null),
    );
    if (!response) return endpoint.postMessage({ type: 'pass', id }, []);
    const { status } = response;
    const headers = [...response.headers];
    // Short responses are sent in one message; event streams and files chunk by chunk as they are produced.
    if (response.body && !response.headers.has('content-length')) {
      endpoint.postMessage({ type: 'head', id, status, headers, body: null, isWhole: false }, []);
      return stream(id, response.body);
    }
    const whole = await response.arrayBuffer();
    endpoint.postMessage({ type: 'head', id, status, headers, body: whole, isWhole: true }, [whole]);
  };

  return {
    /** Handles a request, or a message that it was aborted. */
    receive(message: Extract<ToWorker, { id: number }>) {
      if (message.type === 'cancel') running.get(message.id)?.();
      else
        answer(message).catch((error: unknown) => {
          console.error(error);
          endpoint.postMessage({ type: 'broken', id: message.id }, []);
        });
    },
    /** Ends all running requests after the page is gone. */
    close() {
      isClosed = true;
      running.forEach((stop) => stop());
      running.clear();
    },
  };
}
