import { beforeAll, describe, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { sku } } }';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

/** The first error of saving a product with the amounts; undefined if it was saved. */
const save = async (sku: string, amounts: object) => {
  const prices = [{ currency: 'EUR', ...amounts }];
  const input = { catalogId: '1', sku, name: 'Lamp', prices, variants: [{ sku: `${sku}-1`, prices }] };
  const { errors } = await client.ask(CREATE, { input });
  return errors?.[0];
};

describe('An amount is', () => {
  test.each([
    ['0.30000000000000004', 0.1 + 0.2],
    ['1000000000000000000000', 1e21],
    ['0.1234567890123456', 0.1234567890123456],
  ])('refused with more than 15 digits, whether as the text %s or as a number', async (text, number) => {
    for (const amount of [text, number]) {
      expect((await save('DIGITS', { amount }))?.message).toContain('Decimal can have at most 15 digits.');
    }
  });

  test.each([
    ['below zero', -1, 'The price -€1.00 is below zero. Enter €1.00, or remove the price.'],
    ['too high', 100_000_000_000, /is too high\. Enter an amount below 100,000,000,000\.$/],
    ['finer than four decimals', 1.23456, 'The price €1.23456 has more than 4 decimal places. Round it to €1.2346.'],
  ])('refused at its field if it is %s, as a text and as a number', async (_, amount, message) => {
    for (const given of [amount, String(amount)]) {
      const fields = (await save('REFUSED', { amount: given }))?.extensions?.fields ?? {};
      const expected = message instanceof RegExp ? expect.stringMatching(message) : message;
      expect(fields).toMatchObject({ 'prices[0].amount': expected, 'variants[0].prices[0].amount': expected });
      const compared = (await save('REFUSED', { amount: 5, compareAt: given }))?.extensions?.fields ?? {};
      expect(compared).toMatchObject({ 'prices[0].compareAt': expected });
    }
  });

  test('saved with fractions of a cent', async () => {
    expect(await save('FRACTION', { amount: 0.0125 })).toBeUndefined();
  });
});
