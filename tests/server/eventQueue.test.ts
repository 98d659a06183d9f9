import { expect, test } from 'vitest';
import { eventQueue } from '#server/domain/events/eventQueue';
import { createEvents } from '#server/events';

test('delivers every event to a slow reader in order, and no events of other names', async () => {
  const events = createEvents();
  const queue = eventQueue(events, 'emailReceived');
  for (const emailId of ['1', '2']) events.emit('emailReceived', { emailId });
  events.emit('jobChanged', { jobId: '9' });
  expect(await queue.next()).toEqual({ done: false, value: { emailId: '1' } });
  expect(await queue.next()).toEqual({ done: false, value: { emailId: '2' } });
  const waiting = queue.next();
  events.emit('emailReceived', { emailId: '3' });
  expect(await waiting).toEqual({ done: false, value: { emailId: '3' } });
  await queue.return!();
});

test('ends for a waiting reader and stops listening', async () => {
  const events = createEvents();
  const queue = eventQueue(events, 'emailReceived');
  const waiting = queue.next();
  await queue.return!();
  expect(await waiting).toEqual({ done: true, value: undefined });
  events.emit('emailReceived', { emailId: '1' });
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});
