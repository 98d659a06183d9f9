import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCompleteness } from '../../../mocks/domain/validation/completeness';
import { countIssues, issue } from '../../../mocks/domain/validation/issues';
import type { ProductContent } from '../../../mocks/records/products';
import { anyContent, price, soundContent, soundVariant } from '../fixtures/content';

describe('Completeness', () => {
  it('is 1 for a product with all recommended fields, and 0 for an empty one', () => {
    expect(computeCompleteness(soundContent())).toBe(1);
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
    expect(computeCompleteness(soundContent(nothing))).toBe(0);
  });

  it.each<[string, Partial<ProductContent>, number]>([
    ['without brand', { brand: ' ' }, 0.9],
    ['with half of the words for search engines', { seo: { title: 'Tent', description: '' } }, 0.9],
    ['with prices on variants only', { prices: [], variants: [soundVariant('A', { prices: [price(1)] })] }, 1],
    [
      'with a number for one of two variants',
      { mpn: null, variants: [soundVariant('A', { gtin: '96385074' }), soundVariant('B')] },
      0.9,
    ],
    ['that is a group without a price', { kind: 'GROUPED', prices: [] }, 1],
    ['with a number for each variant', { mpn: null, variants: [soundVariant('A', { gtin: '96385074' })] }, 1],
  ])('is calculated for a product %s', (_, over, share) => {
    expect(computeCompleteness(soundContent(over))).toBe(share);
  });

  it('is always between 0 and 1', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const share = computeCompleteness(content);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});

describe('Issues', () => {
  const facts = { code: 'X', severity: 'ERROR', category: 'TYPE', entityType: 'PRODUCT', message: 'No.' } as const;

  it('have all fields, and the same ID only for the same issue', () => {
    expect(Object.values(issue(facts)).filter((value) => value === undefined)).toEqual([]);
    const variations = [{}, { entityId: '1' }, { field: 'name' }, { rowNumber: 1 }, { column: 'Name' }, { code: 'Y' }];
    const ids = variations.map((over) => issue({ ...facts, ...over }).id);
    expect(new Set(ids).size).toBe(variations.length);
    expect(issue({ ...facts, message: 'Said otherwise.' }).id).toBe(ids[0]);
  });

  it('are counted by severity', () => {
    const list = (['ERROR', 'INFO', 'ERROR', 'WARNING'] as const).map((severity) => ({ severity }));
    expect(countIssues(list)).toEqual({ error: 2, warning: 1, info: 1 });
    expect(countIssues([])).toEqual({ error: 0, warning: 0, info: 0 });
  });
});
