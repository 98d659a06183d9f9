import { describe, expect, test } from 'vitest';
import { toDay, toDueDate, getDueState } from '#features/todo/dueDay';
import { getChanges, isFormatted, newTaskValues, type TaskValues } from '#features/todo/form/taskForm';
import { isInView } from '#features/todo/taskView';

test.each([
  ['2026-03-07', 'overdue'],
  ['1999-12-31', 'overdue'],
  ['2026-03-08', 'today'],
  ['2026-03-09', 'tomorrow'],
  ['2026-03-10', 'later'],
  ['2027-03-09', 'later'],
])('classifies a task due on %s as %s on March 8, 2026, from the first to the last minute of the day', (day, state) => {
  expect(getDueState(day, new Date(2026, 2, 8, 0, 1).getTime())).toBe(state);
  expect(getDueState(day, new Date(2026, 2, 8, 23, 59).getTime())).toBe(state);
});

test('recognizes the first day of the next month as tomorrow', () => {
  expect(getDueState('2027-01-01', new Date(2026, 11, 31, 12).getTime())).toBe('tomorrow');
});

test.each([
  [null, ''],
  ['2026-03-08T00:00:00.000Z', '2026-03-08'],
])('converts the due date %s to the day "%s" and back', (dueDate, day) => {
  expect(toDay(dueDate)).toBe(day);
  expect(toDueDate(day)).toBe(dueDate);
});

describe('Task views', () => {
  const task = { isCompleted: false, isDeleted: false, isImportant: false };
  test.each([
    ['nothing', {}, ['OPEN']],
    ['completed', { isCompleted: true }, ['COMPLETED']],
    ['important', { isImportant: true }, ['OPEN', 'IMPORTANT']],
    ['completed and important', { isCompleted: true, isImportant: true }, ['IMPORTANT', 'COMPLETED']],
    ['deleted, whatever else', { isCompleted: true, isImportant: true, isDeleted: true }, ['DELETED']],
  ] as const)('contain a task that is %s', (_name, flags, views) => {
    const all = ['OPEN', 'IMPORTANT', 'COMPLETED', 'DELETED'] as const;
    expect(all.filter((view) => isInView({ ...task, ...flags }, view))).toEqual(views);
  });
});

describe('Task update', () => {
  const before: TaskValues = { ...newTaskValues, title: 'Count', description: 'All of them', tags: ['TEAM'] };
  test.each([
    ['nothing', {}, {}],
    ['a title', { title: 'Weigh' }, { title: 'Weigh' }],
    ['a date', { dueDate: '2026-03-08' }, { dueDate: '2026-03-08T00:00:00.000Z' }],
    ['a text', { description: 'One\n\nTwo & <b>' }, { description: '<p>One</p><p>Two &amp; &lt;b&gt;</p>' }],
    ['no tag', { tags: [] }, { tags: [] }],
    ['nobody', { assignee: { fullName: '', avatar: null } }, {}],
    ['a star', { isImportant: true }, { isImportant: true }],
  ])('contains only %s after such a change', (_name, change, saved) => {
    expect(getChanges(before, { ...before, ...change })).toEqual(saved);
  });

  test('removes the due date and the assignee', () => {
    const full = { ...before, dueDate: '2026-03-08', assignee: { fullName: 'Mara', avatar: null } };
    expect(getChanges(full, before)).toEqual({ dueDate: null, assignee: null });
  });
});

test.each([
  ['', false],
  ['Fill, wait.', false],
  ['<p>One<br>line</p><p>Two</p>', false],
  ['<p>The <b>other</b> side</p>', true],
  ['<ul><li>Dune</li></ul>', true],
])('checks whether "%s" has formatting: %s', (html, isMore) => {
  expect(isFormatted(html)).toBe(isMore);
});
