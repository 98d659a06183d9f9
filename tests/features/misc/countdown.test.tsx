import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfNextMonth, toTarget, timeLeft } from '#features/misc/countdown';

const second = 1000;
const day = 86_400 * second;

describe('Time left', () => {
  test.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5 * day, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59_999, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [day - second, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [3 * day + 2 * 3600 * second + 60 * second + 500, { days: 3, hours: 2, minutes: 1, seconds: 1 }],
  ])('%i ms is %o', (ms, left) => {
    expect(timeLeft(ms)).toEqual(left);
  });

  test('adds up to the input, rounded up to a whole second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 * day }), (ms) => {
        const { days, hours, minutes, seconds } = timeLeft(ms);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / second));
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
    );
  });
});

describe('Countdown target', () => {
  const now = new Date(2026, 11, 31, 23, 59).getTime();

  test.each([
    ['an ISO time with its zone', '2027-03-01T10:00:00Z', Date.UTC(2027, 2, 1, 10)],
    ['an ISO time without one, which is local', '2027-03-01T10:00', new Date(2027, 2, 1, 10).getTime()],
    ['a date, from its local midnight', '2027-03-01', new Date(2027, 2, 1).getTime()],
    ['nothing', null, new Date(2027, 0, 1).getTime()],
    ['an empty text', '', new Date(2027, 0, 1).getTime()],
    ['a date that there is not', '2027-02-31T99:00', new Date(2027, 0, 1).getTime()],
    ['what is no ISO date', 'tomorrow', new Date(2027, 0, 1).getTime()],
  ])('%s', (_name, until, target) => {
    expect(toTarget(until, now)).toBe(target);
  });

  test('defaults to the first of a month at midnight, within 31 days', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(2000, 0), max: new Date(2100, 0), noInvalidDate: true }), (at) => {
        const target = new Date(startOfNextMonth(at.getTime()));
        expect([target.getDate(), target.getHours(), target.getMinutes()]).toEqual([1, 0, 0]);
        // One more hour, for the end of daylight saving time.
        expect(target.getTime() - at.getTime()).toBeLessThanOrEqual(31 * day + 3600 * second);
        expect(target.getTime()).toBeGreaterThan(at.getTime());
      }),
    );
  });
});
