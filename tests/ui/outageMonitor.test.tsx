import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OutageError } from '#graphql/outageError';
import { createOutageMonitor, onOutageEnd } from '#graphql/outageMonitor';
import { retryAfterMs } from '#graphql/retryAfter';

const url = 'https://catalogs.example/graphql';
const start = Date.UTC(2026, 4, 4, 12);

/** How the server currently responds. */
type Weather = 'fine' | 'refusing' | 'maintenance' | 'badGateway' | 'gone';

let weather: Weather = 'fine';
let retryAfter: string | null = null;
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  weather = 'fine';
  retryAfter = null;
  sent.mockReset().mockImplementation(async (_input, init) => {
    init?.signal?.throwIfAborted();
    if (weather === 'gone') throw new TypeError('Failed to fetch');
    const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
    const status = { fine: 200, refusing: 400, maintenance: 503, badGateway: 502 }[weather];
    return new Response('{}', { status, ...(headers && { headers }) });
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(sent);
});

const monitorAt = (clock: { now: number }) => createOutageMonitor(url, () => clock.now);

describe('Retry-After', () => {
  test.each([
    [null, 0],
    ['', 0],
    ['soon', 0],
    ['-5', 0],
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['Mon, 04 May 2026 12:00:30 GMT', 30_000],
    ['Mon, 04 May 2026 11:00:00 GMT', 0],
  ])('%j is a pause of %i ms', (header, pause) => {
    expect(retryAfterMs(header, start)).toBe(pause);
  });

  test('is never negative, whatever a server sends', () => {
    fc.assert(fc.property(fc.string(), (header) => retryAfterMs(header, start) >= 0));
  });
});

describe('Outage', () => {
  test.each(['fine', 'refusing'] as const)('does not exist while the server responds (%s)', async (present) => {
    weather = present;
    const monitor = monitorAt({ now: start });
    await monitor.fetch(url);
    expect(monitor.get()).toBeNull();
  });

  test.each([
    ['gone', 'unreachable'],
    ['maintenance', 'maintenance'],
    ['badGateway', 'maintenance'],
  ] as const)('starts with the first request that is %s', async (present, cause) => {
    weather = present;
    const monitor = monitorAt({ now: start });
    await expect(monitor.fetch(url)).rejects.toMatchObject({ name: 'OutageError', outageCause: cause });
    expect(monitor.get()).toMatchObject({ cause, tries: 0, isTrying: false });
  });

  test('ignores requests that the page itself aborted', async () => {
    const monitor = monitorAt({ now: start });
    await expect(monitor.fetch(url, { signal: AbortSignal.abort() })).rejects.not.toBeInstanceOf(OutageError);
    expect(monitor.get()).toBeNull();
  });

  test('is retried at growing intervals, at most half a minute', async () => {
    const clock = { now: start };
    weather = 'gone';
    const monitor = monitorAt(clock);
    await monitor.fetch(url).catch(() => undefined);
    for (const longest of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const pause = (monitor.get()?.nextTryAt ?? 0) - clock.now;
      expect(pause).toBeLessThanOrEqual(longest);
      expect(pause).toBeGreaterThanOrEqual(longest / 2);
      clock.now += pause;
      await monitor.tryNow();
    }
    expect(monitor.get()?.tries).toBe(8);
  });

  test.each([
    ['60', 60_000],
    ['86400', 600_000],
  ])('waits as Retry-After: %s requests, within limits', async (header, pause) => {
    weather = 'maintenance';
    retryAfter = header;
    const monitor = monitorAt({ now: start });
    await monitor.fetch(url).catch(() => undefined);
    expect(monitor.get()?.nextTryAt).toBe(start + pause);
  });

  test('is not extended by requests that fail between two tries', async () => {
    weather = 'gone';
    const clock = { now: start };
    const monitor = monitorAt(clock);
    await monitor.fetch(url).catch(() => undefined);
    const before = monitor.get();
    clock.now += 100;
    await monitor.fetch(url).catch(() => undefined);
    expect(monitor.get()).toBe(before);
  });

  test('reports while a try is running, and runs one try at a time', async () => {
    weather = 'gone';
    const monitor = monitorAt({ now: start });
    await monitor.fetch(url).catch(() => undefined);
    const tries = [monitor.tryNow(), monitor.tryNow(), monitor.tryNow()];
    expect(monitor.get()?.isTrying).toBe(true);
    await Promise.all(tries);
    expect(monitor.get()).toMatchObject({ tries: 1, isTrying: false });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test.each(['by a try', 'by any call that is answered'])('ends %s', async (how) => {
    weather = 'maintenance';
    const monitor = monitorAt({ now: start });
    const ended = vi.fn();
    onOutageEnd(monitor, ended);
    await monitor.fetch(url).catch(() => undefined);
    await monitor.tryNow();
    expect(ended).not.toHaveBeenCalled();
    weather = 'fine';
    await (how === 'by a try' ? monitor.tryNow() : monitor.fetch(url));
    expect(monitor.get()).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('ignores late responses to requests from before it began or ended', async () => {
    const monitor = monitorAt({ now: start });
    /** Sends a request that is answered with the status when the returned function is called. */
    const sendSlowly = (status: number) => {
      let answer: () => void = () => undefined;
      sent.mockImplementationOnce(
        () => new Promise((resolve) => (answer = () => resolve(new Response('{}', { status })))),
      );
      const settled = monitor.fetch(url).catch(() => undefined);
      return () => {
        answer();
        return settled;
      };
    };
    const answerOld = sendSlowly(200);
    weather = 'maintenance';
    await monitor.fetch(url).catch(() => undefined);
    await answerOld();
    expect(monitor.get()).toMatchObject({ cause: 'maintenance' });

    const refuseOld = sendSlowly(503);
    weather = 'fine';
    await monitor.tryNow();
    await refuseOld();
    expect(monitor.get()).toBeNull();
  });

  test('lasts until a reload if the gateway never started', async () => {
    const monitor = monitorAt({ now: start });
    monitor.reportNoStart();
    await monitor.tryNow();
    await monitor.fetch(url);
    expect(monitor.get()?.cause).toBe('notStarted');
    expect(sent).toHaveBeenCalledOnce();
  });

  test('is detected by a check while there is none, such as after the browser reported being offline', async () => {
    weather = 'gone';
    const monitor = monitorAt({ now: start });
    await monitor.tryNow();
    expect(monitor.get()).toMatchObject({ cause: 'unreachable', tries: 0 });
  });

  test('exists exactly when the last response was that of an outage, in any sequence', async () => {
    const step = fc.record({
      present: fc.constantFrom<Weather>('fine', 'refusing', 'maintenance', 'badGateway', 'gone'),
      isTry: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const clock = { now: start };
        const monitor = monitorAt(clock);
        for (const { present, isTry } of steps) {
          weather = present;
          await (isTry ? monitor.tryNow() : monitor.fetch(url).catch(() => undefined));
          const outage = monitor.get();
          expect(outage === null).toBe(present === 'fine' || present === 'refusing');
          expect(outage?.isTrying ?? false).toBe(false);
          clock.now += 1000;
        }
      }),
      { numRuns: 50 },
    );
  });
});
