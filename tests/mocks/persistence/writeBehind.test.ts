import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '#mocks/notice';
import type { OwnedDatabase } from '#mocks/persistence/ownership';
import { createSegments } from '#mocks/persistence/segments';
import { createWriteBehind } from '#mocks/persistence/writeBehind';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Creates a database whose writes have a given outcome and are only counted. */
const setUp = () => {
  const notices: Notice[] = [];
  const segments = createSegments();
  const write = vi.fn<() => Promise<void>>().mockResolvedValue();
  const owned = { write } as unknown as OwnedDatabase;
  const writeBehind = createWriteBehind(owned, segments, (notice) => notices.push(notice));
  const change = () => {
    segments.note([{ table: 'settings', put: { id: 'a', value: '' } }]);
    writeBehind.schedule();
  };
  return { ...writeBehind, segments, write, notices, change };
};

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
};

test('combines successive changes into one write, timed from the first', async () => {
  const { change, write } = setUp();
  for (let at = 0; at < 4; at++) {
    change();
    await pass(40);
  }
  expect(write).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a write waits for the previous one and includes changes made in the meantime', async () => {
  const { change, write, flush, segments } = setUp();
  let finish = () => undefined as void;
  write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  change();
  const first = flush();
  change();
  const second = flush();
  await pass(1000);
  expect(write).toHaveBeenCalledTimes(1);
  finish();
  await Promise.all([first, second]);
  expect(write).toHaveBeenCalledTimes(2);
  expect(segments.hasChanges).toBe(false);
});

test('writes nothing if nothing changed', async () => {
  const { flush, write } = setUp();
  await flush();
  expect(write).not.toHaveBeenCalled();
});

test.each<[string, DOMException, Notice]>([
  [
    'the browser has no room left',
    new DOMException('full', 'QuotaExceededError'),
    { code: 'storageFull', values: { what: 'other' } },
  ],
  ['the connection is gone', new DOMException('closing', 'InvalidStateError'), { code: 'storageClosed' }],
  [
    'something else is wrong',
    new DOMException('broken', 'UnknownError'),
    { code: 'notSaved', values: { reason: 'broken' } },
  ],
])('when %s, reports it once and retries later', async (_, error, notice) => {
  const { change, write, notices, segments } = setUp();
  write.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  change();
  await pass(200);
  expect(notices).toEqual([notice]);
  expect(segments.hasChanges).toBe(true);
  change();
  await pass(5000);
  expect(write).toHaveBeenCalledTimes(2);
  await pass(5000);
  expect(write).toHaveBeenCalledTimes(3);
  expect(segments.hasChanges).toBe(false);
  expect(notices).toHaveLength(1);
});

test('reports a failure after a success again', async () => {
  const { change, write, notices, flush } = setUp();
  for (const isFailing of [true, false, true]) {
    if (isFailing) write.mockRejectedValueOnce(new Error('broken'));
    change();
    await flush();
  }
  expect(notices).toHaveLength(2);
});

test('writes nothing after stopping, and stopping waits for a write in progress', async () => {
  const { change, write, flush, stop } = setUp();
  let isWritten = false;
  write.mockImplementationOnce(async () => {
    await Promise.resolve();
    isWritten = true;
  });
  change();
  void flush();
  await stop();
  expect(isWritten).toBe(true);
  change();
  await pass(60_000);
  await flush();
  expect(write).toHaveBeenCalledTimes(1);
});
