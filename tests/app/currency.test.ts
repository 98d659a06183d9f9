import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toText } from '#server/records/sentenceText';
import { amountText, parseAmount } from '#ui/form/amounts';
import { CURRENCY_CODES, getCurrencyDecimals } from '#shared/currencies';
import { inCurrency } from '#i18n/currency';

// ISO 4217, list one. Intl has 0 for the first seventeen of them, and 0 instead of 3 for the dinar of Iraq.
const DECIMALS: readonly [string, number][] = [
  ...'HUF COP IDR PKR ALL LAK MGA MMK AFN IRR LBP SOS YER KPW SYP'
    .split(' ')
    .map((code): [string, number] => [code, 2]),
  ['IQD', 3],
  ['JPY', 0],
  ['KRW', 0],
  ['CLP', 0],
  ['VND', 0],
  ['KWD', 3],
  ['TND', 3],
  ['EUR', 2],
  ['ZZZ', 2],
];

test.each(DECIMALS)('%s has %i decimal places', (code, decimals) => {
  expect(getCurrencyDecimals(code)).toBe(decimals);
});

test('the currencies are those of prices', () => {
  expect(CURRENCY_CODES).toEqual(expect.arrayContaining(['EUR', 'HUF', 'XOF', 'VED']));
  for (const code of ['XAU', 'XXX', 'XTS', 'CHW']) expect(CURRENCY_CODES).not.toContain(code);
});

/** An amount as a screen and a sentence of the gateway show it. */
const show = (amount: number, currency: string) => [
  new Intl.NumberFormat('en', inCurrency(currency)).format(amount),
  toText({ amount, currency }, null),
];

describe('A price', () => {
  test.each([
    [3490.5, 'HUF', 'HUF 3,490.50'],
    [1980, 'JPY', '¥1,980'],
    [100.5, 'JPY', '¥100.5'],
    [1.25, 'KWD', 'KWD 1.250'],
    [36, 'EUR', '€36.00'],
    [36.9, 'EUR', '€36.90'],
    [0.0125, 'EUR', '€0.0125'],
    [99_999_999_999.99, 'USD', '$99,999,999,999.99'],
  ])('of %d %s is shown as %s', (amount, currency, text) => {
    expect(show(amount, currency).map((each) => each.replace(/\s/g, ' '))).toEqual([text, text]);
  });

  test('never loses a digit on a screen or in a field', () => {
    const amounts = fc.integer({ min: 0, max: 999_999_999_999_999 }).map((digits) => digits / 10_000);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCY_CODES), (amount, currency) => {
        for (const text of show(amount, currency)) expect(Number(text.replace(/[^\d.]/g, ''))).toBe(amount);
        expect(parseAmount(amountText(amount, currency))).toBe(amount);
      }),
    );
  });
});
