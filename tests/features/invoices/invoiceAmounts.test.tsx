import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAmounts, itemPrice, type PricedItem } from '#shared/invoiceAmounts';
import { createTestClient } from '../../support/testClient';
import { dollars, inDollars, MONEY } from '../../support/money';

const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
);
const item: fc.Arbitrary<PricedItem> = fc.record({
  cost: money,
  quantity: fc.integer({ min: 1, max: 400_000 }).map((part) => part / 1000),
  discount: percent,
  tax: percent,
});
const bill = fc.record({ items: fc.array(item, { minLength: 1, maxLength: 8 }), paid: money });

const CREATE = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice {
  subtotal ${MONEY} discountTotal ${MONEY} taxTotal ${MONEY} total ${MONEY} balance ${MONEY} items { price ${MONEY} }
} } }`;

test('calculates the amounts that the gateway returns', async () => {
  const client = await createTestClient();
  await fc.assert(
    fc.asyncProperty(bill, async ({ items, paid }) => {
      const data = await client.data(CREATE, {
        input: {
          client: { name: 'Ada', companyEmail: 'ada@example.com' },
          items: items.map((each) => ({ ...each, cost: dollars(each.cost), service: 'SOFTWARE_DEVELOPMENT' })),
          paid: dollars(paid),
        },
      });
      expect(inDollars(data.createInvoice.invoice)).toEqual({
        ...getAmounts({ items, paid }),
        items: items.map((each) => ({ price: itemPrice(each) })),
      });
    }),
    { numRuns: 25 },
  );
});

test.each([
  [{ cost: 60, quantity: 8, discount: 25, tax: 10 }, 396],
  [{ cost: 100.5, quantity: 0.01, discount: 0, tax: 0 }, 1.01],
  [{ cost: 0.1, quantity: 3, discount: 0, tax: 0 }, 0.3],
  [{ cost: 100, quantity: 1, discount: 100, tax: 19 }, 0],
])('calculates for %j the price %d', (given, price) => {
  expect(itemPrice(given)).toBe(price);
});

test('returns zero amounts for an invoice without items', () => {
  expect(getAmounts({ items: [], paid: 0 })).toEqual({
    subtotal: 0,
    discountTotal: 0,
    taxTotal: 0,
    total: 0,
    balance: 0,
  });
});
