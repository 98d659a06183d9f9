import { describe, expect, test } from 'vitest';
import { getFirstDay, getPeriod, stepDay } from '#features/calendar/calendarDates';
import { movedTimes } from '#features/calendar/event/eventTimes';
import { defaultTimes, toTimes, toTimeValues } from '#features/calendar/event/eventValues';
import { at } from './calendarPage';

test.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['month', '2026-12-15', 1, '2027-01-15'],
  ['week', '2026-12-29', 1, '2027-01-05'],
  ['day', '2028-02-28', 1, '2028-02-29'],
  ['list', '2026-03-01', -1, '2026-01-30'],
] as const)('steps in the %s from %s by %i to %s', (view, from, count, to) => {
  expect(stepDay(view, from, count)).toBe(to);
});

test.each([
  ['month', 0, '2026-02-01', '2026-02-28'],
  ['week', 0, '2026-02-08', '2026-02-14'],
  ['week', 1, '2026-02-09', '2026-02-15'],
  ['day', 1, '2026-02-11', '2026-02-11'],
  ['list', 1, '2026-02-11', '2026-03-12'],
] as const)('shows the %s of February 11 with weeks starting on day %i from %s to %s', (view, firstDay, start, end) => {
  expect(getPeriod(view, '2026-02-11', firstDay)).toEqual({ start, end });
});

test.each([
  ['en', 0],
  ['en-GB', 1],
  ['de', 1],
  ['fr', 1],
  ['pt-BR', 0],
])('starts weeks in %s on day %i', (tag, day) => {
  expect(getFirstDay(tag)).toBe(day);
});

describe('Dragged events', () => {
  const none = { start: null, end: null, startStr: '', endStr: '', allDay: false };

  test('keep dates when moved between all-day slots', () => {
    const moved = { ...none, allDay: true, startStr: '2026-05-13', endStr: '2026-05-15' };
    expect(movedTimes(moved, true)).toEqual({
      allDay: true,
      start: '2026-05-13T00:00:00.000Z',
      end: '2026-05-15T00:00:00.000Z',
    });
    expect(movedTimes({ ...moved, endStr: '' }, true).end).toBeNull();
  });

  test('take one hour when moved from all-day to timed, and have no end when moved between times', () => {
    const moved = { ...none, start: new Date('2026-05-13T09:00Z') };
    expect(movedTimes(moved, true).end).toBe('2026-05-13T10:00:00.000Z');
    expect(movedTimes(moved, false).end).toBeNull();
  });
});

test.each([
  [{ allDay: true, start: '2026-05-13T00:00:00.000Z', end: null }, '2026-05-13', '2026-05-13'],
  [{ allDay: true, start: '2026-05-13T00:00:00.000Z', end: '2026-05-16T00:00:00.000Z' }, '2026-05-13', '2026-05-15'],
  [{ allDay: false, start: at('2026-05-13T09:00'), end: null }, '2026-05-13T09:00', ''],
  [{ allDay: false, start: at('2026-05-13T09:00'), end: at('2026-05-13T09:00') }, '2026-05-13T09:00', ''],
])('shows %j in the fields as %s and %s', (times, start, end) => {
  expect(toTimeValues(times)).toEqual({ allDay: times.allDay, start, end });
});

test.each([
  [{ allDay: true, start: '2026-05-13', end: '' }, '2026-05-14T00:00:00.000Z'],
  [{ allDay: true, start: '2026-05-13', end: '2026-05-31' }, '2026-06-01T00:00:00.000Z'],
  [{ allDay: false, start: '2026-05-13T09:00', end: '' }, null],
  [{ allDay: false, start: '2026-05-13T09:00', end: '2026-05-13T09:15' }, at('2026-05-13T09:15')],
])('converts the fields %j to the end %s', (values, end) => {
  expect(toTimes(values).end).toBe(end);
});

test.each([
  ['2026-05-13', '2026-05-13T09:00', '2026-05-13T10:00'],
  ['2026-05-12', '2026-05-12T15:00', '2026-05-12T16:00'],
])('starts a new event on %s at %s by default', (day, start, end) => {
  expect(defaultTimes(day, new Date('2026-05-12T14:20'))).toEqual({ allDay: false, start: at(start), end: at(end) });
});
