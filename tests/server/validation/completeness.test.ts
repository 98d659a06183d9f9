import { say } from '#server/records/sentence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_SCOPE } from '#server/domain/productValues/readValue';
import { completenessMatrix, getRequirements, measureCompleteness } from '#server/domain/validation/completeness';
import { measureCells } from '#server/domain/validation/completenessCells';
import { countIssues, issue } from '#server/domain/validation/issues';
import type { ProductContent } from '#server/records/products';
import { anyContent, price, soundContent, soundVariant } from '../content';

const ratio = (content: ProductContent) => measureCompleteness(content, OWN_SCOPE).ratio;

describe('Completeness', () => {
  it('is 1 for a product with all recommended fields, and 0 for an empty one', () => {
    expect(ratio(soundContent())).toBe(1);
    const nothing = {
      name: '',
      slug: '',
      description: '',
      brand: '',
      mpn: null,
      categories: [],
      attributes: [],
      prices: [],
      media: [],
      seo: { title: '', description: '' },
    };
    expect(ratio(soundContent(nothing))).toBe(0);
  });

  it.each<[string, Partial<ProductContent>, string[]]>([
    ['without brand', { brand: ' ' }, ['brand']],
    ['with half of the words for search engines', { seo: { title: 'Tent', description: '' } }, ['seo.description']],
    ['with prices on variants only', { prices: [], variants: [soundVariant('A', { prices: [price(1)] })] }, []],
    [
      'with a number for one of two variants',
      { mpn: null, variants: [soundVariant('A', { gtin: '96385074' }), soundVariant('B')] },
      ['gtin'],
    ],
    ['that is a group without a price', { kind: 'GROUPED', prices: [] }, []],
    ['with a number for each variant', { mpn: null, variants: [soundVariant('A', { gtin: '96385074' })] }, []],
    ['with a description of a few characters', { description: '<p>Tent</p>', media: [] }, ['description', 'media']],
  ])('of a product %s names what is missing', (_, over, fields) => {
    const { ratio: share, missing } = measureCompleteness(soundContent(over), OWN_SCOPE);
    expect(missing.map(({ field }) => field)).toEqual(fields);
    expect(share).toBe((10 - fields.length) / 10);
  });

  it.each<[string | null, string[]]>([
    ['web', []],
    ['market', ['prices']],
    [null, []],
  ])('in the channel %s needs a price that applies there', (channel, fields) => {
    const product = soundContent({ prices: [{ ...price(1), channel: 'web' }] });
    const { missing } = measureCompleteness(product, { locale: null, channel });
    expect(missing.map(({ field }) => field)).toEqual(fields);
    const scopes = { locales: ['en'], defaultLocale: 'en', channels: ['web', 'market'] };
    expect(measureCells(product, scopes)).toMatch(/ 10\/10 9\/10$/);
  });

  const GERMAN = ['name', 'slug', 'description', 'seo-title', 'seo-description'].map((attribute) => ({
    attribute,
    locale: 'de',
    text: 'Ein Zelt, das in vier Minuten steht.',
  }));

  it.each<[string, Partial<ProductContent>, { locale: string | null; channel: string | null }, string[]]>([
    ['needs its own texts', {}, { locale: 'de', channel: null }, ['name', 'slug', 'description', 'seo-title']],
    ['has the fields without a language', { values: GERMAN }, { locale: 'de', channel: 'web' }, []],
    ['has the texts of a more general one', { values: GERMAN }, { locale: 'de-CH', channel: null }, []],
    [
      'does not have those of another one',
      { values: GERMAN.slice(1) },
      { locale: 'fr', channel: null },
      ['name', 'slug', 'description', 'seo-title'],
    ],
    [
      'needs each text for search engines',
      { values: GERMAN.slice(0, 4) },
      { locale: 'de', channel: null },
      ['seo-description'],
    ],
    [
      'can have texts for one channel only',
      { values: [...GERMAN.slice(1), { ...GERMAN[0]!, channel: 'web' }] },
      { locale: 'de', channel: 'web' },
      [],
    ],
    [
      'does not have texts for another channel',
      { values: [...GERMAN.slice(1), { ...GERMAN[0]!, channel: 'web' }] },
      { locale: 'de', channel: 'b2b' },
      ['name'],
    ],
  ])('in a language %s', (_, over, scope, attributes) => {
    const { missing } = measureCompleteness(soundContent(over), scope);
    expect(missing.map(({ field }) => field)).toEqual(attributes.map((code) => `values[${code},${scope.locale}]`));
  });

  it('counts a text for one channel in the default language', () => {
    const values = [{ attribute: 'name', channel: 'web', text: 'Tent' }];
    const content = soundContent({ name: '', values });
    expect(measureCompleteness(content, { locale: null, channel: 'web' }).ratio).toBe(1);
    expect(measureCompleteness(content, OWN_SCOPE).missing).toEqual([{ code: 'name', field: 'name' }]);
  });

  it('counts attributes that are required in addition', () => {
    const requirements = getRequirements([
      { code: 'material', label: 'Material', isLocalizable: true },
      { code: 'weight', label: 'Weight', isLocalizable: false, channels: ['web'] },
    ]);
    const measure = (over: Partial<ProductContent>, locale: string | null, channel: string | null) => {
      const { ratio: share, missing } = measureCompleteness(soundContent(over), { locale, channel }, requirements);
      return [share, ...missing.map(({ field }) => field)];
    };
    const attributes = [
      { name: 'Material', value: 'Nylon' },
      { name: 'Weight', value: ' ' },
    ];
    expect(measure({ attributes }, null, null)).toEqual([11 / 12, 'attributes[1].value']);
    expect(measure({ attributes }, null, 'b2b')).toEqual([1]);
    expect(measure({ attributes: attributes.slice(1) }, null, 'b2b')).toEqual([10 / 11, 'attributes[material]']);
    expect(measure({ attributes, values: GERMAN }, 'de', 'b2b')).toEqual([10 / 11, 'values[material,de]']);
    expect(measure({ attributes, values: GERMAN }, 'de', 'web')).toEqual([
      10 / 12,
      'values[material,de]',
      'attributes[1].value',
    ]);
  });

  it('has a cell for each channel and language', () => {
    const catalog = { locales: ['de', 'en'], defaultLocale: 'en', channels: ['web', 'b2b'] };
    const cells = completenessMatrix(soundContent(), catalog);
    expect(cells.map(({ channel, locale, ratio: share }) => [channel, locale, share])).toEqual([
      ['web', 'de', 0.6],
      ['web', 'en', 1],
      ['b2b', 'de', 0.6],
      ['b2b', 'en', 1],
    ]);
    const single = completenessMatrix(soundContent(), { locales: ['en'], defaultLocale: 'en', channels: [] });
    expect(single).toEqual([{ channel: null, locale: 'en', ratio: 1, missing: [] }]);
  });

  it('is always between 0 and 1', () => {
    fc.assert(
      fc.property(anyContent, fc.constantFrom(null, 'de', 'fr'), (content, locale) => {
        const { ratio: share } = measureCompleteness(content, { locale, channel: 'web' });
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});

describe('Issues', () => {
  const facts = { code: 'X', severity: 'ERROR', category: 'TYPE', entityType: 'PRODUCT', message: say`No.` } as const;

  it('have all fields, and the same ID only for the same issue', () => {
    expect(Object.values(issue(facts)).filter((value) => value === undefined)).toEqual([]);
    const variations = [{}, { entityId: '1' }, { field: 'name' }, { rowNumber: 1 }, { column: 'Name' }, { code: 'Y' }];
    const ids = variations.map((over) => issue({ ...facts, ...over }).id);
    expect(new Set(ids).size).toBe(variations.length);
    expect(issue({ ...facts, message: say`Said otherwise.` }).id).toBe(ids[0]);
  });

  it('are counted by severity', () => {
    const list = (['ERROR', 'INFO', 'ERROR', 'WARNING'] as const).map((severity) => ({ severity }));
    expect(countIssues(list)).toEqual({ error: 2, warning: 1, info: 1 });
    expect(countIssues([])).toEqual({ error: 0, warning: 0, info: 0 });
  });
});
