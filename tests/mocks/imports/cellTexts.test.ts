import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../../../mocks/domain/imports/numberText';
import { parseCurrency, parsePrice, parsePrices } from '../../../mocks/domain/imports/priceText';
import { parseStatus } from '../../../mocks/domain/imports/statusText';
import { parseStock } from '../../../mocks/domain/imports/stockText';
import { ValueProblem } from '../../../mocks/domain/imports/valueProblem';

describe('a number', () => {
  it.each([
    ['12', 12],
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['0,125', 0.125],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567.89', 1234567.89],
    ["1'234.50", 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234\u00a0567', 1234567],
    ['12.-', 12],
    ['-5', -5],
    ['.5', 0.5],
    ['5.', 5],
  ])('is read from %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    '',
    'abc',
    '1,23,4',
    '1.2.3',
    '12,345,6',
    '1 2',
    '12 34',
    '1e5',
    '0x10',
    '--5',
    '1.234,5.6',
    '9'.repeat(50),
  ])('is not read from %j', (text) => {
    expect(numberOf(text)).toBeNull();
  });

  it('is read by the decimal sign of the file where that is known', () => {
    expect(numberOf('1,234', ',')).toBe(1.234);
    expect(numberOf('1.234', ',')).toBe(1234);
    expect(numberOf('1.234', '.')).toBe(1.234);
    expect(numberOf('1,234', '.')).toBe(1234);
  });

  it('comes back from how shops around the world write it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR'),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(numberOf(text.replace('−', '-'))).toBe(cents / 100);
        },
      ),
    );
  });
});

describe('a price', () => {
  it.each([
    ['12.5', 'EUR', 12.5, 'EUR'],
    ['12.00 USD', 'EUR', 12, 'USD'],
    ['usd 12', 'EUR', 12, 'USD'],
    ['€ 1.234,50', 'USD', 1234.5, 'EUR'],
    ['1.50€', 'USD', 1.5, 'EUR'],
    ['$12.50', 'EUR', 12.5, 'USD'],
    ['$12.50', 'CAD', 12.5, 'CAD'],
    ['US$ 5', 'CAD', 5, 'USD'],
    ['1 234,56 kr', 'NOK', 1234.56, 'NOK'],
    ['kr. 5', 'DKK', 5, 'DKK'],
    ['kr. 5', 'EUR', 5, 'SEK'],
    ['Rs.500', 'INR', 500, 'INR'],
    ['12,- €', 'USD', 12, 'EUR'],
    ['-5.00', 'EUR', -5, 'EUR'],
    ['5 zł', 'EUR', 5, 'PLN'],
  ])('of %j in a catalog in %s', (text, usual, amount, currency) => {
    expect(parsePrice(text, usual)).toEqual({ amount, currency });
  });

  it.each([
    'free',
    '12 apples',
    '12 kg',
    '12 pcs',
    '12 USD EUR',
    'USD 12 EUR',
    '12%',
    '10-20',
    '12/13',
    'n/a',
    '5'.repeat(60),
  ])('is not %j', (text) => {
    expect(parsePrice(text, 'EUR')).toMatchObject({ code: 'PRICE_INVALID', suggestedFix: expect.any(String) });
  });
});

describe('a list of prices', () => {
  it('has a currency, an amount and perhaps a former one each', () => {
    expect(parsePrices('USD=12.5|EUR=11=14')).toEqual([
      { currency: 'USD', amount: 12.5, compareAt: null },
      { currency: 'EUR', amount: 11, compareAt: 14 },
    ]);
  });

  it.each(['12.5', 'USD', 'USD=', 'USD=1=', 'USD=x', 'USD=1=2=3', 'USD=1|'])('is not %j', (text) => {
    expect(parsePrices(text)).toMatchObject({ code: 'PRICE_INVALID' });
  });
});

describe('a currency', () => {
  it('is a code of three letters', () => {
    expect(parseCurrency('eur')).toBe('EUR');
    expect(parseCurrency('Euro')).toBeInstanceOf(ValueProblem);
  });
});

describe('stock', () => {
  it.each<[string, number | null]>([
    ['7', 7],
    ['0', 0],
    ['-2', -2],
    ['100.0', 100],
    ['1,000', 1000],
    ['out of stock', 0],
    ['out_of_stock', 0],
    ['In Stock', null],
    ['preorder', null],
  ])('is read from %j', (text, pieces) => {
    expect(parseStock(text)).toBe(pieces);
  });

  it.each(['7.5', 'many', '10+', '99999999999999999999'])('is not %j', (text) => {
    expect(parseStock(text)).toMatchObject({ code: 'STOCK_INVALID' });
  });
});

describe('a status', () => {
  it.each([
    ['ACTIVE', 'active enabled TRUE 1 Published yes'],
    ['DRAFT', 'draft false 0 2 -1 disabled hidden'],
    ['ARCHIVED', 'archived Discontinued'],
  ])('%s is meant by %s', (status, words) => {
    for (const word of words.split(' ')) expect(parseStatus(word)).toBe(status);
  });

  it('is not any other word', () => {
    expect(parseStatus('soon')).toMatchObject({ code: 'STATUS_UNKNOWN', message: '“soon” is not a status.' });
  });
});
