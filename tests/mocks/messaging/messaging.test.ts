import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createPagePort } from '#mocks/messaging/pagePort';
import { createWorkerPort } from '#mocks/messaging/workerPort';

type Handle = (request: Request) => Promise<Response | undefined>;

const open: MessagePort[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

/** Connects both ends through a real message channel, with the given gateway behind them. */
const connect = (handle: Handle) => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const page = createPagePort(port1);
  const worker = createWorkerPort(port2, handle);
  port1.onmessage = ({ data }) => page.receive(data);
  port2.onmessage = ({ data }) => worker.receive(data);
  return { page, worker };
};

const get = new Request('http://localhost/graphql');
const encoder = new TextEncoder();

test('transfers a request and its response unchanged', async () => {
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

test('transfers a body that is given as a text, without reading the request', async () => {
  const { page } = connect(async (request) =>
    Response.json({ type: request.headers.get('content-type'), text: await request.text() }),
  );
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/graphql', { method: 'POST', body: '{"query":"{ ä }"}', headers });
  const response = await page.send(request, '{"query":"{ ä }"}');
  expect(await response!.json()).toEqual({ type: 'application/json', text: '{"query":"{ ä }"}' });
  expect(request.bodyUsed).toBe(false);
});

test('passes through a request that the gateway does not know', async () => {
  const { page } = connect(async () => undefined);
  expect(await page.send(get)).toBeUndefined();
});

test('delivers a stream chunk by chunk before it ends', async () => {
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

test('stops a stream at its source when it is no longer read', async () => {
  const cancel = vi.fn();
  const { page } = connect(
    async () => new Response(new ReadableStream({ start: (c) => c.enqueue(encoder.encode('one')), cancel })),
  );
  const reader = (await page.send(get))!.body!.getReader();
  await reader.read();
  await reader.cancel();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('stops the streams of a page that is gone', async () => {
  const cancel = vi.fn();
  const { page, worker } = connect(
    async () => new Response(new ReadableStream({ start: (c) => c.enqueue(encoder.encode('one')), cancel })),
  );
  await (await page.send(get))!.body!.getReader().read();
  worker.close();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('stops a stream that begins after its page is gone', async () => {
  const cancel = vi.fn();
  let answer!: (response: Response) => void;
  const { page, worker } = connect(() => new Promise((resolve) => (answer = resolve)));
  void page.send(get);
  await vi.waitFor(() => expect(answer).toBeDefined());
  worker.close();
  answer(new Response(new ReadableStream({ start: (c) => c.enqueue(encoder.encode('one')), cancel })));
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test.each([
  ['a stream', {}],
  ['a response of known length', { 'content-length': '6' }],
])('ends %s that breaks off with an error, and logs it to the console', async (_, headers: Record<string, string>) => {
  const chunks = ['one'];
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const chunk = chunks.pop();
    if (chunk === undefined) throw new Error('broken');
    controller.enqueue(encoder.encode(chunk));
  };
  const { page } = connect(async () => new Response(new ReadableStream({ pull }), { headers }));
  const read = async () => (await page.send(get))!.text();
  await expect(read()).rejects.toThrow('The response broke off.');
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(new Error('broken'));
  vi.mocked(console.error).mockClear();
});

test('returns 500 with a message if the gateway throws, and logs it to the console', async () => {
  const { page } = connect(() => Promise.reject(new Error('broken')));
  const response = await page.send(get);
  expect(response?.status).toBe(500);
  expect(await response!.json()).toEqual({ error: 'Something went wrong on our side. Try again in a moment.' });
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(new Error('broken'));
  vi.mocked(console.error).mockClear();
});
