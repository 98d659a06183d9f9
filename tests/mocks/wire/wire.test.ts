import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageEnd } from '../../../mocks/wire/pageEnd';
import { createWorkerEnd } from '../../../mocks/wire/workerEnd';

type Handle = (request: Request) => Promise<Response | undefined>;

const open: MessagePort[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

/** Both ends of the wire over a real channel, with the given gateway behind them. */
const connect = (handle: Handle) => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const page = createPageEnd(port1);
  const worker = createWorkerEnd(port2, handle);
  port1.onmessage = ({ data }) => page.receive(data);
  port2.onmessage = ({ data }) => worker.receive(data);
  return { page, worker };
};

const get = new Request('http://localhost/graphql');
const encoder = new TextEncoder();

test('a request arrives as it was sent, and its answer as it was given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.integer({ min: 200, max: 203 }), async (body, status) => {
      const { page } = connect(async (request) => {
        const bytes = await request.arrayBuffer();
        const headers = {
          'content-length': String(bytes.byteLength),
          'x-seen': `${request.method} ${request.url} ${request.headers.get('x-tag')}`,
        };
        return new Response(bytes, { status, headers });
      });
      const request = new Request('http://localhost/files/1?offset=2', {
        method: 'PUT',
        body,
        headers: { 'x-tag': 'blue' },
      });
      const response = await page.send(request);
      expect(response?.status).toBe(status);
      expect(response?.headers.get('x-seen')).toBe('PUT http://localhost/files/1?offset=2 blue');
      expect(new Uint8Array(await response!.arrayBuffer())).toEqual(new Uint8Array(body));
    }),
    { numRuns: 25 },
  );
});

test('a call that the gateway does not know is passed through', async () => {
  const { page } = connect(async () => undefined);
  expect(await page.send(get)).toBeUndefined();
});

test('a stream arrives chunk by chunk, before it ends', async () => {
  let source!: ReadableStreamDefaultController<Uint8Array>;
  const { page } = connect(
    async () => new Response(new ReadableStream({ start: (controller) => void (source = controller) })),
  );
  const reader = (await page.send(get))!.body!.getReader();
  source.enqueue(encoder.encode('first'));
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
  source.enqueue(encoder.encode('second'));
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('second');
  source.close();
  expect((await reader.read()).done).toBe(true);
});

test('a stream that nobody reads any more is stopped at its source', async () => {
  const cancel = vi.fn();
  const { page } = connect(
    async () => new Response(new ReadableStream({ start: (c) => c.enqueue(encoder.encode('one')), cancel })),
  );
  const reader = (await page.send(get))!.body!.getReader();
  await reader.read();
  await reader.cancel();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('the streams of a page that is gone are stopped', async () => {
  const cancel = vi.fn();
  const { page, worker } = connect(
    async () => new Response(new ReadableStream({ start: (c) => c.enqueue(encoder.encode('one')), cancel })),
  );
  await (await page.send(get))!.body!.getReader().read();
  worker.close();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('a gateway that fails answers 500 with words, and says so on its console', async () => {
  const { page } = connect(() => Promise.reject(new Error('broken')));
  const response = await page.send(get);
  expect(response?.status).toBe(500);
  expect(await response!.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' });
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(new Error('broken'));
  vi.mocked(console.error).mockClear();
});
