import { describe, expect, test } from 'vitest';
import { dayOf, dueDateOf, dueStateOf } from '../../../src/features/todo/dueDay';
import { changesOf, isFormatted, newTaskValues, type TaskValues } from '../../../src/features/todo/taskForm';
import { countsOf, isInView } from '../../../src/features/todo/taskView';

test.each([
  ['2026-03-07', 'overdue'],
  ['1999-12-31', 'overdue'],
  ['2026-03-08', 'today'],
  ['2026-03-09', 'tomorrow'],
  ['2026-03-10', 'later'],
  ['2027-03-09', 'later'],
])('a task for %s is %s on 8 March 2026, from the first minute of the day to its last', (day, state) => {
  expect(dueStateOf(day, new Date(2026, 2, 8, 0, 1).getTime())).toBe(state);
  expect(dueStateOf(day, new Date(2026, 2, 8, 23, 59).getTime())).toBe(state);
});

test('tomorrow is the first of the next month, too', () => {
  expect(dueStateOf('2027-01-01', new Date(2026, 11, 31, 12).getTime())).toBe('tomorrow');
});

test.each([
  [null, ''],
  ['2026-03-08T00:00:00.000Z', '2026-03-08'],
])('the day of %s is "%s", and goes back the same', (dueDate, day) => {
  expect(dayOf(dueDate)).toBe(day);
  expect(dueDateOf(day)).toBe(dueDate);
});

describe('the views', () => {
  const task = { isCompleted: false, isDeleted: false, isImportant: false };
  test.each([
    ['nothing', {}, ['OPEN']],
    ['completed', { isCompleted: true }, ['COMPLETED']],
    ['important', { isImportant: true }, ['OPEN', 'IMPORTANT']],
    ['completed and important', { isCompleted: true, isImportant: true }, ['IMPORTANT', 'COMPLETED']],
    ['deleted, whatever else', { isCompleted: true, isImportant: true, isDeleted: true }, ['DELETED']],
  ] as const)('of a task that is %s', (_name, flags, views) => {
    const all = ['OPEN', 'IMPORTANT', 'COMPLETED', 'DELETED'] as const;
    expect(all.filter((view) => isInView({ ...task, ...flags }, view))).toEqual(views);
  });

  test('count each task once, as it is now', () => {
    const gone = { ...task, id: '2', isDeleted: true };
    expect(countsOf([{ ...task, id: '1' }, gone, { ...task, id: '3', isImportant: true }, gone])).toEqual({
      OPEN: 2,
      IMPORTANT: 1,
      COMPLETED: 0,
      DELETED: 1,
    });
  });
});

describe('what is saved', () => {
  const before: TaskValues = { ...newTaskValues, title: 'Count', description: 'All of them', tags: ['TEAM'] };
  test.each([
    ['nothing', {}, {}],
    ['a title', { title: 'Weigh' }, { title: 'Weigh' }],
    ['a date', { dueDate: '2026-03-08' }, { dueDate: '2026-03-08T00:00:00.000Z' }],
    ['a text', { description: 'One\n\nTwo & <b>' }, { description: '<p>One</p><p>Two &amp; &lt;b&gt;</p>' }],
    ['no tag', { tags: [] }, { tags: [] }],
    ['nobody', { assignee: { fullName: '', avatar: null } }, {}],
    ['a star', { isImportant: true }, { isImportant: true }],
  ])('is %s where no more was changed', (_name, change, saved) => {
    expect(changesOf(before, { ...before, ...change })).toEqual(saved);
  });

  test('takes away a date and somebody', () => {
    const full = { ...before, dueDate: '2026-03-08', assignee: { fullName: 'Mara', avatar: null } };
    expect(changesOf(full, before)).toEqual({ dueDate: null, assignee: null });
  });
});

test.each([
  ['', false],
  ['Fill, wait.', false],
  ['<p>One<br>line</p><p>Two</p>', false],
  ['<p>The <b>other</b> side</p>', true],
  ['<ul><li>Dune</li></ul>', true],
])('whether "%s" has more form than plain text: %s', (html, isMore) => {
  expect(isFormatted(html)).toBe(isMore);
});
