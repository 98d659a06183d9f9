import { expect, test } from 'vitest';
import { parseLanguage } from '#server/i18n/acceptLanguage';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['it, fr;q=0.5, de;q=0.7', 'de'],
  ['fr;q=0.8, de ; q=0.8', 'fr'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['en, de;q=0.9', 'en'],
  ['*', 'en'],
  ['fr, *;q=0.5', 'fr'],
  ['it', 'en'],
  ['den', 'en'],
  ['x;q=high, de', 'de'],
  [';;,', 'en'],
])('Accept-Language %j means %s', (header, language) => {
  expect(parseLanguage(header)).toBe(language);
});
