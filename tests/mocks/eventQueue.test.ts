import { expect, test } from 'vitest';
import { eventQueue } from '../../mocks/domain/eventQueue';
import { createEvents } from '../../mocks/events';

test('gives a slow reader every event in order, and nothing of other names', async () => {
  const events = createEvents();
  const queue = eventQueue(events, 'mailReceived');
  for (const mailId of ['1', '2']) events.emit('mailReceived', { mailId });
  events.emit('jobChanged', { jobId: '9' });
  expect(await queue.next()).toEqual({ done: false, value: { mailId: '1' } });
  expect(await queue.next()).toEqual({ done: false, value: { mailId: '2' } });
  const waiting = queue.next();
  events.emit('mailReceived', { mailId: '3' });
  expect(await waiting).toEqual({ done: false, value: { mailId: '3' } });
  await queue.return!();
});

test('ends for a reader that waits, and listens no more', async () => {
  const events = createEvents();
  const queue = eventQueue(events, 'mailReceived');
  const waiting = queue.next();
  await queue.return!();
  expect(await waiting).toEqual({ done: true, value: undefined });
  events.emit('mailReceived', { mailId: '1' });
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});
