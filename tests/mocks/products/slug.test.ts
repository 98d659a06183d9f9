import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFree, toSlug } from '../../../mocks/records/slug';

describe('slugOf', () => {
  it.each([
    ['Ridge Tent', 'ridge-tent'],
    ['  Ridge -- Tent!  ', 'ridge-tent'],
    ['Crème brûlée', 'creme-brulee'],
    ['Straßenschuh Größe 42', 'strassenschuh-grosse-42'],
    ['Smørrebrød Ærø', 'smorrebrod-aero'],
    ["Men's T-Shirt", 'mens-t-shirt'],
    ['Łódź', 'lodz'],
    ['ﬁne ²', 'fine-2'],
    ['İstanbul', 'istanbul'],
    ['日本', ''],
    ['---', ''],
    ['', ''],
  ])('converts %j to %j', (text, slug) => expect(toSlug(text)).toBe(slug));

  it('returns only letters a to z, digits, and single hyphens between them, and leaves a slug unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = toSlug(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(toSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('firstFree', () => {
  it.each([
    [[], 'a'],
    [['a'], 'a-2'],
    [['a', 'a-2', 'a-3'], 'a-4'],
    [['a-2'], 'a'],
  ])('skips %j', async (taken: string[], free) => {
    expect(await firstFree('a', async (text) => taken.includes(text))).toBe(free);
  });
});
