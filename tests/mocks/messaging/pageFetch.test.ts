import { beforeEach, describe, expect, test, vi } from 'vitest';
import { interceptFetch } from '#mocks/pageFetch';

const origin = 'http://localhost';

describe('Page without a service worker', () => {
  const network = vi.fn<typeof fetch>();
  const page = { fetch: network as typeof fetch };

  beforeEach(() => {
    network.mockReset().mockImplementation(async () => new Response('from the network'));
    page.fetch = network;
  });

  test('gets gateway responses through its own fetch, with status, headers, and body', async () => {
    interceptFetch(async (_request, text) => Response.json({ said: text }, { status: 201 }), page);
    const response = await page.fetch(`${origin}/graphql`, { method: 'POST', body: 'hello' });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ said: 'hello' });
    expect(network).not.toHaveBeenCalled();
  });

  test.each(['/assets/main.js', '/catalogs', '/graphql-docs'])('lets %s go to the network', async (path) => {
    const answer = vi.fn<() => Promise<Response | undefined>>();
    interceptFetch(answer, page);
    expect(await (await page.fetch(origin + path)).text()).toBe('from the network');
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    ['a text', 'hello'],
    ['bytes', new TextEncoder().encode('hello')],
  ])('passes requests with %s that the gateway does not answer to the network unchanged', async (_body, body) => {
    network.mockImplementation(async (input) => new Response(`echo ${await (input as Request).text()}`));
    interceptFetch(async (request, text) => void (text ?? (await request.text())), page);
    const response = await page.fetch(`${origin}/api/unknown`, { method: 'POST', body });
    expect(await response.text()).toBe('echo hello');
  });

  test('receives no response to an aborted request', async () => {
    const answer = vi.fn(async () => new Response('too late'));
    interceptFetch(answer, page);
    const given = AbortSignal.abort(new Error('given up'));
    await expect(page.fetch(`${origin}/graphql`, { signal: given })).rejects.toThrow('given up');
    expect(answer).not.toHaveBeenCalled();
  });

  test('ends the response stream with the request, on both sides', async () => {
    const cancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({ start: (it) => it.enqueue(new Uint8Array([1])), cancel });
    interceptFetch(async () => new Response(endless), page);
    const control = new AbortController();
    const response = await page.fetch(`${origin}/graphql`, { signal: control.signal });
    const reader = response.body!.getReader();
    expect((await reader.read()).value).toEqual(new Uint8Array([1]));
    control.abort();
    await expect(reader.read()).rejects.toThrow();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });

  test('receives responses without a body', async () => {
    interceptFetch(async () => new Response(null, { status: 204 }), page);
    const response = await page.fetch(`${origin}/files/1`, { method: 'PUT', body: 'x' });
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
  });

  test('gets its own fetch back once MSW has started', async () => {
    const restore = interceptFetch(async () => Response.json({}), page);
    restore();
    expect(await (await page.fetch(`${origin}/graphql`)).text()).toBe('from the network');
  });
});
