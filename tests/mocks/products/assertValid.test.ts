import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, applyInput } from '../../../mocks/domain/products/contentDraft';
import { assertValid } from '../../../mocks/domain/products/assertValid';
import type { ProductInput } from '../../../mocks/types.generated';
import { getError } from '../catalogs/domainContext';

const draft = (input: ProductInput) => applyInput(EMPTY_CONTENT, { sku: 'P', ...input });
const price = { currency: 'EUR', amount: 1 };

describe('refuseBroken', () => {
  it.each<ProductInput>([
    {},
    { name: '', slug: 'Not A Slug!', gtin: '123' },
    { prices: [{ currency: 'EUR', amount: -1 }, { currency: 'XXX', amount: 0.123456 }, price, price] },
    { variants: [{ sku: 'P' }, { sku: 'Q', stock: -5 }] },
    {
      attributes: [
        { name: 'A', value: '' },
        { name: 'B', value: '1' },
      ],
    },
    { media: [{ url: 'https://example.com/a.jpg' }, { url: '/media/1' }, { url: 'm/h/tent.jpg' }] },
  ])('accepts %o, possibly with issues', (input) => {
    expect(() => assertValid(draft(input), EMPTY_CONTENT)).not.toThrow();
  });

  it.each<[ProductInput, string[]]>([
    [{ sku: '' }, ['sku']],
    [{ variants: [{ sku: 'A' }, { sku: '' }] }, ['variants[1].sku']],
    [{ variants: [{ sku: 'A' }, { sku: 'B' }, { sku: 'A' }] }, ['variants[2].sku']],
    [{ prices: [{ currency: 'euro', amount: 1 }] }, ['prices[0].currency']],
    [{ prices: [price, { currency: 'USD', amount: Number.NaN }] }, ['prices[1].amount']],
    [{ prices: [{ ...price, compareAt: Infinity }] }, ['prices[0].compareAt']],
    [{ media: [{ url: '' }] }, ['media[0].url']],
    [{ media: [{ url: 'javascript:alert(1)' }] }, ['media[0].url']],
    [{ media: [{ url: 'data:image/png;base64,AA' }] }, ['media[0].url']],
    [{ attributes: [{ name: '', value: 'x' }] }, ['attributes[0].name']],
    [
      {
        attributes: [
          { name: 'A', value: 'x' },
          { name: 'A', value: 'y' },
        ],
      },
      ['attributes[1].name'],
    ],
    [
      {
        variants: [
          {
            sku: 'A',
            options: [{ name: '', value: 'x' }],
            prices: [{ currency: '', amount: 1 }],
            media: [{ url: 'ftp://a' }],
          },
        ],
      },
      ['variants[0].options[0].name', 'variants[0].prices[0].currency', 'variants[0].media[0].url'],
    ],
  ])('rejects %o and names the fields', async (input, fields) => {
    const refusal = await getError(() => assertValid(draft(input), EMPTY_CONTENT));
    expect(refusal.code).toBe('INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });

  it('accepts an existing image URL, wherever it was moved', () => {
    const former = draft({ variants: [{ sku: 'A', media: [{ url: 'ftp://old' }] }] });
    expect(() => assertValid(draft({ media: [{ url: 'ftp://old' }] }), former)).not.toThrow();
    expect(() => assertValid(draft({ media: [{ url: 'ftp://new' }] }), former)).toThrow('https://');
  });
});
