import { describe, expect, test } from 'vitest';
import { parseStoredPath, toCode, valuePath, type ValueKey } from '#server/domain/productValues/values';
import { nearestText } from '#server/domain/texts/nearestText';

describe('Path of a value', () => {
  test.each<[ValueKey, string]>([
    [{ attribute: 'name', locale: 'de' }, 'values[name,de]'],
    [{ attribute: 'name', locale: 'de', channel: 'web' }, 'values[name,de,web]'],
    [{ attribute: 'name', channel: 'web' }, 'values[name,,web]'],
    [{ attribute: '材,质]', channel: 'a, 50 %' }, 'values[材%2C质],,a%2C 50 %25]'],
  ])('of %o is %s, and back', (key, path) => {
    expect(valuePath(key)).toBe(path);
    expect(parseStoredPath(path)).toEqual(key);
  });

  test.each(['name', 'values', 'variants[values[name,de]]', 'seo.title'])('is not %s', (path) => {
    expect(parseStoredPath(path)).toBeNull();
  });
});

describe('Code of what was given', () => {
  test.each([
    ['name', 'name'],
    [' SEO-title ', 'seo-title'],
    ['brand', 'brand'],
    ['Outer material', 'outer-material'],
    ['outer-material', 'outer-material'],
    ['name-attribute', 'name-attribute'],
  ])('%j is %s', (given, code) => expect(toCode(given)).toBe(code));
});

describe('Nearest text', () => {
  test.each([
    ['de-AT', ['en', 'de', 'fr'], 'de'],
    ['DE', ['en', 'de'], 'de'],
    ['pt', ['en', 'pt-BR'], 'pt-BR'],
    ['markteplace', ['web', 'marketplace'], 'marketplace'],
    ['shdae', ['size', 'shade'], 'shade'],
    ['shade', ['size', 'share price'], null],
    ['EUR', ['USD'], null],
    ['M', ['L'], null],
    ['', ['web'], null],
    ['x', [], null],
  ])('to %j of %j is %j', (text, known, nearest) => expect(nearestText(text, known)).toBe(nearest));
});
