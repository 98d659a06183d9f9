import { expect, test } from 'vitest';
import { createRecentChanges } from '#server/domain/events/recentChanges';
import { createEvents } from '#server/events';

test('are unknown before a process began that is not the only one', async () => {
  const recent = createRecentChanges(createEvents(), () => new Date(5_000), 1_000);
  expect(recent.list(999, 'mine')).toBeNull();
  expect(recent.haveViewersChanged(999)).toBe(true);
  expect(recent.list(1_000, 'mine')).toEqual([]);
  expect(recent.haveViewersChanged(1_001)).toBe(false);
});

test('are those of other sessions, whoever changed a table last', () => {
  const events = createEvents();
  let now = 0;
  const recent = createRecentChanges(events, () => new Date(now), -Infinity);
  for (const session of ['a', 'b', 'b', null]) {
    now++;
    events.emit('recordsChanged', { session, changes: [{ table: 'tasks', remove: '1' }] });
  }
  const sees = (since: number, session: string | null) => recent.list(since, session)?.length;
  expect([sees(4, 'a'), sees(4, 'b'), sees(4, null), sees(5, 'a')]).toEqual([1, 1, 1, 0]);
  now++;
  events.emit('recordsChanged', { session: 'a', changes: [{ table: 'tasks', remove: '1' }] });
  expect([sees(4, 'a'), sees(5, 'a'), sees(5, 'b')]).toEqual([1, 0, 1]);
});
