import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnclear, readDecimal, showDecimal } from '#lib/decimalText';

const english = { decimal: '.', group: ',' };
const german = { decimal: ',', group: '.' };
const french = { decimal: ',', group: '\u202f' };
const portuguese = { decimal: ',', group: '\u00a0' };
const swiss = { decimal: '.', group: '’' };

/** In place of a value: the text can’t be read as one number. */
const UNCLEAR = null;

describe('A typed number is read', () => {
  test.each([
    ['English', english, '12.50', '12.50'],
    ['English', english, '12,50', '12.50'],
    ['English', english, '1,234', '1234'],
    ['English', english, '1,234.56', '1234.56'],
    ['English', english, '1.234', '1.234'],
    ['English', english, '1.234,56', '1234.56'],
    ['English', english, '1,234,567', '1234567'],
    ['English', english, '1.234.567', '1234567'],
    ['English', english, '1 234.5', '1234.5'],
    ['English', english, '0,125', '0.125'],
    ['English', english, '-1,234.5', '-1234.5'],
    ['English', english, '−3', '-3'],
    ['English', english, '.5', '0.5'],
    ['English', english, '12.', '12'],
    ['English', english, ' 7 ', '7'],
    ['English', english, '1,2,3', UNCLEAR],
    ['English', english, '1,23.4', UNCLEAR],
    ['English', english, '12,34,567', UNCLEAR],
    ['English', english, '1.2.3', UNCLEAR],
    ['English', english, '1234,567.8', UNCLEAR],
    ['English', english, '12 34', UNCLEAR],
    ['German', german, '1.234', '1234'],
    ['German', german, '1.234,56', '1234.56'],
    ['German', german, '1,234', '1.234'],
    ['German', german, '12,50', '12.50'],
    ['German', german, '12.50', '12.50'],
    ['German', german, '12.345.678,9', '12345678.9'],
    ['German', german, '1,234.56', '1234.56'],
    ['German', german, '1 234,56', '1234.56'],
    ['German', german, "1'234,56", '1234.56'],
    ['German', german, '0.125', '0.125'],
    ['German', german, '1.23,4', UNCLEAR],
    ['German', german, '1,2,3', UNCLEAR],
    ['French', french, '1 234,56', '1234.56'],
    ['French', french, '1\u00a0234,56', '1234.56'],
    ['French', french, '1\u202f234,56', '1234.56'],
    ['French', french, '1,234', '1.234'],
    ['French', french, '12.50', '12.50'],
    ['French', french, '1.234', UNCLEAR],
    ['French', french, '1.234,5', '1234.5'],
    ['Portuguese', portuguese, '12 345,67', '12345.67'],
    ['Portuguese', portuguese, '1.234', UNCLEAR],
    ['Swiss', swiss, '1’234.56', '1234.56'],
    ['Swiss', swiss, "1'234.56", '1234.56'],
    ['Swiss', swiss, '12,50', '12.50'],
    ['Swiss', swiss, '1,234', UNCLEAR],
  ])('in %s, with %j, %j is %j', (_, separators, text, value) => {
    const read = readDecimal(text, separators);
    expect(isUnclear(read) ? null : read).toBe(value);
  });

  test.each(['', 'ten', '12 €', '1e3', '-', '.'])('but %j stays as it is', (text) => {
    expect(readDecimal(text, english)).toBe(text);
  });

  test('as it is shown, in each language and with its groups', () => {
    const languages = fc.constantFrom('en', 'de', 'fr', 'pt-PT', 'de-CH', 'de-AT', 'en-ZA');
    const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((units) => units / 10_000);
    fc.assert(
      fc.property(languages, amounts, (language, amount) => {
        const format = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
        const parts = format.formatToParts(12_345.67);
        const find = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? '';
        const separators = { decimal: find('decimal'), group: find('group') };
        expect(Number(readDecimal(format.format(amount), separators))).toBe(amount);
        expect(Number(readDecimal(showDecimal(String(amount), separators), separators))).toBe(amount);
      }),
    );
  });
});

test('an unclear text is shown as it was typed', () => {
  expect(showDecimal(readDecimal('1,2,3', german), german)).toBe('1,2,3');
});
