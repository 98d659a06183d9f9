import { say } from '#server/records/sentence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '#server/domain/texts/numberText';
import { parseCurrency, parsePrice, parsePrices } from '#server/domain/imports/cells/priceText';
import { getSpreadsheetValues, getWrittenValues } from '#server/domain/imports/cells/spreadsheetText';
import { parseStatus } from '#server/domain/imports/cells/statusText';
import { parseStock } from '#server/domain/imports/cells/stockText';
import { ValueProblem } from '#server/domain/ownLayout/valueProblem';

describe('Numbers', () => {
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
  ])('parses %j', (text, number) => {
    expect(parseNumber(text)).toBe(number);
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
  ])('rejects %j', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('uses the decimal separator of the file if it is known', () => {
    expect(parseNumber('1,234', ',')).toBe(1.234);
    expect(parseNumber('1.234', ',')).toBe(1234);
    expect(parseNumber('1.234', '.')).toBe(1.234);
    expect(parseNumber('1,234', '.')).toBe(1234);
  });

  it('parses the number formats of different locales', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR'),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(parseNumber(text.replace('−', '-'))).toBe(cents / 100);
        },
      ),
    );
  });
});

describe('Prices', () => {
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
  ])('parses %j in a catalog with the currency %s', (text, usual, amount, currency) => {
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
  ])('rejects %j', (text) => {
    expect(parsePrice(text, 'EUR')).toMatchObject({ code: 'PRICE_INVALID', suggestedFix: [expect.any(String)] });
  });
});

describe('Price lists', () => {
  it('parses a currency, an amount and an optional compare-at price for each entry', () => {
    expect(parsePrices('USD=12.5|EUR=11=14')).toEqual([
      { currency: 'USD', amount: 12.5, compareAt: null },
      { currency: 'EUR', amount: 11, compareAt: 14 },
    ]);
  });

  it.each(['12.5', 'USD', 'USD=', 'USD=1=', 'USD=x', 'USD=1=2=3', 'USD=1|'])('rejects %j', (text) => {
    expect(parsePrices(text)).toMatchObject({ code: 'PRICE_INVALID' });
  });
});

describe('Currencies', () => {
  it('accepts three-letter codes only', () => {
    expect(parseCurrency('eur')).toBe('EUR');
    expect(parseCurrency('Euro')).toBeInstanceOf(ValueProblem);
  });
});

describe('Stock', () => {
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
  ])('parses %j', (text, pieces) => {
    expect(parseStock(text)).toBe(pieces);
  });

  it.each(['7.5', 'many', '10+', '99999999999999999999'])('rejects %j', (text) => {
    expect(parseStock(text)).toMatchObject({ code: 'STOCK_INVALID' });
  });
});

describe('Statuses', () => {
  it.each([
    ['ACTIVE', 'active enabled TRUE 1 Published yes'],
    ['DRAFT', 'draft false 0 2 -1 disabled hidden'],
    ['ARCHIVED', 'archived Discontinued'],
  ])('returns %s for %s', (status, words) => {
    for (const word of words.split(' ')) expect(parseStatus(word)).toBe(status);
  });

  it('rejects any other text', () => {
    expect(parseStatus('soon')).toMatchObject({
      code: 'STATUS_UNKNOWN',
      message: say`“${'soon'}” isn’t a valid status.`,
    });
  });
});

describe('Texts that a spreadsheet has changed', () => {
  const getShared = (text: string, written: string) => {
    const keys = new Set(getSpreadsheetValues(text).map(({ key }) => key));
    return getWrittenValues(written).filter(({ key }) => keys.has(key));
  };

  it('are the same numbers, however many digits they have', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.nat({ max: 20 }), (number, zeros) => {
        const text = '0'.repeat(zeros) + String(number);
        expect(getShared(text, String(number))).toEqual([{ readAs: 'NUMBER', key: String(number) }]);
        expect(getShared(text, String(number + 1))).toEqual([]);
      }),
    );
    expect(getShared('00412345678901234567', '412345678901234567')).toHaveLength(1);
    expect(getShared('00412345678901234567', '412345678901234568')).toEqual([]);
  });

  it.each([
    ['1-2', '01-Feb'],
    ['1-2', '2. Jan'],
    ['1/2', '02/01/2026'],
    ['3.4', '03. Apr'],
    ['MAR1', '1-Mar'],
    ['Dec-10', '10. Dez'],
    ['1-2-2003', '2003-02-01'],
    ['1E5', '1.00E+05'],
    ['1E5', '1,00E+05'],
    ['5E-2', '0.05'],
    ['1:5', '01:05:00'],
    ['1:30 PM', '13:30'],
  ])('%j and %j have the same value', (text, written) => {
    expect(getShared(text, written)).not.toEqual([]);
  });

  it.each([
    ['1-2', '1-3'],
    ['1-2', '2-1'],
    ['1-2', '03-Feb'],
    ['1-2-2003', '1-2-2004'],
    ['A1', '1'],
    ['1:75', '2:15'],
    ['31-2', '02-Mar'],
    ['', '0'],
  ])('%j and %j have none in common', (text, written) => {
    expect(getShared(text, written)).toEqual([]);
  });
});
