import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeSlug } from '#server/records/makeSlug';
import { toSlug } from '#shared/slug';
import { firstFree, makeCode } from '#server/records/slug';

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

describe('makeCode', () => {
  it.each([
    ['Outer material', 'outer-material'],
    ['Größe (EU)', 'grosse-eu'],
    ['Tür № 5', 'tur-o-5'],
    ['Длина (cm)', 'длина-cm'],
    ["L'été d’Иван", 'lété-dиван'],
    ['ＡＢＣ寸法', 'abc寸法'],
    ['材质', '材质'],
    [' Светло серый ', 'светло-серый'],
    ['!?', '!?'],
  ])('makes of %j the code %j', (label, code) => expect(makeCode(label)).toBe(code));

  const label = fc
    .array(fc.constantFrom(...'абвйёαβςاكंमいがか字長aZ9éßŋƏ (-'), { maxLength: 10 })
    .map((letters) => letters.join('').normalize('NFC'));

  it('leaves a code unchanged', () => {
    fc.assert(
      fc.property(label, (text) => {
        const code = makeCode(text);
        expect(makeCode(code)).toBe(code);
      }),
    );
  });

  it('is the slug of a label without letters of other scripts, if it has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(makeCode(text)).toBe(toSlug(text) || text.trim().toLowerCase().replace(/\s+/g, '-'));
      }),
    );
  });
});

test.each([
  ['Ridge Tent', 'RT-2', 'ridge-tent'],
  ['', 'RT-2', 'rt-2'],
  ['Палатка', 'RT-2', 'rt-2'],
  ['Палатка Vango 2', 'RT-2', 'vango-2-rt-2'],
  ['Палатка 2', 'Палатка 2', ''],
])('The slug of %j with the SKU %j is %j', (name, sku, slug) => expect(makeSlug(name, sku)).toBe(slug));

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
