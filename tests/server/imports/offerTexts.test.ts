import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAvailability } from '#server/domain/imports/cells/availabilityText';
import { readAvailableFrom, parseInstant } from '#server/domain/imports/cells/instantText';
import { parseKind } from '#server/domain/imports/cells/kindText';
import { parsePrices } from '#server/domain/imports/cells/priceText';
import { ValueProblem } from '#server/domain/ownLayout/valueProblem';

describe('Sale dates', () => {
  it.each<[string, string, string]>([
    ['2026-03-01', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
    ['2026-03-01 00:00:00', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
    ['2026-03-01T09:30', '2026-03-01T09:30:00.000Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T09:30:15.25+02:00', '2026-03-01T07:30:15.250Z', '2026-03-01T07:30:15.250Z'],
    ['2026-03-01T22:00-0800', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['12/31/2026, 12:10 AM', '2026-12-31T00:10:00.000Z', '2026-12-31T00:10:00.000Z'],
    ['45000', '2023-03-15T00:00:00.000Z', '2023-03-15T23:59:59.999Z'],
    ['45000.75', '2023-03-15T18:00:00.000Z', '2023-03-15T18:00:00.000Z'],
  ])('%s starts at %s and ends at %s', (text, start, end) => {
    expect(parseInstant(text, 'start')).toBe(start);
    expect(parseInstant(text, 'end')).toBe(end);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T25:00',
    'soon',
    '3/1/26',
    '01.03.2026',
    '26/03/01',
    '2026-03',
    'March 2026',
    '31 June 2026',
    '2026-03-01T12:60',
    '1 Juillembre 2026',
    '4500',
    '123456',
  ])('rejects %s if the order of its parts is unknown', (text) => {
    expect(parseInstant(text, 'end')).toBeInstanceOf(ValueProblem);
  });

  it('can be parsed back from any ISO date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true }), (date) => {
        expect(parseInstant(date.toISOString(), 'start')).toBe(date.toISOString());
        expect(parseInstant(date.toISOString(), 'end')).toBe(date.toISOString());
      }),
    );
  });

  it.each(['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'pt-PT', 'nl', 'pl'])(
    'can be parsed back as they are written in %s',
    (locale) => {
      const formats = (['full', 'long'] as const).map(
        (dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
      );
      fc.assert(
        fc.property(
          fc.date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
          fc.constantFrom(...formats),
          (date, format) => {
            expect(readAvailableFrom(format.format(date))).toBe(date.toISOString().slice(0, 10));
          },
        ),
      );
    },
  );

  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['2026-03-01T00:00+0100', '2026-03-01'],
    ['2026-03-01T00:00Z', '2026-03-01T00:00:00+00:00'],
    ['2026-03-01T23:00-0800', '2026-03-01T23:00:00-08:00'],
    ['2026-03-01T08:00:30Z', '2026-03-01T08:00:30+00:00'],
    ['2026-03-01 08:00', '2026-03-01T08:00:00+01:00'],
    ['2026/07/01 08:00', '2026-07-01T08:00:00+02:00'],
    // Skipped by daylight saving.
    ['2026-03-29 02:30', '2026-03-29T03:30:00+02:00'],
    ['1 July 2026 8:00 pm', '2026-07-01T20:00:00+02:00'],
  ])('keep the time and the zone of a delivery: %s', (text, expected) => {
    expect(readAvailableFrom(text, 'Europe/Berlin')).toBe(expected);
  });
});

describe('Availability', () => {
  it.each([
    ['1', 'IN_STOCK'],
    ['0', 'OUT_OF_STOCK'],
    ['-4', 'OUT_OF_STOCK'],
    ['in_stock', 'IN_STOCK'],
    ['Out of stock', 'OUT_OF_STOCK'],
    ['https://schema.org/OutOfStock', 'OUT_OF_STOCK'],
    ['onbackorder', 'BACKORDER'],
    ['backorder', 'BACKORDER'],
    ['Pre-order', 'PREORDER'],
  ])('%s is %s', (text, availability) => {
    expect(parseAvailability(text)).toBe(availability);
  });

  it('rejects an unknown text', () => {
    expect(parseAvailability('perhaps')).toMatchObject({ code: 'AVAILABILITY_UNKNOWN' });
  });
});

describe('Product kinds', () => {
  it.each([
    ['simple, virtual', null],
    ['variable', null],
    ['configurable', null],
    ['grouped', 'GROUPED'],
    ['GROUPED', 'GROUPED'],
    ['external, downloadable', 'EXTERNAL'],
    ['External/Affiliate', 'EXTERNAL'],
  ])('%s is %s', (text, kind) => {
    expect(parseKind(text)).toBe(kind);
  });
});

describe('Price list with a sale period', () => {
  it('is parsed as written by hand', () => {
    expect(parsePrices('EUR=8=10=2026-03-01=2026-03-31|USD=9==2026-03-01')).toEqual([
      {
        currency: 'EUR',
        amount: 8,
        compareAt: 10,
        compareAtFrom: '2026-03-01T00:00:00.000Z',
        compareAtUntil: '2026-03-31T23:59:59.999Z',
      },
      { currency: 'USD', amount: 9, compareAt: null, compareAtFrom: '2026-03-01T00:00:00.000Z' },
    ]);
  });

  it.each(['EUR=8=', 'EUR=8=10=soon', 'EUR=8=10=2026-03-01=2026-03-31=web=1'])('is rejected: %s', (text) => {
    expect(parsePrices(text)).toMatchObject({ code: 'PRICE_INVALID' });
  });
});
