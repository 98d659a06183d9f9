import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumAmounts } from '#server/records/decimals';
import { getAmounts, itemPrice } from '#shared/invoiceAmounts';
import { moneyText } from '#server/records/invoiceAmounts';
import type { InvoiceItemRecord } from '#server/records/invoices';

const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const item: fc.Arbitrary<InvoiceItemRecord> = fc.record({
  service: fc.constant('Template Customization' as const),
  cost: money,
  quantity: fc.integer({ min: 1, max: 4000 }).map((quarters) => quarters / 4),
  note: fc.constant(''),
  discount: fc.integer({ min: 0, max: 100 }),
  tax: fc.integer({ min: 0, max: 100 }),
});

const isWholeCents = (amount: number) => Number(amount.toFixed(2)) === amount;

test('calculates amounts in whole cents that add up for any items and payment', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), money, (items, paid) => {
      const { subtotal, discountTotal, taxTotal, total, balance } = getAmounts({ items, paid });
      for (const amount of [subtotal, discountTotal, taxTotal, total, balance]) expect(isWholeCents(amount)).toBe(true);
      expect(total).toBe(sumAmounts(items.map(itemPrice)));
      expect(total).toBe(sumAmounts([subtotal, -discountTotal, taxTotal]));
      expect(balance).toBe(sumAmounts([total, -paid]));
    }),
  );
});

const line = { service: 'Software Development', note: '', quantity: 1, discount: 0, tax: 0 } as const;

test.each([
  [{ cost: 60, quantity: 8 }, 480],
  [{ cost: 60, quantity: 8, discount: 25 }, 360],
  [{ cost: 60, quantity: 8, discount: 25, tax: 10 }, 396],
  [{ cost: 100, discount: 100, tax: 19 }, 0],
  [{ cost: 1.005 * 100, quantity: 0.01 }, 1.01],
  [{ cost: 0.1, quantity: 3 }, 0.3],
])('calculates for %j the price %d', (given, price) => {
  expect(itemPrice({ ...line, ...given })).toBe(price);
});

test.each([
  [724, '$724'],
  [-205, '-$205'],
  [0, '$0'],
  [9.5, '$9.50'],
  [-0.05, '-$0.05'],
  [12345.6, '$12345.60'],
])('formats %d as %s', (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});
