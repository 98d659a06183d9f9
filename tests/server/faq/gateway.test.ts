import { describe, expect, it } from 'vitest';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const rest = async (query = '') => (await client.rest('GET', `/faq/data${query}`)).body;
const ask = async (q?: string) =>
  (
    await client.ask(
      'query ($q: String) { faqGroups(q: $q) { topic title icon subtitle entries { id question answer } } }',
      { q },
    )
  ).data.faqGroups;

describe('FAQ', () => {
  it('has five groups with four to six questions each', async () => {
    const body = await rest();
    expect(Object.keys(body)).toEqual(['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices']);
    const entries = Object.values<{ qandA: { question: string; ans: string }[] }>(body).map(({ qandA }) => qandA);
    for (const { length } of entries) expect(length >= 4 && length <= 6).toBe(true);
    expect(new Set(entries.flat().map(({ ans }) => ans)).size).toBe(entries.flat().length);
  });

  it.each([
    ['?q=CARD', { payment: 1 }],
    ['?q=parcel', { delivery: 2, myOrders: 1 }],
    ['?q=order', { cancellationReturn: 1, myOrders: 3 }],
    ['?q=$6.90', {}],
    [`?q=${'x'.repeat(1000)}`, {}],
    ['?q=7', {}],
  ])('searches with %s in questions, not in answers: %j', async (query, counts) => {
    const body = await rest(query);
    const found = Object.fromEntries(
      Object.entries<{ qandA: unknown[] }>(body).map(([key, { qandA }]) => [key, qandA.length]),
    );
    expect(found).toEqual(counts);
  });

  it('is the same with GraphQL and REST', async () => {
    expect(await rest('?q=')).toEqual(await rest());
    for (const q of ['', 'refund', 'ORDER']) {
      const shown = Object.values<{ title: string; qandA: unknown[] }>(await rest(`?q=${q}`));
      const groups = await ask(q);
      expect(
        groups.map(({ title, entries }: { title: string; entries: unknown[] }) => [title, entries.length]),
      ).toEqual(shown.map(({ title, qandA }) => [title, qandA.length]));
    }
    expect(await ask()).toHaveLength(5);
  });

  it('rejects a filter that is not a string', async () => {
    expect((await client.rest('GET', '/faq/data?q=a&q=b')).status).toBe(400);
  });
});
