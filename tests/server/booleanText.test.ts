import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordReader, parseBoolean } from '#server/domain/texts/booleanText';
import { parseAvailability } from '#server/domain/imports/cells/availabilityText';
import { parseStatus } from '#server/domain/imports/cells/statusText';
import { parseStock } from '#server/domain/imports/cells/stockText';

const WORDS = [
  'wahr',
  'Nein',
  'sí',
  'não',
  'FAŁSZ',
  'нет',
  'EPÄTOSI',
  'hayır',
  'ΑΛΗΘΗΣ',
  'ВЯРНО',
  '✔',
  '–',
  '1.0',
  'X',
];

describe('Words for yes and no', () => {
  it('means the same in capitals, with accents apart, and with spaces around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS),
        fc.constantFrom('NFC', 'NFD'),
        fc.boolean(),
        fc.constantFrom('', ' ', '\u00a0'),
        (word, form, isUpper, space) => {
          const text = space + (isUpper ? word.toUpperCase() : word.toLowerCase()).normalize(form) + space;
          expect(parseBoolean(text)).toBe(parseBoolean(word));
        },
      ),
    );
  });

  it.each(['AKTİF', 'aktif', 'Pasif'])('reads %s as it is written in Turkey', (word) => {
    expect(parseStatus(word)).toBe(word === 'Pasif' ? 'DRAFT' : 'ACTIVE');
  });

  it.each(['○', '☒', 'maybe', '', '2', 'o'])('does not guess what %j means', (text) => {
    expect(parseBoolean(text)).toBeNull();
  });

  it('refuses lists in which a word has two meanings', () => {
    expect(() =>
      createWordReader([
        ['A', 'nu'],
        ['B', 'NU'],
      ]),
    ).toThrow('nu');
  });
});

describe('Words for availability and stock', () => {
  it.each([
    ['auf Lager', 'IN_STOCK', null],
    ['nicht auf Lager', 'OUT_OF_STOCK', 0],
    ['Rupture de stock', 'OUT_OF_STOCK', 0],
    ['sin existencias', 'OUT_OF_STOCK', 0],
    ['Esaurito', 'OUT_OF_STOCK', 0],
    ['Em stock', 'IN_STOCK', null],
    ['Uitverkocht', 'OUT_OF_STOCK', 0],
    ['w magazynie', 'IN_STOCK', null],
    ['brak', 'OUT_OF_STOCK', 0],
    ['WAHR', 'IN_STOCK', null],
    ['nee', 'OUT_OF_STOCK', 0],
    ['✗', 'OUT_OF_STOCK', 0],
  ])('reads %j', (text, availability, stock) => {
    expect(parseAvailability(text)).toBe(availability);
    expect(parseStock(text)).toBe(stock);
  });

  it.each(['x', '-', '–'])('does not take %j for a stock quantity', (text) => {
    expect(parseStock(text)).toMatchObject({ code: 'STOCK_INVALID' });
  });
});
