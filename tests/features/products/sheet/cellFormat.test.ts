import { describe, expect, test } from 'vitest';
import { fromText, toText, type CellFormat, type Writing } from '#features/products/list/sheet/cells/cellFormat';
import { getDayOrder, readDay } from '#features/products/list/sheet/cells/readDay';

const english: Writing = { decimal: '.', group: ',', days: 'MDY' };
const german: Writing = { decimal: ',', group: '.', days: 'DMY' };
const french: Writing = { decimal: ',', group: '\u202F', days: 'DMY' };

const options = [
  { value: 'Red', label: 'Rot', names: ['red', 'Rouge'] },
  { value: 'Blue', label: 'Blau', names: ['blue', 'Bleu'] },
];
const money: CellFormat = { kind: 'money', currency: 'EUR' };
const yesNo: CellFormat = { kind: 'yesNo', yes: 'Ja', no: 'Nein' };
const choice: CellFormat = { kind: 'choice', options, isRequired: false };
const choices: CellFormat = { kind: 'choices', options };

test.each<[format: CellFormat, value: string, writing: Writing, text: string]>([
  [{ kind: 'number' }, '12.5', german, '12,5'],
  [money, '9.9', german, '9,90'],
  [money, '9.9', english, '9.90'],
  [money, '9.1234', english, '9.1234'],
  [{ kind: 'money', currency: 'JPY' }, '1200', english, '1200'],
  [{ kind: 'measurement' }, '1.5 kg', french, '1,5 kg'],
  [{ kind: 'measurement' }, 'wide', french, 'wide'],
  [yesNo, 'true', german, 'Ja'],
  [choice, 'Red', german, 'Rot'],
  [choices, 'Red, blue', german, 'Rot, Blau'],
  [choice, 'Pink', german, 'Pink'],
])('shows %j with the value “%s”', (format, value, writing, text) => {
  expect(toText(format, value, writing)).toBe(text);
  expect(fromText(format, { text }, writing)).not.toBe(undefined);
});

test.each<[format: CellFormat, text: string, writing: Writing, read: object]>([
  [{ kind: 'number' }, '1.234,5', german, { value: '1234.5' }],
  [{ kind: 'number' }, '1,234.5', english, { value: '1234.5' }],
  [{ kind: 'number' }, '1 234,5', french, { value: '1234.5' }],
  [{ kind: 'number' }, 'many', english, { fault: 'number' }],
  [{ kind: 'number' }, '', english, { value: '' }],
  [money, '9,90 €', german, { value: '9.90' }],
  [money, 'EUR 9.90', english, { value: '9.90' }],
  [money, '$5', english, { value: '5' }],
  [money, '-', english, { fault: 'number' }],
  [{ kind: 'measurement' }, '1,5 kg', german, { value: '1.5 kg' }],
  [{ kind: 'measurement' }, 'kg', german, { fault: 'number' }],
  [yesNo, 'nein', german, { value: 'No' }],
  [yesNo, 'TRUE', german, { value: 'Yes' }],
  [yesNo, 'maybe', german, { fault: 'choice' }],
  [choice, 'rouge', german, { value: 'Red' }],
  [choice, 'Pink', german, { fault: 'choice' }],
  [choices, 'Blau; rot', german, { value: 'Blue, Red' }],
  [choices, 'Blau, Pink', german, { fault: 'choice' }],
  [{ kind: 'categories' }, 'Outdoor/Tents | Sale', german, { value: 'Outdoor/Tents\nSale' }],
  [{ kind: 'date' }, '01.03.2026', german, { value: '2026-03-01' }],
  [{ kind: 'text' }, ' kept ', german, { value: ' kept ' }],
])('reads as %j the text “%s”', (format, text, writing, read) => {
  expect(fromText(format, { text }, writing)).toEqual(read);
});

test('prefers the number that a spreadsheet gives to the text that it shows', () => {
  expect(fromText(money, { text: '1.234 €', number: '1234.5' }, english)).toEqual({ value: '1234.5' });
});

describe('readDay', () => {
  test.each([
    ['2026-03-01', 'DMY', undefined, '2026-03-01'],
    ['3/1/2026', 'MDY', undefined, '2026-03-01'],
    ['1/3/2026', 'DMY', undefined, '2026-03-01'],
    ['2026/3/1', 'YMD', undefined, '2026-03-01'],
    ['31.02.2026', 'DMY', undefined, null],
    ['1. März', 'DMY', '46082', '2026-03-01'],
    ['soon', 'DMY', undefined, null],
    ['1.3.26', 'DMY', undefined, null],
  ] as const)('reads %s in the order %s', (text, order, serial, day) => {
    expect(readDay(text, order, serial)).toBe(day);
  });

  test.each([
    ['en', 'MDY'],
    ['de', 'DMY'],
    ['fr', 'DMY'],
    ['pt-PT', 'DMY'],
    ['sv', 'YMD'],
  ])('knows the order of %s', (locale, order) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
    expect(getDayOrder((date) => format.formatToParts(date))).toBe(order);
  });
});
