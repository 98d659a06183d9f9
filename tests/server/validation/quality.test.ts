import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { OWN_SCOPE } from '#server/domain/productValues/readValue';
import { valuesField } from '#server/domain/productValues/values';
import { measureCompleteness } from '#server/domain/validation/completeness';
import {
  gradeProduct,
  measureQuality,
  type GradedScopes,
  type QualityPartRecord,
} from '#server/domain/validation/quality';
import { GRADES, toGrade } from '#server/records/grades';
import type { ProductContent } from '#server/records/products';
import { anyContent, soundContent, soundVariant } from '../content';

const ENGLISH = { locales: ['en'], defaultLocale: 'en' };
const THREE = { locales: ['en', 'de', 'fr'], defaultLocale: 'en' };

const images = (...alts: string[]) => alts.map((alt, at) => ({ url: `/${at}.jpg`, alt }));

/** A product that cannot be better in one language. */
const best = (over: Partial<ProductContent> = {}) =>
  soundContent({ description: 'x'.repeat(250), media: images('a', 'b', 'c'), ...over });

const computeQuality = (content: ProductContent, scopes: GradedScopes) => gradeProduct(content, scopes).qualityScore;

const toLosses = (parts: readonly QualityPartRecord[]) =>
  parts.flatMap(({ losses }) => losses.map(({ reason, points, field }) => [reason, points, field]));

describe('The quality score', () => {
  it('is 100 for a product that lacks nothing', () => {
    expect(computeQuality(best(), ENGLISH)).toBe(100);
    expect(measureQuality(best(), ENGLISH).map(({ part, points, maxPoints }) => [part, points, maxPoints])).toEqual([
      ['COMPLETENESS', 50, 50],
      ['IMAGES', 15, 15],
      ['DESCRIPTIONS', 10, 10],
      ['TRANSLATIONS', 15, 15],
      ['SEO', 10, 10],
    ]);
  });

  it.each<[string, Partial<ProductContent>, [string, number, string][]]>([
    ['a recommended field', { brand: '' }, [['FIELD_MISSING', 5, 'brand']]],
    [
      'images',
      { media: [] },
      [
        ['FIELD_MISSING', 5, 'media'],
        ['IMAGES_MISSING', 15, 'media'],
      ],
    ],
    [
      'alt texts',
      { media: images('a', ''), variants: [soundVariant('S', { media: [{ url: '/v.jpg', alt: ' ' }] })] },
      [
        ['ALT_TEXT_MISSING', 2, 'media[1].alt'],
        ['ALT_TEXT_MISSING', 2, 'variants[0].media[0].alt'],
      ],
    ],
    [
      'another image than that of the product',
      { media: images('a', 'b'), variants: [soundVariant('S', { media: images('a') })] },
      [['IMAGES_MISSING', 5, 'media']],
    ],
    [
      'a long description',
      { description: '<p>A tent that stands in four minutes.</p>' },
      [['DESCRIPTION_SHORT', 6, 'description']],
    ],
    [
      'the last characters of the description',
      { description: 'x'.repeat(249) },
      [['DESCRIPTION_SHORT', 3, 'description']],
    ],
    [
      'texts for search engines',
      { seo: { title: '', description: 'x'.repeat(161) } },
      [
        ['FIELD_MISSING', 5, 'seo.title'],
        ['SEO_MISSING', 5, 'seo.title'],
        ['SEO_TOO_LONG', 2, 'seo.description'],
      ],
    ],
  ])('is lower without %s, and names the field', (_, over, losses) => {
    expect(toLosses(measureQuality(best(over), ENGLISH))).toEqual(losses);
    const lost = losses.reduce((sum, [, points]) => sum + points, 0);
    expect(computeQuality(best(over), ENGLISH)).toBe(100 - lost);
  });

  it('is lower without translations, by language', () => {
    const values = ['name', 'slug', 'description'].map((attribute) => ({
      attribute,
      locale: 'de',
      text: 'Ein Zelt, das in vier Minuten steht.',
    }));
    expect(toLosses(measureQuality(best({ values }), THREE))).toEqual(
      ['seo-title,de', 'name,fr', 'slug,fr', 'description,fr', 'seo-title,fr'].map((key) => [
        'TRANSLATION_MISSING',
        15 / 8,
        `values[${key}]`,
      ]),
    );
    expect(computeQuality(best({ values }), THREE)).toBe(91);
    expect(computeQuality(best(), THREE)).toBe(85);
  });

  it.each<[string[], string[]]>([
    [[], ['de', 'fr']],
    [['shop'], ['fr']],
    // No channel sells in French.
    [['web', 'shop'], ['fr']],
  ])('asks a product that is not in %j for texts in %j', (notInChannels, locales) => {
    const selling = new Map([
      ['en', ['web', 'shop']],
      ['de', ['shop']],
      ['fr', []],
    ]);
    const lost = toLosses(measureQuality(best({ notInChannels }), { ...THREE, selling }));
    expect([...new Set(lost.map(([, , field]) => String(field).slice(-3, -1)))]).toEqual(locales);
    expect(lost.reduce((sum, [, points]) => sum + Number(points), 0)).toBeCloseTo(15);
  });

  test('and its parts agree, and it is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anyContent, fc.constantFrom(ENGLISH, THREE), (content, scopes) => {
        const score = computeQuality(content, scopes);
        const sum = measureQuality(content, scopes).reduce((total, { points }) => total + points, 0);
        expect(score).toBe(Math.round(sum));
        expect(score >= 0 && score <= 100).toBe(true);
        expect(gradeProduct(content, scopes).completeness).toBe(measureCompleteness(content, OWN_SCOPE).ratio);
      }),
    );
  });

  test('never falls when a missing field is filled in', () => {
    const filled = best();
    const fill: Record<string, (content: ProductContent) => Partial<ProductContent>> = {
      identifier: () => ({ gtin: '4006381333931' }),
      seo: ({ seo }) => ({
        seo: { title: seo.title.trim() || 'x'.repeat(80), description: seo.description.trim() || 'y' },
      }),
      media: ({ media }) => ({ media: [...media, { url: '/new.jpg', alt: '' }] }),
    };
    fc.assert(
      fc.property(anyContent, fc.constantFrom(ENGLISH, THREE), ({ values, ...fields }, scopes) => {
        // A value for neither a language nor a channel would hide the field.
        const content = { ...fields, ...valuesField((values ?? []).filter(({ locale }) => locale !== undefined)) };
        let score = computeQuality(content, scopes);
        let current: ProductContent = content;
        for (const { code } of measureCompleteness(content, OWN_SCOPE).missing) {
          current = { ...current, ...(fill[code]?.(current) ?? { [code]: filled[code as keyof ProductContent] }) };
          const next = computeQuality(current, scopes);
          expect(next).toBeGreaterThanOrEqual(score);
          score = next;
        }
        expect(measureCompleteness(current, OWN_SCOPE).ratio).toBe(1);
      }),
    );
  });
});

test.each([
  [100, 'A'],
  [90, 'A'],
  [89, 'B'],
  [75, 'B'],
  [74, 'C'],
  [60, 'C'],
  [59, 'D'],
  [40, 'D'],
  [39, 'E'],
  [0, 'E'],
])('a score of %d has the grade %s', (score, grade) => {
  expect(toGrade(score)).toBe(grade);
  expect(GRADES).toContain(grade);
});
