import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeImages } from '#server/domain/products/merge/mergeImages';
import { altTextsField } from '#server/domain/productValues/altTexts';
import type { MediaRecord } from '#server/records/products';

const image = (url: string, alt = '', texts: Record<string, string> = {}): MediaRecord => ({
  url,
  alt,
  ...altTextsField(Object.entries(texts).map(([locale, text]) => ({ locale, text }))),
});

const [a, b, c, d] = [image('a'), image('b'), image('c'), image('d')];

describe('mergeImages', () => {
  it.each<[string, MediaRecord[], MediaRecord[], MediaRecord[], MediaRecord[] | null]>([
    ['joins an added image and a changed alt text', [a], [a, b], [image('a', 'Tent')], [image('a', 'Tent'), b]],
    [
      'joins alt texts of one image in two languages',
      [a],
      [image('a', '', { de: 'Zelt' })],
      [image('a', 'Tent')],
      [image('a', 'Tent', { de: 'Zelt' })],
    ],
    [
      'removes an alt text, and keeps another',
      [image('a', 'x', { de: 'Zelt' })],
      [image('a', 'x')],
      [image('a', 'y', { de: 'Zelt' })],
      [image('a', 'y')],
    ],
    ['joins images that both sides added to none', [], [a], [b], [b, a]],
    ['keeps an added image behind the one that it follows', [a, b], [a, c, b], [a, b, d], [a, c, b, d]],
    ['keeps the first image that one side added', [a, b], [a, b, d], [c, a, b], [c, a, b, d]],
    ['joins a removal and an addition', [a, b], [b], [a, b, c], [b, c]],
    ['removes an image behind which the other side added one', [a, b], [b], [a, c, b], [c, b]],
    ['joins my order and a changed alt text', [a, b], [b, a], [image('a', 'Tent'), b], [b, image('a', 'Tent')]],
    ['joins their order and an image that I added', [a, b], [a, b, c], [b, a], [b, c, a]],
    ['applies the same changes once', [a], [image('a', 'Tent'), b], [image('a', 'Tent'), b], [image('a', 'Tent'), b]],
    ['is a conflict for two alt texts', [a], [image('a', 'Tent')], [image('a', 'Dome')], null],
    [
      'is a conflict for two alt texts in one language',
      [a],
      [image('a', '', { de: 'x' })],
      [image('a', '', { de: 'y' })],
      null,
    ],
    [
      'is a conflict for a removed alt text that the other side changed',
      [image('a', 'Tent')],
      [a],
      [image('a', 'Dome')],
      null,
    ],
    ['is a conflict for a removed image that the other side changed', [a], [], [image('a', 'Tent')], null],
    ['is a conflict for an image that both sides added differently', [], [image('a', 'x')], [image('a', 'y')], null],
    ['is a conflict for two orders', [a, b, c], [c, a, b], [b, a, c], null],
    ['is a conflict for an image that is there twice', [a], [a, a], [a, b], null],
  ])('%s', (_name, base, mine, theirs, expected) => {
    expect(mergeImages(base, mine, theirs)).toEqual(expected);
  });

  const anyImages = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.constantFrom('', 'x', 'y'),
        fc.dictionary(fc.constantFrom('de', 'fr'), fc.constantFrom('x', 'y')),
      )
      .map((parts) => image(...parts)),
    { selector: ({ url }) => url },
  );

  /** The alt texts of all images by URL and language. */
  const getTexts = (images: readonly MediaRecord[]) =>
    new Map(
      images.flatMap(
        ({ url, alt, altTexts = [] }) =>
          [
            [url, 'is there'],
            ...[{ locale: '', text: alt }, ...altTexts].map(({ locale, text }) => [`${url} ${locale}`, text] as const),
          ] as [string, string][],
      ),
    );

  it('returns the other side if one changed nothing', () => {
    fc.assert(
      fc.property(anyImages, anyImages, (base, changed) => {
        expect(mergeImages(base, changed, base)).toEqual(changed);
        expect(mergeImages(base, base, changed)).toEqual(changed);
        expect(mergeImages(base, changed, changed)).toEqual(changed);
      }),
    );
  });

  it('loses no change: every image and alt text that a side changed is as on that side', () => {
    fc.assert(
      fc.property(anyImages, anyImages, anyImages, (base, mine, theirs) => {
        const merged = mergeImages(base, mine, theirs);
        expect(mergeImages(base, theirs, mine) === null).toBe(merged === null);
        if (!merged) return;
        const [was, own, other, is] = [base, mine, theirs, merged].map(getTexts);
        for (const key of new Set([...was!.keys(), ...own!.keys(), ...other!.keys(), ...is!.keys()])) {
          const [before, ours, stored] = [was!.get(key), own!.get(key), other!.get(key)];
          // The alt texts of a removed image go with it.
          expect([key, is!.get(key)]).toEqual([key, before === stored ? ours : stored]);
        }
      }),
    );
  });
});
