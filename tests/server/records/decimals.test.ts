import { say } from '#server/records/sentence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '#server/domain/feeds/google/googleElements';
import { parsePrice, parsePrices } from '#server/domain/imports/cells/priceText';
import { decimal } from '#server/graphql/decimal';
import { toCents } from '#shared/cents';
import { roundDecimal, sumAmounts } from '#server/records/decimals';

test.each<[number, number, number]>([
  [1.005, 2, 1.01],
  [1.004999, 2, 1],
  [-1.005, 2, -1.01],
  [0.1 + 0.2, 4, 0.3],
  [2.5, 0, 3],
  [1234.5, 0, 1235],
  [1.0005, 3, 1.001],
  [1.00015, 4, 1.0002],
  [1e-7, 4, 0],
  [1e21, 2, 1e21],
  [NaN, 2, NaN],
])('rounds %d to %d decimals as %d', (value, decimals, rounded) => {
  expect(Object.is(roundDecimal(value, decimals) + 0, rounded)).toBe(true);
});

/** Amounts with up to four decimals, as units of a ten-thousandth. */
const units = fc.integer({ min: 0, max: 10 ** 10 });

test('rounds any amount as whole units do', () => {
  fc.assert(
    fc.property(units, (amount) => {
      expect(roundDecimal(amount / 10_000, 2)).toBe(Math.floor((amount + 50) / 100) / 100);
    }),
  );
});

test('sums of many prices and quantities have the cents of their parts', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 7 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 99 })), { maxLength: 200 }), (lines) => {
      const totals = lines.map(([price, quantity]) => (toCents(price / 100) * quantity) / 100);
      expect(sumAmounts(totals)).toBe(lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0) / 100);
    }),
  );
});

test.each([
  [1.005, 101],
  [1.004, 100],
  [-1.005, -101],
  [0.35 * 3, 105],
  [0.35 * 1.5, 53],
  [-0.001, 0],
])('%d dollars are %i cents', (amount, cents) => {
  expect(Object.is(toCents(amount), cents)).toBe(true);
});

test.each<[number, string, string]>([
  [9.5, 'EUR', '9.50'],
  [19.9, 'EUR', '19.90'],
  [1.005, 'EUR', '1.005'],
  [0.0049, 'USD', '0.0049'],
  [1500, 'JPY', '1500'],
  [1500.5, 'JPY', '1500.5'],
  [3.5, 'KWD', '3.500'],
  [1.2345, 'KWD', '1.2345'],
  [12, 'XYZ', '12.00'],
])('feeds have %d %s as %s', (amount, currency, text) => {
  expect(decimalText(amount, currency)).toBe(text);
});

/** Amounts of up to eleven digits with four decimals, as whole numbers of a ten-thousandth and as they are written. */
const written = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }).map((parts) => {
  const digits = String(parts).padStart(5, '0');
  return { parts, text: `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '') };
});

test('amounts keep all digits from a file to the API, and in canonical JSON', () => {
  fc.assert(
    fc.property(written, ({ text }) => {
      const amount = Number(text);
      expect(parsePrice(text, 'EUR')).toEqual({ amount, currency: 'EUR' });
      expect(parsePrices(`EUR=${text}`)).toEqual([{ currency: 'EUR', amount, compareAt: null }]);
      expect(decimal.serialize(decimal.parseValue(text))).toBe(text);
      expect(decimal.serialize(JSON.parse(JSON.stringify(amount)))).toBe(text);
    }),
  );
});

test('amounts compare as their decimals do', () => {
  fc.assert(
    fc.property(written, written, (one, other) => {
      const order = Math.sign(Number(one.text) - Number(other.text));
      expect(order).toBe(one.parts < other.parts ? -1 : one.parts > other.parts ? 1 : 0);
    }),
  );
});

test.each(['12345678901234567', '123456789012.345678', '1,234,567,890,123,456.00', 'EUR 9999999999999999'])(
  'rejects %s, which a number would round',
  (text) => {
    expect(parsePrice(text, 'EUR')).toMatchObject({
      code: 'PRICE_DIGITS',
      suggestedFix: say`Use ${15} digits or fewer.`,
    });
    expect(parsePrices(`EUR=${text.replace(/[^\d.]/g, '')}`)).toMatchObject({ code: 'PRICE_INVALID' });
  },
);
