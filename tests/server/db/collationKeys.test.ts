import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCollationKey } from '#server/db/productIndex/collationKeys';
import { collator } from '#server/db/productIndex/comparators';

const compareKeys = (a: string, b: string) => {
  const [left, right] = [createCollationKey(a)!, createCollationKey(b)!];
  return left < right ? -1 : left > right ? 1 : 0;
};

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const word = fc.constantFrom(
  'Tent',
  'tent',
  'tENT',
  '7',
  '07',
  '007',
  '10',
  '0',
  '00',
  '12345678901234567890',
  ' ',
  '-',
);
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...ASCII), maxLength: 12 }),
  fc.array(fc.oneof(word, fc.constantFrom(...ASCII)), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', '1', '2', '0', ' '), maxLength: 8 }),
);

test('orders texts as English collation does', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect([a, b, compareKeys(a, b)]).toEqual([a, b, collator.compare(a, b)]);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['a letter beyond ASCII', 'Égée'],
  ['a control character', 'Tent\t7'],
  ['251 characters', 'a'.repeat(251)],
])('has no key for %s', (_, other) => {
  expect(createCollationKey(other)).toBeUndefined();
});

test('a key of the longest text orders it', () => {
  expect(compareKeys('9'.repeat(250), `1${'0'.repeat(249)}`)).toBe(1);
  expect(compareKeys('A'.repeat(250), 'a'.repeat(250))).toBe(1);
});
