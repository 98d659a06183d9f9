import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { gql } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIntl } from 'react-intl';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '#graphql/client';
import { getErrorCode, getFieldErrors, getErrorMessage, RefusedError } from '#graphql/errors';
import { createFiles } from '#graphql/files';
import { createOutageMonitor } from '#graphql/outageMonitor';
import type { Tokens } from '#session/tokens';
import { downloads } from '../support/downloads';

const url = 'https://catalogs.example/graphql';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Tokens that are refreshed once: `old`, then `new`. */
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

describe('Error messages', () => {
  const intl = createIntl({ locale: 'en' });
  const fault = 'Something went wrong on our side. Try again in a moment.';
  const unreachable = 'Can’t reach the server. Check your connection and try again.';
  const response = new Response('', { status: 502 });
  test.each([
    ['NOT_FOUND', graphQLError('NOT_FOUND'), 'Server’s words.'],
    ['CONFLICT', graphQLError('CONFLICT'), 'Server’s words.'],
    ['INVALID', graphQLError('INVALID'), 'Server’s words.'],
    ['FORBIDDEN', graphQLError('FORBIDDEN'), 'Server’s words.'],
    ['LIMIT', graphQLError('LIMIT'), 'Server’s words.'],
    ['UNAUTHENTICATED', graphQLError('UNAUTHENTICATED'), 'You’re signed out. Sign in and try again.'],
    ['UNKNOWN', graphQLError('INTERNAL_SERVER_ERROR'), fault],
    ['UNKNOWN', graphQLError(undefined), fault],
    [null, new TypeError('fetch failed'), unreachable],
    [null, new ServerError('Bad gateway', { response, bodyText: '' }), fault],
    [null, 'nonsense', unreachable],
    ['LIMIT', new RefusedError('LIMIT', 'The file is too large.'), 'The file is too large.'],
    ['UNKNOWN', new RefusedError('UNKNOWN', 'Bad gateway'), fault],
  ])('%s: %s', (code, error, message) => {
    expect(getErrorCode(error)).toBe(code);
    expect(getErrorMessage(error, intl)).toBe(message);
  });

  test('of several errors, the one with a known code is used', () => {
    const error = new CombinedGraphQLErrors({
      errors: [{ message: 'Oops' }, { message: 'There is no such tent.', extensions: { code: 'NOT_FOUND' } }],
    });
    expect(getErrorMessage(error, intl)).toBe('There is no such tent.');
  });

  test.each([
    [graphQLError('INVALID', '', { name: 'Too long.', sku: 'Taken.' }), { name: 'Too long.', sku: 'Taken.' }],
    [graphQLError('INVALID', '', { name: 7 }), {}],
    [graphQLError('INVALID', '', 'name'), {}],
    [graphQLError('INVALID'), {}],
    [new Error('name'), {}],
  ])('field errors of %s', (error, fields) => expect(getFieldErrors(error)).toEqual(fields));
});

describe('Uploading', () => {
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
  ])('%s is sent in slices of one megabyte', async (_name, size, sizes, shares) => {
    const slices = received();
    const onProgress = vi.fn();
    await files().uploadFile(new Blob([new Uint8Array(size)]), 'f 1', { onProgress });
    expect(slices.map((slice) => slice.size)).toEqual(sizes);
    expect(slices.map(({ offset }) => Number(offset))).toEqual(sizes.map((_, index) => index * megabyte));
    expect(slices[0]?.authorization).toBe('Bearer old');
    expect(onProgress.mock.calls.flat()).toEqual(shares);
  });

  test.each(['https://other.example/f.csv', '//other.example/f.csv', 'javascript:alert(1)'])(
    'are not requested from another host: %s',
    async (path) => {
      await expect(files().downloadFile(path, 'f.csv')).rejects.toThrow('The file isn’t on the server.');
    },
  );

  test('can be canceled', async () => {
    const slices = received();
    const stop = new AbortController();
    const upload = files().uploadFile(new Blob([new Uint8Array(3 * megabyte)]), 'f1', {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(upload).rejects.toThrow(/abort/i);
    expect(slices).toHaveLength(1);
  });

  test('a slice rejected for its token is retried with a new one', async () => {
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
    [400, 'INVALID', {}, 1],
    [403, 'FORBIDDEN', {}, 1],
    [404, 'NOT_FOUND', {}, 1],
    [409, 'CONFLICT', {}, 1],
    [409, 'CONFLICT', { offset: 0 }, 7],
    [413, 'LIMIT', {}, 1],
    [500, 'UNKNOWN', {}, 1],
  ])('a response of %d is rejected as %s with the server’s message: %j', async (status, code, where, times) => {
    const respond = vi.fn(() => HttpResponse.json({ error: 'No room.', ...where }, { status }));
    server.use(http.put('https://catalogs.example/files/:id', respond));
    const upload = files().uploadFile(new Blob(['x']), 'f1');
    await expect(upload).rejects.toMatchObject({ code, message: 'No room.' });
    expect(respond).toHaveBeenCalledTimes(times);
  });
});

describe('Upload during outages', () => {
  const megabyte = 1024 * 1024;
  const file = new Blob([new Uint8Array(3 * megabyte)]);
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterAll(() => void vi.useRealTimers());

  /** Skips the time between attempts until the work is done. */
  async function hurry<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false;
    work.catch(() => undefined).finally(() => (isDone = true));
    while (!isDone) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return work;
  }

  /** A server that stores bytes as the gateway does. `fail` determines the outcome of each slice. */
  const keeping = (fail: (attempt: number) => 'away' | 'cut' | 'answerLost' | null) => {
    let size = 0;
    const sent: number[] = [];
    server.use(
      http.put('https://catalogs.example/files/f1', async ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        const failure = fail(sent.push(offset));
        if (failure === 'away') return new HttpResponse(null, { status: 503 });
        if (failure === 'cut') return HttpResponse.error();
        if (offset !== size) return HttpResponse.json({ error: 'Continue there.', offset: size }, { status: 409 });
        size += (await request.arrayBuffer()).byteLength;
        return failure === 'answerLost' ? HttpResponse.error() : HttpResponse.json({ size });
      }),
      http.post(url, () => HttpResponse.json({ data: { __typename: 'Query' } })),
    );
    return { sent, size: () => size };
  };
  const filesAndOutages = () => {
    const outages = createOutageMonitor(url);
    return { outages, files: createFiles({ url, ready: Promise.resolve(), tokens: tradedTokens(), outages }) };
  };

  test.each([
    ['is away', 'away', [0, 1, 1, 2]],
    ['is cut off', 'cut', [0, 1, 1, 2]],
    ['takes the slice but its answer is lost', 'answerLost', [0, 1, 1, 2]],
  ] as const)('continues from the server’s offset when the server %s', async (_title, failure, megabytes) => {
    const kept = keeping((attempt) => (attempt === 2 ? failure : null));
    const { files, outages } = filesAndOutages();
    const onWait = vi.fn(() => void setTimeout(() => void outages.tryNow(), 1000));
    const shares: number[] = [];
    await hurry(files.uploadFile(file, 'f1', { onWait, onProgress: (share) => shares.push(share) }));
    expect(kept.sent.map((offset) => offset / megabyte)).toEqual(megabytes);
    expect(kept.size()).toBe(file.size);
    expect(onWait).toHaveBeenCalledOnce();
    expect(shares.at(-1)).toBe(1);
  });

  test('sends nothing while the server is known to be down', async () => {
    const kept = keeping((attempt) => (attempt === 1 ? 'away' : null));
    const { files, outages } = filesAndOutages();
    const upload = files.uploadFile(file, 'f1');
    await hurry(new Promise((resolve) => setTimeout(resolve, 10 * 60_000)));
    expect(kept.sent).toHaveLength(1);
    await outages.tryNow();
    await hurry(upload);
    expect(kept.size()).toBe(file.size);
  });

  test('can be canceled while it waits', async () => {
    keeping(() => 'away');
    const stop = new AbortController();
    const { files } = filesAndOutages();
    const upload = files.uploadFile(file, 'f1', { signal: stop.signal, onWait: () => stop.abort() });
    await expect(hurry(upload)).rejects.toThrow(/abort/i);
  });

  test('gives up if the server responds but accepts no bytes, and continues when called again', async () => {
    let isBroken = true;
    const kept = keeping((attempt) => (isBroken && attempt > 1 ? 'away' : null));
    const { files, outages } = filesAndOutages();
    const onWait = () => void setTimeout(() => void outages.tryNow(), 100);
    await expect(hurry(files.uploadFile(file, 'f1', { onWait }))).rejects.toMatchObject({ outageCause: 'maintenance' });
    expect(kept.sent).toHaveLength(8);
    isBroken = false;
    await hurry(files.uploadFile(file, 'f1'));
    expect(kept.sent.slice(8).map((offset) => offset / megabyte)).toEqual([0, 1, 2]);
    expect(kept.size()).toBe(file.size);
  });
});

describe('Downloading', () => {
  test('saves the server’s data under the name', async () => {
    server.use(http.get('https://catalogs.example/feeds/7', () => HttpResponse.text('sku,name')));
    const files = createFiles({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    await files.downloadFile('/feeds/7', 'range.csv');
    expect(downloads.map(({ name }) => name)).toEqual(['range.csv']);
    expect(await downloads[0]?.text()).toBe('sku,name');
  });

  test('waits for the back end, and saves nothing that was rejected', async () => {
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

describe('Operation', () => {
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

  test('is retried with a new token when rejected for its token', async () => {
    const seen = answers(rejected, good);
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    expect((await client.query({ query })).data).toEqual({ tents: 3 });
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
  });

  test('is retried only once', async () => {
    const seen = answers(rejected);
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    await expect(client.query({ query })).rejects.toThrow('No.');
    expect(seen).toHaveLength(2);
  });

  test('is not retried without a new token', async () => {
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

  test('a subscription that is made again stays open and misses no events', async () => {
    let sent = 0;
    let send = (_tick: number): void => undefined;
    server.use(
      http.post(url, () => {
        sent++;
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            send = (tick) =>
              controller.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify({ data: { tick } })}\n\n`));
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const client = createClient({ url, ready: Promise.resolve(), tokens: tradedTokens() });
    const ticks: unknown[] = [];
    const subscribe = () =>
      client
        .subscribe({
          query: gql`
            subscription Ticks {
              tick
            }
          `,
        })
        .subscribe(({ data }) => ticks.push(data));
    const first = subscribe();
    await vi.waitFor(() => expect(sent).toBe(1));
    send(1);
    await vi.waitFor(() => expect(ticks).toEqual([{ tick: 1 }]));
    const second = subscribe();
    first.unsubscribe();
    send(2);
    await vi.waitFor(() => expect(ticks).toEqual([{ tick: 1 }, { tick: 2 }]));
    expect(sent).toBe(1);
    second.unsubscribe();
  });

  test('a subscription is read from an event stream', async () => {
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
