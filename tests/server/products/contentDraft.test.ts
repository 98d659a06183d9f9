import { describe, expect, it } from 'vitest';
import { type ContentDraft, EMPTY_CONTENT, applyInput } from '#server/domain/products/contentDraft';
import { normalizeInput } from '#server/domain/products/normalizeInput';
import type { ProductInput } from '#server/types.generated';

const former: ContentDraft = {
  ...EMPTY_CONTENT,
  sku: 'T',
  name: 'Tent',
  gtin: '4006381333931',
  status: 'ACTIVE',
  categories: ['Outdoor'],
  seo: { title: 'Tent', description: 'For two' },
  variants: [
    {
      id: '1-1',
      sku: 'T-1',
      gtin: null,
      name: 'Green',
      options: [{ name: 'Colour', value: 'Green' }],
      prices: [],
      stock: 3,
      media: [],
      status: 'DRAFT',
    },
  ],
};

describe('filledIn', () => {
  it.each<[string, ProductInput, Partial<ContentDraft>]>([
    ['keeps everything of an empty input', {}, {}],
    ['takes a given text', { name: 'Tarp' }, { name: 'Tarp' }],
    ['empties a text that is null', { name: null }, { name: '' }],
    ['empties a number that is null', { gtin: null }, { gtin: null }],
    ['empties a list that is null', { categories: null }, { categories: [] }],
    ['replaces a whole list', { categories: ['A', 'B'] }, { categories: ['A', 'B'] }],
    ['keeps the status where it is null', { status: null }, { status: 'ACTIVE' }],
    ['changes a part of SEO', { seo: { title: 'New' } }, { seo: { title: 'New', description: 'For two' } }],
    ['empties SEO that is null', { seo: null }, { seo: { title: '', description: '' } }],
    [
      'fills in what a price leaves out',
      { prices: [{ currency: 'EUR', amount: 1 }] },
      { prices: [{ currency: 'EUR', amount: 1, compareAt: null }] },
    ],
    ['fills in what a picture leaves out', { media: [{ url: '/a.jpg' }] }, { media: [{ url: '/a.jpg', alt: '' }] }],
    [
      'sorts values and leaves out what is null',
      {
        values: [
          { attribute: 'name', locale: 'fr', channel: null, text: 'Tente' },
          { attribute: 'name', channel: 'web', text: 'Tent online' },
          { attribute: 'material', locale: 'de', text: 'Baumwolle' },
        ],
      },
      {
        values: [
          { attribute: 'material', locale: 'de', text: 'Baumwolle' },
          { attribute: 'name', channel: 'web', text: 'Tent online' },
          { attribute: 'name', locale: 'fr', text: 'Tente' },
        ],
      },
    ],
    ['has no values if none are given', { values: [] }, {}],
    ['removes the variants that are not given', { variants: [] }, { variants: [] }],
  ])('%s', (_, input, expected) => {
    expect(applyInput(former, input)).toEqual({ ...former, ...expected });
  });

  it('keeps omitted values of a variant with the same SKU', () => {
    const [known] = former.variants;
    expect(applyInput(former, { variants: [{ sku: 'T-1', stock: null }] }).variants).toEqual([
      { ...known, stock: null },
    ]);
  });

  it('finds a variant with a different SKU by its ID', () => {
    const [known] = former.variants;
    const given = [{ id: '1-1', sku: 'T-9', name: 'Olive' }];
    expect(applyInput(former, { variants: given }).variants).toEqual([{ ...known, sku: 'T-9', name: 'Olive' }]);
  });

  it('creates an active variant without a name of its own for an unknown one, whatever its given ID', () => {
    const options = [
      { name: 'Colour', value: 'Red' },
      { name: 'Size', value: 'M' },
    ];
    expect(applyInput(former, { variants: [{ id: '9-9', sku: 'T-2', options }] }).variants).toEqual([
      {
        id: undefined,
        sku: 'T-2',
        gtin: null,
        name: '',
        options,
        prices: [],
        stock: null,
        media: [],
        status: 'ACTIVE',
      },
    ]);
  });
});

describe('tidyInput', () => {
  it.each<[ProductInput, ProductInput]>([
    [
      { sku: ' A ', name: '\tTent\n', slug: ' tent ', brand: ' B ' },
      { sku: 'A', name: 'Tent', slug: 'tent', brand: 'B' },
    ],
    [
      { gtin: ' ', mpn: '', externalReference: ' x ' },
      { gtin: null, mpn: null, externalReference: 'x' },
    ],
    [
      { name: null, gtin: null, categories: null, variants: null, seo: null, prices: null },
      { name: null, gtin: null, categories: null, variants: null, seo: null, prices: null },
    ],
    [{ description: ' <p>Two </p> ' }, { description: ' <p>Two </p> ' }],
    [{ categories: [' Men / Tops ', 'Men/Tops', '/Men//Tops/', ' / '] }, { categories: ['Men/Tops'] }],
    [
      {
        attributes: [
          { name: ' Colour ', value: ' Red ' },
          { name: ' ', value: '' },
          { name: '', value: 'x' },
        ],
      },
      {
        attributes: [
          { name: 'Colour', value: 'Red' },
          { name: '', value: 'x' },
        ],
      },
    ],
    [
      { prices: [{ currency: ' eur ', amount: 1, compareAt: 2 }] },
      { prices: [{ currency: 'EUR', amount: 1, compareAt: 2 }] },
    ],
    [
      {
        media: [
          { url: ' /a.jpg ', alt: ' A ' },
          { url: ' ', alt: ' ' },
        ],
      },
      { media: [{ url: '/a.jpg', alt: 'A' }] },
    ],
    [
      {
        values: [
          { attribute: ' SEO-title', locale: ' de-ch ', channel: ' ', text: ' Zelt ' },
          { attribute: 'Outer material', locale: '?', channel: ' web', text: 'Nylon' },
          { attribute: 'description', locale: 'de', text: ' <p>Zelt</p>' },
          { attribute: 'name', locale: 'de', text: ' \n ' },
        ],
      },
      {
        values: [
          { attribute: 'seo-title', locale: 'de-CH', channel: null, text: 'Zelt' },
          { attribute: 'outer-material', locale: '?', channel: 'web', text: 'Nylon' },
          { attribute: 'description', locale: 'de', channel: undefined, text: ' <p>Zelt</p>' },
        ],
      },
    ],
    [{ seo: { title: ' T ' } }, { seo: { title: 'T' } }],
    [
      { variants: [{ sku: ' S ', gtin: '', options: [{ name: ' A ', value: 'b ' }], stock: 0 }] },
      { variants: [{ sku: 'S', gtin: null, options: [{ name: 'A', value: 'b' }], stock: 0 }] },
    ],
  ])('converts %o to %o', (input, tidy) => expect(normalizeInput(input)).toEqual(tidy));

  it('adds nothing that was not given', () => {
    expect(applyInput(former, normalizeInput({}))).toEqual(former);
    expect(applyInput(former, normalizeInput({ variants: [{ sku: ' T-1' }] }))).toEqual(former);
  });
});
