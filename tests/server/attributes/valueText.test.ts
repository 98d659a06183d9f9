import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDecimals, parseMeasurement, splitSelection } from '#server/domain/validation/valueText';
import { similarText } from '#server/domain/texts/nearestText';
import { UNITS } from '#server/records/units';

const amount = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => Number((digits / 10 ** decimals).toFixed(decimals)));
const unit = fc.constantFrom(...UNITS);

test('a measurement is read with its code and every other spelling, with or without a blank', () => {
  fc.assert(
    fc.property(amount, unit, fc.constantFrom('', ' ', '  '), (number, { code, aliases, ...one }, blank) => {
      for (const text of [code, ...aliases]) {
        expect(parseMeasurement(`${number}${blank}${text}`)).toMatchObject({ amount: number, unit: { code } });
      }
      const measurement = parseMeasurement(`${number}${blank}${code}`)!;
      expect((measurement.inBaseUnit - (one.offset ?? 0)) / one.factor).toBeCloseTo(number, 6);
    }),
  );
});

test('a decimal comma means the same as a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 99 }), unit, (whole, part, { code }) => {
      const digits = String(part).padStart(2, '0');
      expect(parseMeasurement(`${whole},${digits} ${code}`)).toEqual(parseMeasurement(`${whole}.${digits} ${code}`));
    }),
  );
});

test('no text throws, and a text without a unit is no measurement', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseMeasurement(text);
    }),
  );
  fc.assert(
    fc.property(amount, (number) => {
      expect(parseMeasurement(String(number))).toBeNull();
    }),
  );
});

test('decimals are counted as they are written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 9 }), (digits, decimals) => {
      const text = (digits / 10 ** decimals).toFixed(decimals);
      const written = /\./.test(text) ? text.replace(/0+$/, '').split('.')[1]!.length : 0;
      expect(countDecimals(Number(text))).toBe(written);
    }),
  );
});

test('a selection has no empty parts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ' b ', '', ',', ';', '|', ' ')), (parts) => {
      expect(splitSelection(parts.join(',')).every((part) => part.trim() === part && part !== '')).toBe(true);
    }),
  );
});

test('codes and spellings of units are unique', () => {
  const texts = UNITS.flatMap(({ code, aliases }) => [code, ...aliases]);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['Coton', ['Cotton', 'Wool'], 'Cotton'],
  ['wool ', ['Cotton', 'Wool'], 'Wool'],
  ['Silk', ['Cotton', 'Wool'], null],
])('the text nearest to %s is found', (text, candidates, nearest) => {
  expect(similarText(text, candidates)).toBe(nearest);
});
