import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { expect, test, vi } from 'vitest';
import { useRefetchAfterOutage } from '#app/shell/outage/useRefetchAfterOutage';
import { createOutageMonitor } from '#graphql/outageMonitor';
import { getBodyText } from '../../support/failingServer';
import { renderComponent } from '../../support/renderComponent';

const url = 'https://catalogs.example/graphql';

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Renders three queries: the server answers `Quick` and `Slow`, but never `Faulty`, with which an outage begins. */
async function renderQueries() {
  const answered: string[] = [];
  const delays = { Quick: 10, Slow: 30 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_target, init) => {
    const name = getBodyText(init).includes('Quick') ? 'Quick' : 'Slow';
    if (getBodyText(init).includes('Faulty')) throw new TypeError('Failed to fetch');
    await pass(delays[name]);
    answered.push(name);
    return Response.json({ data: { __typename: 'Query' } });
  });
  const outages = createOutageMonitor(url);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: url, fetch: outages.fetch }),
  });
  const Queries = () => {
    useRefetchAfterOutage(client, outages);
    return null;
  };
  await renderComponent(<Queries />);
  for (const name of ['Quick', 'Slow', 'Faulty'])
    client.watchQuery({ query: gql(`query ${name} { __typename }`), fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  return { answered, tryAgain: () => outages.fetch(url, { method: 'POST', body: 'Quick' }) };
}

test('a single query that always fails does not keep refetching the others', async () => {
  const { answered, tryAgain } = await renderQueries();
  await vi.waitFor(() => expect(answered).toHaveLength(2), 10_000);
  await tryAgain();
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(3), 10_000);
  await pass(1000);
  expect(answered.length).toBeLessThan(10);
});
