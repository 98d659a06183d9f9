import type { ExecutionResult } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toEventStream } from '#mocks/preparedServer/eventStream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two events, after which the source fails or ends, and whether it was stopped. */
const createSource = (isBroken: boolean) => {
  const source = { isStopped: false };
  const events = async function* (): AsyncGenerator<ExecutionResult> {
    try {
      yield { data: { count: 1 } };
      yield { data: { count: 2 } };
      if (isBroken) throw new Error('broken');
    } finally {
      source.isStopped = true;
    }
  };
  return { source, events: events() };
};

test('sends each result as an event, and then that it is complete', async () => {
  const { events } = createSource(false);
  const text = await new Response(toEventStream(events, async (result) => result)).text();
  expect(text).toBe(
    ':\n\nevent: next\ndata: {"data":{"count":1}}\n\nevent: next\ndata: {"data":{"count":2}}\n\nevent: complete\ndata:\n\n',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['its source fails', true, async (result: ExecutionResult) => result],
  ['a result can’t be mapped', false, () => Promise.reject(new Error('broken'))],
])('ends with an error, without timers, if %s', async (_, isBroken, map) => {
  const { source, events } = createSource(isBroken);
  await expect(new Response(toEventStream(events, map)).text()).rejects.toThrow('broken');
  expect([vi.getTimerCount(), source.isStopped]).toEqual([0, true]);
});

test('stops its source and its timer if it is no longer read', async () => {
  const { source, events } = createSource(false);
  const reader = toEventStream(events, async (result) => result).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect([vi.getTimerCount(), source.isStopped]).toEqual([0, true]);
});
