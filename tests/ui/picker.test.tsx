import { expect, test } from 'vitest';
import { matchingOptions } from '#ui/form/pickerOptions';
import { textWidth } from '#ui/table/textWidth';

const options = [
  { value: 'AUD', text: 'Australian Dollar (AUD)' },
  { value: 'EUR', text: 'Euro (EUR)' },
  { value: 'STN', text: 'São Tomé & Príncipe Dobra (STN)' },
  { value: 'USD', text: 'US Dollar (USD)' },
];

test.each([
  ['', ['AUD', 'EUR', 'STN', 'USD']],
  ['usd', ['USD']],
  ['us', ['USD', 'AUD']],
  ['dollar', ['AUD', 'USD']],
  ['sao tome', ['STN']],
  ['nothing', []],
])('options that match “%s” are %j', (draft, values) => {
  expect(matchingOptions(options, draft).map(({ value }) => value)).toEqual(values);
});

test.each([
  ['a short SKU', ['A-1'], 116],
  ['a long SKU', ['A-1', 'TNT-1000-1-SNO-EXTRA'], 192],
  ['one longer than a screen', ['x'.repeat(200)], 280],
  ['no rows', [], 116],
])('the column of %s is as wide as needed', (_, texts, width) => {
  expect(textWidth(texts, 116)).toBe(width);
});
