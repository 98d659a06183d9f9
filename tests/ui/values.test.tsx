import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getRetryDelay } from '#lib/backOff';
import { getInitials, findPlace } from '#lib/initials';
import { createObservable } from '#lib/observable';
import { createQueue } from '#lib/queue';
import { relativeTime } from '#lib/relativeTime';
import { removeForeignServiceWorkers } from '#lib/serviceWorkers';
import {
  isSelected,
  matchingSelection,
  noSelection,
  selectedCount,
  withRows,
  type Selection,
} from '#ui/filter/selection';

describe('Selection', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  const steps = fc.array(fc.tuple(ids, fc.boolean()));
  const after = (start: Selection, done: [string[], boolean][]) =>
    done.reduce((selection, [rows, isOn]) => withRows(selection, rows, isOn), start);

  test('a row has the state that was set last', () => {
    fc.assert(
      fc.property(fc.constantFrom(noSelection, matchingSelection), steps, (start, done) => {
        const selection = after(start, done);
        for (const id of 'abcde') {
          const last = done.findLast(([rows]) => rows.some((row) => row === id));
          expect(isSelected(selection, id)).toBe(last ? last[1] : start === matchingSelection);
        }
      }),
    );
  });

  test('the count is that of the selected rows', () => {
    fc.assert(
      fc.property(fc.constantFrom(noSelection, matchingSelection), steps, (start, done) => {
        const selection = after(start, done);
        expect(selectedCount(selection, 5)).toBe([...'abcde'].filter((id) => isSelected(selection, id)).length);
      }),
    );
  });
});

describe('Observable values', () => {
  test('notify each listener until it unsubscribes', () => {
    const value = createObservable(1);
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = value.subscribe(first);
    value.subscribe(second);
    value.set(2);
    leave();
    value.set(3);
    expect([first.mock.calls.length, second.mock.calls.length, value.get()]).toEqual([1, 2, 3]);
  });

  test('a listener can unsubscribe while it is notified', () => {
    const value = createObservable(1);
    const leave = value.subscribe(() => leave());
    const other = vi.fn();
    value.subscribe(other);
    value.set(2);
    expect(other).toHaveBeenCalledOnce();
  });

  test('a queue passes on buffered items and then new ones, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), fc.array(fc.nat()), (before, during, after) => {
        const queue = createQueue<number>();
        const heard: number[] = [];
        before.forEach(queue.push);
        const stop = queue.drain((item) => heard.push(item));
        during.forEach(queue.push);
        stop();
        after.forEach(queue.push);
        expect(heard).toEqual([...before, ...during]);
        queue.drain((item) => heard.push(item));
        expect(heard).toEqual([...before, ...during, ...after]);
      }),
    );
  });
});

describe('Durations', () => {
  const hour = 3_600_000;
  test.each([
    [0, { value: 0, unit: 'second' }],
    [-999, { value: 0, unit: 'second' }],
    [-59_000, { value: -59, unit: 'second' }],
    [-60_000, { value: -1, unit: 'minute' }],
    [-3 * hour, { value: -3, unit: 'hour' }],
    [47 * hour, { value: 1, unit: 'day' }],
    [-8 * 24 * hour, { value: -1, unit: 'week' }],
    [-400 * 24 * hour, { value: -1, unit: 'year' }],
  ])('%d ms', (milliseconds, expected) => {
    const { value, unit } = relativeTime(milliseconds);
    expect({ value: value + 0, unit }).toEqual(expected);
  });

  test('pauses grow to half a minute and vary by half', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (retries, random) => {
        const pause = getRetryDelay(retries, () => random);
        expect(pause).toBeLessThanOrEqual(30_000);
        expect(pause).toBeGreaterThanOrEqual(250);
        expect(getRetryDelay(retries + 1, () => random)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });
});

describe('Initials', () => {
  test.each([
    ['Ada Lindqvist', 'AL'],
    ['ada maria lindqvist', 'AL'],
    ['Tent', 'T'],
    ['  ', ''],
    ['', ''],
    ['🏕 Camp', '🏕C'],
    ['élan vital', 'ÉV'],
    ['Ryker Tee (V-neck)', 'RV'],
    ['“Camp” –', 'C'],
  ])('of "%s" are "%s"', (name, initials) => expect(getInitials(name)).toBe(initials));

  test('a text maps to the same index for any count', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, count) => {
        const place = findPlace(text, count);
        expect(place).toBe(findPlace(text, count));
        expect(place >= 0 && place < count && Number.isInteger(place)).toBe(true);
      }),
    );
  });
});

describe('Service workers of earlier apps', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  const registered = (...scripts: (string | undefined)[]) => {
    const registrations = scripts.map((scriptURL) => ({
      active: scriptURL === undefined ? null : { scriptURL },
      waiting: null,
      installing: null,
      unregister: vi.fn(() => Promise.resolve(true)),
    }));
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistrations: () => Promise.resolve(registrations) },
    });
    return () => registrations.map(({ unregister }) => unregister.mock.calls.length > 0);
  };
  const scripts = ['http://localhost:3000/mockServiceWorker.js', 'http://localhost:3000/old/sw.js', undefined];

  test('are removed; the app’s own stays, also while it is being registered', async () => {
    const removed = registered(...scripts);
    await removeForeignServiceWorkers('/mockServiceWorker.js');
    expect(removed()).toEqual([false, true, false]);
  });

  test('are all removed if the app has none', async () => {
    const removed = registered(...scripts);
    await removeForeignServiceWorkers(null);
    expect(removed()).toEqual([true, true, true]);
  });

  test('do not exist in browsers without support', async () => {
    await expect(removeForeignServiceWorkers(null)).resolves.toBeUndefined();
  });
});
