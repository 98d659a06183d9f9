import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { getDuration, durationText } from '#lib/duration';
import { fieldValue } from '#entities/job/changes/fieldValue';
import { fileSize } from '#lib/fileSize';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

test.each<[string, unknown, string[]]>([
  ['nothing', null, []],
  ['an empty text', '', []],
  ['an empty list', [], []],
  ['a text', 'Tide clock', ['Tide clock']],
  ['HTML', '<p>Warm &amp; dry</p><ul><li>Wool</li></ul>', ['Warm & dry Wool']],
  ['a status', 'ACTIVE', ['Active']],
  ['a text that is the name of a field', 'name', ['name']],
  ['a number', 1234.5, ['1,234.5']],
  ['prices', [{ currency: 'EUR', amount: 24, compareAt: null }], ['€24.00']],
  ['a price for a channel', [{ currency: 'EUR', channel: 'web', amount: 24, compareAt: null }], ['€24.00 (web)']],
  ['a reduced price', [{ currency: 'USD', amount: 24, compareAt: 30 }], ['$24.00, was $30.00']],
  [
    'pictures',
    [
      { url: '/m/1.jpg', alt: 'Front' },
      { url: '/m/2.jpg', alt: '' },
    ],
    ['/m/1.jpg (Front)', '/m/2.jpg'],
  ],
  ['HTML without text', '<A', []],
  ['attributes', [{ name: 'Weight', value: '2 kg' }], ['Weight: 2 kg']],
  ['categories', ['Men/Tops', 'Men/Sale'], ['Men/Tops', 'Men/Sale']],
  [
    'a variant',
    { sku: 'M-1', name: 'M', prices: [{ currency: 'USD', amount: 5, compareAt: null }] },
    ['M-1 · M · $5.00'],
  ],
  ['SEO', { title: 'Clocks', description: '' }, ['title: Clocks']],
])('formats %s as lines', (_case, value, lines) => expect(fieldValue(value, intl)).toEqual(lines));

test('formats any value as lines of text without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fieldValue(value, intl).every((line) => typeof line === 'string' && line !== '')).toBe(true);
    }),
  );
});

test.each([
  [0, '1 sec'],
  [59_400, '59 sec'],
  [75_000, '1 min 15 sec'],
  [3_600_000, '1 hr'],
  [3_660_999, '1 hr 1 min'],
])('formats %d milliseconds as %s', (milliseconds, text) => expect(durationText(milliseconds, intl)).toBe(text));

test('a duration stops when the job ends and is never negative', () => {
  const startedAt = '2026-01-01T00:00:00.000Z';
  const start = Date.parse(startedAt);
  expect(getDuration({ startedAt: null, settledAt: null }, start)).toBeNull();
  expect(getDuration({ startedAt, settledAt: null }, start + 500)).toBe(500);
  expect(getDuration({ startedAt, settledAt: '2026-01-01T00:00:02.000Z' }, start + 9999)).toBe(2000);
  expect(getDuration({ startedAt, settledAt: null }, start - 1)).toBe(0);
});

test('formats file sizes with suitable units', () => {
  expect([10, 2048, 3 * 1024 ** 2, 5 * 1024 ** 3].map((bytes) => fileSize(bytes, intl))).toEqual([
    '10 bytes',
    '2 kB',
    '3 MB',
    '5 GB',
  ]);
});
