import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, applyInput } from '#server/domain/products/contentDraft';
import { assertValid } from '#server/domain/products/assertValid';
import type { ProductInput, ProductValueInput } from '#server/types.generated';
import { getError } from '../catalogs/domainContext';

const draft = (input: ProductInput) => applyInput(EMPTY_CONTENT, { sku: 'P', ...input });
const catalog = { locales: ['en', 'de', 'pt-BR'], defaultLocale: 'en', channels: ['web', 'market'] };
const price = { currency: 'EUR', amount: 1 };

describe('refuseBroken', () => {
  it.each<ProductInput>([
    {},
    { name: '', slug: 'Not A Slug!', gtin: '123' },
    {
      prices: [
        { currency: 'EUR', amount: 0 },
        { currency: 'XXX', amount: 0.1234 },
        { ...price, channel: 'web' },
      ],
    },
    { variants: [{ sku: 'P' }, { sku: 'Q', stock: -5 }] },
    {
      attributes: [
        { name: 'A', value: '' },
        { name: 'B', value: '1' },
      ],
    },
    { media: [{ url: 'https://example.com/a.jpg' }, { url: '/media/1' }, { url: 'm/h/tent.jpg' }] },
  ])('accepts %o, possibly with issues', (input) => {
    expect(() => assertValid(draft(input), EMPTY_CONTENT, catalog)).not.toThrow();
  });

  it.each<[ProductInput, string[]]>([
    [{ sku: '' }, ['sku']],
    [{ variants: [{ sku: 'A' }, { sku: '' }] }, ['variants[1].sku']],
    [{ variants: [{ sku: 'A' }, { sku: 'B' }, { sku: 'A' }] }, ['variants[2].sku']],
    [{ prices: [{ currency: 'euro', amount: 1 }] }, ['prices[0].currency']],
    [{ prices: [price, { currency: 'USD', amount: Number.NaN }] }, ['prices[1].amount']],
    [{ prices: [{ ...price, compareAt: Infinity }] }, ['prices[0].compareAt']],
    [{ prices: [price, { ...price, channel: 'web' }, price] }, ['prices[2].currency']],
    [{ prices: [{ ...price, channel: 'wbe' }] }, ['prices[0].channel']],
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
    const refusal = await getError(() => assertValid(draft(input), EMPTY_CONTENT, catalog));
    expect(refusal.code).toBe('INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });

  it.each<[Partial<ProductValueInput>, string, string]>([
    [{ locale: 'de-AT' }, 'values[name,de-AT]', 'The catalog does not have the language de-AT. Use de, or add it'],
    [{ locale: 'pt' }, 'values[name,pt]', 'Use pt-BR, or add it to the catalog’s languages.'],
    [{ channel: 'wbe' }, 'values[name,,wbe]', 'The catalog does not have the channel wbe. Use web, or add it'],
    [{}, 'values[name,]', 'is for the default language and all channels, as is the product’s own.'],
    [{ locale: 'en' }, 'values[name,en]', 'is for the default language and all channels, as is the product’s own.'],
    [{ locale: 'en', channel: 'web' }, 'values[name,en,web]', 'Leave out its language.'],
    [{ attribute: 'brand', locale: 'de' }, 'values[brand,de]', 'has the same value in all languages and channels.'],
  ])('rejects the value %o', async (value, field, message) => {
    const values = [{ attribute: 'name', text: 'Zelt', ...value }];
    const refusal = await getError(() => assertValid(draft({ values }), EMPTY_CONTENT, catalog));
    expect(refusal.fields?.[field]).toContain(message);
  });

  it('suggests only to add a channel if the catalog has none', async () => {
    const values = [{ attribute: 'name', channel: 'web', text: 'Tent' }];
    const refusal = await getError(() => assertValid(draft({ values }), EMPTY_CONTENT, { ...catalog, channels: [] }));
    expect(refusal.message).toBe('The catalog does not have the channel web. Add it to the catalog’s channels.');
  });

  it('rejects two values for the same attribute, language, and channel, but accepts different ones', async () => {
    const german = { attribute: 'name', locale: 'de', text: 'Zelt' };
    const values = [german, { ...german, channel: 'web' }, { ...german, text: 'Firstzelt' }];
    const refusal = await getError(() => assertValid(draft({ values }), EMPTY_CONTENT, catalog));
    expect(Object.keys(refusal.fields ?? {})).toEqual(['values[name,de]']);
    expect(() => assertValid(draft({ values: values.slice(0, 2) }), EMPTY_CONTENT, catalog)).not.toThrow();
  });

  it('accepts an existing value whose language was removed, but no other text for it', () => {
    const dutch = { attribute: 'name', locale: 'nl', text: 'Tent' };
    const former = draft({ values: [dutch] });
    expect(() => assertValid(draft({ values: [dutch] }), former, catalog)).not.toThrow();
    expect(() => assertValid(draft({ values: [{ ...dutch, text: 'Tentje' }] }), former, catalog)).toThrow('nl');
  });

  it('accepts an existing image URL, wherever it was moved', () => {
    const former = draft({ variants: [{ sku: 'A', media: [{ url: 'ftp://old' }] }] });
    expect(() => assertValid(draft({ media: [{ url: 'ftp://old' }] }), former, catalog)).not.toThrow();
    expect(() => assertValid(draft({ media: [{ url: 'ftp://new' }] }), former, catalog)).toThrow('https://');
  });
});
