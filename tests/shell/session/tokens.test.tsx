import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { createSessionCalls } from '#session/sessionCalls';
import { parseExpiry } from '#lib/jwt';
import { createSessionStore, type SessionStore } from '#session/sessionStore';
import type { Session } from '#session/storedSession';
import { createTokens, type Lock, type RequestRefresh } from '#session/tokens';
import { adaSession, openSessionPlaces } from '../../support/sessionPlaces';

const start = Date.UTC(2026, 0, 1);
const minute = 60_000;

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenUntil = (at: number, name = 'a') =>
  `${base64Url({ alg: 'HS256' })}.${base64Url({ exp: at / 1000, name })}.s`;

const session = (name: string, until = start + 10 * minute): Session => ({
  user: adaSession.user,
  accessToken: tokenUntil(until, name),
  refreshToken: `refresh ${name}`,
});

let store: SessionStore;

beforeEach(() => {
  store = createSessionStore(openSessionPlaces());
  store.signIn(session('old'));
});

/** A refresh that waits until it is released. */
function heldRefresh() {
  let settle: { resolve: (answer: Session | null) => void; reject: (error: Error) => void };
  const promise = new Promise<Session | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const request = vi.fn<RequestRefresh>(() => promise);
  return {
    request,
    resolve: (answer: Session | null) => settle.resolve(answer),
    reject: (error: Error) => settle.reject(error),
  };
}

describe('Token expiry', () => {
  test.each([
    ['a token with an end', tokenUntil(start), start],
    ['a token without one', `h.${base64Url({ sub: '1' })}.s`, null],
    ['a claim that is no number', `h.${base64Url({ exp: 'soon' })}.s`, null],
    ['a payload that is no JSON', 'h.bm90IGpzb24.s', null],
    ['a payload that is no object', `h.${base64Url(null)}.s`, null],
    ['no token at all', 'nonsense', null],
    ['the empty text', '', null],
  ])('is read from %s', (_name, token, end) => expect(parseExpiry(token)).toBe(end));

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        parseExpiry(token);
      }),
    );
  });
});

describe('Fresh token', () => {
  const cases = [
    { age: 0, isTraded: false },
    { age: 9 * minute, isTraded: false },
    { age: 9.4 * minute, isTraded: false },
    { age: 9.6 * minute, isTraded: true },
    { age: 11 * minute, isTraded: true },
  ];

  test.each(cases)('after $age ms, refreshed: $isTraded', async ({ age, isTraded }) => {
    const request = vi.fn<RequestRefresh>(() => Promise.resolve(session('new')));
    const tokens = createTokens(store, request, { now: () => start + age });
    expect(await tokens.fresh()).toBe(session(isTraded ? 'new' : 'old').accessToken);
    expect(request).toHaveBeenCalledTimes(isTraded ? 1 : 0);
  });

  test('is null when no one is signed in', async () => {
    store.signOut('user');
    const request = vi.fn<RequestRefresh>();
    const tokens = createTokens(store, request, { now: () => start });
    expect(await tokens.fresh()).toBeNull();
    expect(await tokens.replace('anything')).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('Across tabs', () => {
  /** Runs one task after another, as a Web Lock does. */
  const createLock = (): Lock => {
    let last: Promise<unknown> = Promise.resolve();
    return (task) => {
      const mine = last.then(task, task);
      last = mine;
      return mine;
    };
  };

  test('sends one refresh however many tabs ask, and all get its token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (count) => {
        store.signIn(session('old', start - minute));
        const request = vi.fn<RequestRefresh>(() => Promise.resolve(session('new')));
        const lock = createLock();
        const tabs = Array.from({ length: count }, () =>
          createTokens(createSessionStore(openSessionPlaces()), request, { now: () => start, lock }),
        );
        const answers = await Promise.all(tabs.map((tokens) => tokens.fresh()));
        expect(new Set(answers)).toEqual(new Set([session('new').accessToken]));
        expect(request).toHaveBeenCalledExactlyOnceWith('refresh old');
      }),
      { numRuns: 20 },
    );
  });

  test('gives an active user a new token well before expiry', async () => {
    const request = vi.fn<RequestRefresh>(() => Promise.resolve(session('new', start + 20 * minute)));
    const tokens = createTokens(store, request, { now: () => start + 8.5 * minute });
    expect(await tokens.fresh()).toBe(session('old').accessToken);
    expect(await tokens.fresh(2 * minute)).toBe(session('new', start + 20 * minute).accessToken);
  });
});

describe('With a server that accepts each refresh token once', () => {
  test('tabs that refresh at the same time stay signed in', async () => {
    const gateway = await createDemoGateway({ demoProducts: 1 });
    const url = 'http://localhost/graphql';
    const calls = createSessionCalls(url, async (input, init) => (await gateway.handle(new Request(input, init)))!);
    store.signIn(await calls.login({ email: 'admin@demo.com', password: 'admin' }));
    const tabs = Array.from({ length: 3 }, () => createSessionStore(openSessionPlaces()));
    const each: Lock = (task) => task();
    const { accessToken } = store.get().session!;
    const traded = await Promise.all(
      tabs.map((tab) => createTokens(tab, (token) => calls.refresh(token), { lock: each }).replace(accessToken)),
    );
    for (const token of traded) expect(await calls.me(token!)).toMatchObject({ email: 'admin@demo.com' });
    const [tab] = tabs;
    const next = await createTokens(tab!, (token) => calls.refresh(token)).replace(tab!.get().session!.accessToken);
    expect(await calls.me(next!)).toMatchObject({ email: 'admin@demo.com' });
  });
});

describe('Refresh', () => {
  test('has only one request in flight, however many callers there are and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('fresh', 'replace'), { minLength: 2, maxLength: 20 }), async (asks) => {
        store.signIn(session('old', start - minute));
        const held = heldRefresh();
        const tokens = createTokens(store, held.request, { now: () => start });
        const { accessToken } = session('old', start - minute);
        const answers = asks.map((ask) => (ask === 'fresh' ? tokens.fresh() : tokens.replace(accessToken)));
        held.resolve(session('new'));
        expect(new Set(await Promise.all(answers))).toEqual(new Set([session('new').accessToken]));
        expect(held.request).toHaveBeenCalledExactlyOnceWith('refresh old');
      }),
    );
  });

  test('returns the current token to a caller with an already replaced one', async () => {
    const request = vi.fn<RequestRefresh>();
    const tokens = createTokens(store, request, { now: () => start });
    expect(await tokens.replace('an older token')).toBe(session('old').accessToken);
    expect(request).not.toHaveBeenCalled();
  });

  test('can be followed by a second refresh', async () => {
    const answers = [session('second', start + 20 * minute), session('third', start + 30 * minute)];
    const request = vi.fn<RequestRefresh>(() => Promise.resolve(answers.shift() ?? null));
    const tokens = createTokens(store, request, { now: () => start });
    await tokens.replace(session('old').accessToken);
    expect(await tokens.replace(session('second', start + 20 * minute).accessToken)).toBe(
      session('third', start + 30 * minute).accessToken,
    );
    expect(request.mock.calls.flat()).toEqual(['refresh old', 'refresh second']);
  });

  test('stores the new session', async () => {
    const tokens = createTokens(store, () => Promise.resolve(session('new')), { now: () => start });
    await tokens.replace(session('old').accessToken);
    expect(store.get().session).toEqual(session('new'));
    expect(createSessionStore(openSessionPlaces()).get().session).toEqual(session('new'));
  });

  test('expires the session when rejected', async () => {
    const tokens = createTokens(store, () => Promise.resolve(null), { now: () => start });
    expect(await tokens.replace(session('old').accessToken)).toBeNull();
    expect(store.get()).toEqual({ session: null, signedOut: 'expired' });
  });

  test('keeps the session when the server cannot be reached, and the next caller tries again', async () => {
    const held = heldRefresh();
    const tokens = createTokens(store, held.request, { now: () => start });
    const first = tokens.replace(session('old').accessToken);
    held.reject(new TypeError('fetch failed'));
    await expect(first).rejects.toThrow('fetch failed');
    expect(store.get().session).toEqual(session('old'));
    held.request.mockResolvedValueOnce(session('new'));
    expect(await tokens.replace(session('old').accessToken)).toBe(session('new').accessToken);
  });

  test('does not restore a session that was signed out in the meantime', async () => {
    const held = heldRefresh();
    const tokens = createTokens(store, held.request, { now: () => start });
    const answer = tokens.replace(session('old').accessToken);
    store.signOut('user');
    held.resolve(session('new'));
    expect(await answer).toBeNull();
    expect(store.get()).toEqual({ session: null, signedOut: 'user' });
  });

  test('does not end a session that started in the meantime when rejected', async () => {
    const held = heldRefresh();
    const tokens = createTokens(store, held.request, { now: () => start });
    const answer = tokens.replace(session('old').accessToken);
    store.signIn(session('other'));
    held.resolve(null);
    expect(await answer).toBe(session('other').accessToken);
    expect(store.get().session).toEqual(session('other'));
  });
});
