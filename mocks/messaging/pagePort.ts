import type { ToPage, ToWorker, MessageEndpoint } from './messages';

interface Pending {
  resolve: (response: Response | undefined) => void;
  reject: (error: Error) => void;
  controller: ReadableStreamDefaultController<Uint8Array> | null;
}

/** Creates the page's end of the channel: sends requests to the worker and reassembles their responses. */
export function createPagePort(endpoint: MessageEndpoint<ToWorker>) {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const readBody = (id: number) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        pending.get(id)!.controller = controller;
      },
      cancel: () => {
        pending.delete(id);
        endpoint.postMessage({ type: 'cancel', id }, []);
      },
    });

  return {
    /**
     * Returns the gateway's response, or undefined if the request is not for the gateway. If `text` is given, it is the
     * body of the request, which is then not read.
     */
    async send(request: Request, text?: string): Promise<Response | undefined> {
      const hasBody = Boolean(request.body) || request.method !== 'GET';
      const body = text ?? (hasBody ? await request.arrayBuffer() : null);
      const id = ++lastId;
      const { method, url } = request;
      const promise = new Promise<Response | undefined>((resolve, reject) =>
        pending.set(id, { resolve, reject, controller: null }),
      );
      const headers = [...request.headers];
      endpoint.postMessage(
        { type: 'request', id, method, url, headers, body },
        body instanceof ArrayBuffer ? [body] : [],
      );
      return promise;
    },
    /** Handles a message from the worker about a request. */
    receive(message: Extract<ToPage, { id: number }>) {
      const entry = pending.get(message.id);
      if (!entry) return;
      if (message.type === 'chunk') return entry.controller?.enqueue(message.bytes);
      if (message.type === 'head') {
        const { status, headers, isWhole } = message;
        const hasNoBody = status === 204 || status === 304;
        entry.resolve(
          new Response(isWhole ? (hasNoBody ? null : message.body) : readBody(message.id), { status, headers }),
        );
        if (!isWhole) return;
      }
      if (message.type === 'pass') entry.resolve(undefined);
      if (message.type === 'end') entry.controller?.close();
      // As if the connection had been lost.
      if (message.type === 'broken') {
        const error = new TypeError('The response broke off.');
        entry.controller?.error(error);
        entry.reject(error);
      }
      pending.delete(message.id);
    },
  };
}
