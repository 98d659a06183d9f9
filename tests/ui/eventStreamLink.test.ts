import { execute } from '@apollo/client/link';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createEventStreamLink } from '#graphql/eventStreamLink';
import { createOutageMonitor } from '#graphql/outageMonitor';

/** A stream with an event, which then breaks. */
const brokenStream = () => {
  const events = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('event: next\ndata: {"data":{"recordsChanged":[]}}\n\n'));
      setTimeout(() => controller.error(new TypeError('cut')), 50);
    },
  });
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
};

test('a stream that is opened again asks for what was missed since its last event', async () => {
  const asked: number[] = [];
  const send: typeof fetch = async (_, init) => {
    asked.push(JSON.parse(init?.body as string).variables.lastMs);
    return brokenStream();
  };
  const url = 'http://localhost/graphql';
  const link = createEventStreamLink(url, async () => null, { outages: createOutageMonitor(url, Date.now, send) });
  const query = parse('subscription RecordChanges($lastMs: Int!) { recordsChanged(lastMs: $lastMs) { entity } }');
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const stream = execute(link, { query, variables: { lastMs: 60_000 } }, { client }).subscribe(() => undefined);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 5_000);
  stream.unsubscribe();
  const [first = 0, second = 0] = asked;
  expect(first).toBeGreaterThanOrEqual(65_000);
  expect(second).toBeGreaterThanOrEqual(5_000);
  expect(second).toBeLessThan(60_000);
});
