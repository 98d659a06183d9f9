import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { gql } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIntl } from 'react-intl';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/graphql/client';
import { codeOf, fieldErrorsOf, messageOf, RefusedError } from '../../src/graphql/errors';
import { createFiles } from '../../src/graphql/files';
import type { Tokens } from '../../src/session/tokens';
import { downloads } from '../support/downloads';

const url = 'https://catalogs.example/graphql';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Tokens that are traded once: `old`, then `new`. */
function tradedTokens(renewed: string | null = 'new'): Tokens {
  let current: string | null = 'old';
  return {
    fresh: () => Promise.resolve(current),
    replace: vi.fn(() => {
      current = renewed;
      return Promise.resolve(renewed);
    }),
  };
}

const graphQLError = (code: string | undefined, message = 'Server’s words.', fields?: unknown) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields } }] });

describe('what is said about an error', () => {
  const intl = createIntl({ locale: 'en' });
  const fault = 'The server could not do this because of a fault of its own. Try again in a moment.';
  const unreachable = 'The server cannot be reached. Check the connection and try again.';
  const response = new Response('', { status: 502 });
  test.each([
    ['NOT_FOUND', graphQLError('NOT_FOUND'), 'Server’s words.'],
    ['CONFLICT', graphQLError('CONFLICT'), 'Server’s words.'],
    ['INVALID', graphQLError('INVALID'), 'Server’s words.'],
    ['FORBIDDEN', graphQLError('FORBIDDEN'), 'Server’s words.'],
    ['LIMIT', graphQLError('LIMIT'), 'Server’s words.'],
    ['UNAUTHENTICATED', graphQLError('UNAUTHENTICATED'), 'You are signed out. Sign in and try again.'],
    ['UNKNOWN', graphQLError('INTERNAL_SERVER_ERROR'), fault],
    ['UNKNOWN', graphQLError(undefined), fault],
    [null, new TypeError('fetch failed'), unreachable],
    [null, new ServerError('Bad gateway', { response, bodyText: '' }), fault],
    [null, 'nonsense', unreachable],
    ['LIMIT', new RefusedError('LIMIT', 'The file is too large.'), 'The file is too large.'],
    ['UNKNOWN', new RefusedError('UNKNOWN', 'Bad gateway'), fault],
  ])('%s: %s', (code, error, message) => {
    expect(codeOf(error)).toBe(code);
    expect(messageOf(error, intl)).toBe(message);
  });

  test('of several errors the one with a known code counts', () => {
    const error = new CombinedGraphQLErrors({
      errors: [{ message: 'Oops' }, { message: 'There is no such tent.', extensions: { code: 'NOT_FOUND' } }],
    });
    expect(messageOf(error, intl)).toBe('There is no such tent.');
  });

  test.each([
    [graphQLError('INVALID', '', { name: 'Too long.', sku: 'Taken.' }), { name: 'Too long.', sku: 'Taken.' }],
    [graphQLError('INVALID', '', { name: 7 }), {}],
    [graphQLError('INVALID', '', 'name'), {}],
    [graphQLError('INVALID'), {}],
    [new Error('name'), {}],
  ])('messages at fields of %s', (error, fields) => expect(fieldErrorsOf(error)).toEqual(fields));
});

describe('uploading', () => {
  const received = () => {
    const slices: { offset: string | null; size: number; authorization: string | null }[] = [];
    server.use(
      http.put('https://catalogs.example/files/:id', async ({ request }) => {
        const offset = new URL(request.url).searchParams.get('offset');
        const { byteLength: size } = await request.arrayBuffer();
        slices.push({ offset, size, authorization: request.headers.get('authorization') });
        return HttpResponse.json({ size });
      }),
    );
    return slices;
  };
  const files = () => createFiles({ url, ready: Promise.resolve(), tokens: tradedTokens() });
  const megabyte = 1024 * 1024;

  test.each([
    ['nothing', 0, [0], [1]],
    ['less than a slice', 10, [10], [1]],
    ['exactly one slice', megabyte, [megabyte], [1]],
    ['two and a half', 2.5 * megabyte, [megabyte, megabyte, megabyte / 2], [0.4, 0.8, 1]],
  ])('%s goes in slices of a megabyte', async (_name, size, sizes, shares) => {
    const slices = received();
    const onProgress = vi.fn();
    await files().uploadFile(new Blob([new Uint8Array(size)]), 'f 1', { onProgress });
    expect(slices.map((slice) => slice.size)).toEqual(sizes);
    expect(slices.map(({ offset }) => Number(offset))).toEqual(sizes.map((_, index) => index * megabyte));
    expect(slices[0]?.authorization).toBe('Bearer old');
    expect(onProgress.mock.calls.flat()).toEqual(shares);
  });

  test('can be stopped', async () => {
    const slices = received();
    const stop = new AbortController();
    const upload = files().uploadFile(new Blob([new Uint8Array(3 * megabyte)]), 'f1', {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(upload).rejects.toThrow(/abort/i);
    expect(slices).toHaveLength(1);
  });

  test('a slice that is refused for its token is sent again with a new one', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.put('https://catalogs.example/files/:id', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        const isOld = seen.length === 1;
        return isOld ? HttpResponse.json({ error: 'Expired.' }, { status: 401 }) : HttpResponse.json({ size: 1 });
      }),
    );
    await files().uploadFile(new Blob(['x']), 'f1');
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  test.each([
    [400, 'INVALID'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [413, 'LIMIT'],
    [500, 'UNKNOWN'],
  ])('an answer of %d is refused as %s in the server’s words', async (status, code) => {
    server.use(
      http.put('https://catalogs.example/files/:id', () => HttpResponse.json({ error: 'No room.' }, { status })),
    );
    const upload = files().uploadFile(new Blob(['x']), 'f1');
    await expect(upload).rejects.toMatchObject({ code, message: 'No room.' });
  });
});

describe('downloading', () => {
  test('saves what the server gives under the name', async () => {
    server.use(http.get('https://catalogs.example/feeds/7', () => HttpResponse.text('sku,name')));
    const files = createFiles({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    await files.downloadFile('/feeds/7', 'range.csv');
    expect(downloads.map(({ name }) => name)).toEqual(['range.csv']);
    expect(await downloads[0]?.text()).toBe('sku,name');
  });

  test('waits for the back end, and saves nothing that was refused', async () => {
    let isReady = false;
    server.use(
      http.get('https://catalogs.example/feeds/7', () =>
        isReady ? HttpResponse.text('gone', { status: 404 }) : HttpResponse.text('too early'),
      ),
    );
    const ready = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => void (isReady = true));
    const files = createFiles({ url, ready, tokens: tradedTokens() });
    await expect(files.downloadFile('/feeds/7', 'range.csv')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(downloads).toEqual([]);
  });
});

describe('an operation', () => {
  const query = gql`
    query Tents {
      tents
    }
  `;
  const answers = (...results: object[]) => {
    const seen: (string | null)[] = [];
    server.use(
      http.post(url, ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json(results[Math.min(seen.length, results.length) - 1]);
      }),
    );
    return seen;
  };
  const rejected = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
  const good = { data: { tents: 3 } };

  test('that is refused for its token is sent again with a new one', async () => {
    const seen = answers(rejected, good);
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    expect((await client.query({ query })).data).toEqual({ tents: 3 });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  test('is sent again once only', async () => {
    const seen = answers(rejected);
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    await expect(client.query({ query })).rejects.toThrow('No.');
    expect(seen).toHaveLength(2);
  });

  test('is not sent again without a new token', async () => {
    const seen = answers(rejected);
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens(null) });
    await expect(client.query({ query })).rejects.toThrow('No.');
    expect(seen).toEqual(['Bearer old']);
  });

  test('waits for the back end, and fails with it', async () => {
    const seen = answers(good);
    const ready = Promise.reject(new Error('The gateway could not start.'));
    const client = createClient({ url, ready, tokens: tradedTokens() });
    await expect(client.query({ query })).rejects.toThrow('The gateway could not start.');
    expect(seen).toEqual([]);
  });

  test('a subscription is read from a stream of events', async () => {
    const events = [{ data: { jobProgress: 1 } }, { data: { jobProgress: 2 } }];
    const body = [...events.map((event) => `event: next\ndata: ${JSON.stringify(event)}\n\n`), 'event: complete\n\n'];
    let authorization: string | null = null;
    server.use(
      http.post(url, ({ request }) => {
        authorization = request.headers.get('authorization');
        return new HttpResponse(body.join(''), { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    const heard = await new Promise<unknown[]>((resolve, reject) => {
      const values: unknown[] = [];
      client
        .subscribe({
          query: gql`
            subscription Progress {
              jobProgress
            }
          `,
        })
        .subscribe({ next: ({ data }) => values.push(data), error: reject, complete: () => resolve(values) });
    });
    expect(heard).toEqual(events.map(({ data }) => data));
    expect(authorization).toBe('Bearer old');
  });
});
