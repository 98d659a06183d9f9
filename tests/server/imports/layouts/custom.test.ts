import { describe, expect, it } from 'vitest';
import { readFile, readTable, sampleFile, createSource } from '../readFile';

const getSkus = (contents: readonly { sku: string; variants: { sku: string }[] }[]) =>
  contents.map(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]);

describe('Any other file', () => {
  it('is read with its own headers, separator and encoding', async () => {
    const { contents, issues } = await readFile(sampleFile('custom-windows-1252.csv'), { currency: 'CHF' });
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        sku: 'GR-1',
        name: 'Gürteltasche',
        slug: 'gurteltasche',
        description: 'Für Schlüssel; Geld und Ärger.',
        brand: 'Nordkiefer',
        categories: ['Taschen/Gürtel'],
        prices: [{ currency: 'EUR', amount: 1234.5, compareAt: null }],
        stock: 3,
        attributes: [{ name: 'Farbe', value: 'grün' }],
      },
      { sku: 'GR-2', prices: [{ currency: 'CHF', amount: 19.9 }], attributes: [{ name: 'Farbe', value: 'rot' }] },
    ]);
  });

  it('is read in UTF-16 without a byte-order mark', async () => {
    const { contents } = await readFile(sampleFile('custom-utf-16.txt'));
    expect(contents.map(({ name, gtin }) => [name, gtin])).toEqual([
      ['Živý čaj', '4006381333931'],
      ['緑茶', null],
    ]);
  });

  it('groups rows by their parent, with or without a row for it', async () => {
    const { contents } = await readTable(
      'p,id,n,size,cost,pic\n,A,Shirt,,9,a.jpg\nA,A-S,Shirt S,S,10,s.jpg\nB,B-S,Cap S,S,5,c.jpg\nB,B-M,Cap M,M,,\n,C,Belt,one,3,\n',
      {
        p: 'parent',
        id: 'sku',
        n: 'name',
        size: 'option:Size',
        cost: 'price',
        pic: 'images',
      },
    );
    expect(getSkus(contents)).toEqual([['A', 'A-S'], ['B', 'B-S', 'B-M'], ['C']]);
    expect(contents).toMatchObject([
      {
        name: 'Shirt',
        prices: [{ amount: 9 }],
        media: [{ url: 'a.jpg' }],
        variants: [
          {
            name: 'Shirt S',
            options: [{ name: 'Size', value: 'S' }],
            prices: [{ amount: 10 }],
            media: [{ url: 's.jpg' }],
          },
        ],
      },
      {
        name: 'Cap S',
        prices: [],
        media: [{ url: 'c.jpg' }],
        variants: [{ name: 'Cap S' }, { name: 'Cap M', prices: [], media: [] }],
      },
      { name: 'Belt', attributes: [{ name: 'Size', value: 'one' }] },
    ]);
  });

  it('uses a row that is its own parent as the product', async () => {
    const { contents } = await readTable('p,id\nA,A\nA,A-S\n', { p: 'parent', id: 'sku' });
    expect(getSkus(contents)).toEqual([['A', 'A-S']]);
  });

  it('continues the product above a row without an identity', async () => {
    const { contents } = await readTable('id,n,v,size\nA,Shirt,A-S,S\n,,A-M,M\n,,,L\nB,Cap,,\n', {
      id: 'sku',
      n: 'name',
      v: 'variantSku',
      size: 'option:Size',
    });
    expect(getSkus(contents)).toEqual([['A', 'A-S', 'A-M', 'A-l'], ['B']]);
  });

  it('allows the product to be repeated on each variant row', async () => {
    const { contents } = await readTable('n,v\nShirt,S-1\nShirt,S-2\nCap,C-1\n', { n: 'name', v: 'variantSku' });
    expect(getSkus(contents)).toEqual([
      ['S-1', 'S-1', 'S-2'],
      ['C-1', 'C-1'],
    ]);
  });

  it('treats a repeated SKU as a duplicate', async () => {
    const { issues } = await readTable('id,n\nA,Shirt\nB,Cap\nA,Again\n', { id: 'sku', n: 'name' });
    expect(issues).toMatchObject([{ code: 'SKU_DUPLICATE', severity: 'ERROR', rowNumber: 4 }]);
  });

  it('does not treat rows with the same name as the same product', async () => {
    const { contents } = await readTable('n,cost\nShirt,1\nShirt,2\n', { n: 'name', cost: 'price' });
    expect(contents).toHaveLength(2);
  });

  it('rejects rows and mappings without an identity', async () => {
    const { groups } = await readTable('id,n,cost\n,,5\nA,Shirt,\n', { id: 'sku', n: 'name', cost: 'price' });
    expect(groups).toMatchObject([
      { patch: null, issues: [{ code: 'IDENTITY_MISSING', rowNumber: 2 }] },
      { issues: [] },
    ]);
    await expect(readTable('n,cost\nShirt,5\n', { cost: 'price' })).rejects.toThrow(
      /No column is mapped to the SKU or name/,
    );
  });

  it('reads every field that a column can be mapped to', async () => {
    const columns = {
      id: 'sku',
      n: 'name',
      s: 'slug',
      d: 'description',
      b: 'brand',
      g: 'gtin',
      m: 'mpn',
      st: 'status',
      c: 'categories',
      cur: 'currency',
      p: 'price',
      cp: 'compareAtPrice',
      pp: 'prices',
      i: 'images',
      ia: 'imageAlts',
      t: 'seoTitle',
      sd: 'seoDescription',
      x: 'externalReference',
      a: 'attributes',
      w: 'attribute:Weight',
      vs: 'variantSku',
      vg: 'variantGtin',
      vn: 'variantName',
      vst: 'variantStatus',
      vp: 'variantPrice',
      vc: 'variantCompareAtPrice',
      vpp: 'variantPrices',
      vk: 'variantStock',
      vi: 'variantImages',
      o: 'options',
      oc: 'option:Colour',
    };
    const cells = [
      'A',
      'N',
      'a-n',
      'D',
      'B',
      '123',
      'M',
      'draft',
      'X > Y|Z',
      'usd',
      '5',
      '6',
      'EUR=4',
      'https://a.example/1,https://a.example/2',
      'one',
      'T',
      'SD',
      'ref',
      'k=v|l=w\\=x',
      '2 kg',
      'A-1',
      '456',
      'V',
      'archived',
      '7',
      '8',
      'EUR=6',
      '3',
      'p.jpg',
      'Size=S',
      'red',
    ];
    const { contents, issues } = await readTable(`${Object.keys(columns).join(';')}\n${cells.join(';')}\n`, columns);
    expect(issues).toEqual([]);
    expect(contents).toEqual([
      {
        sku: 'A',
        name: 'N',
        slug: 'a-n',
        description: 'D',
        brand: 'B',
        gtin: '123',
        mpn: 'M',
        status: 'DRAFT',
        categories: ['X/Y', 'Z'],
        attributes: [
          { name: 'k', value: 'v' },
          { name: 'l', value: 'w=x' },
          { name: 'Weight', value: '2 kg' },
        ],
        prices: [
          { currency: 'USD', amount: 5, compareAt: 6 },
          { currency: 'EUR', amount: 4, compareAt: null },
        ],
        media: [
          { url: 'https://a.example/1', alt: 'one' },
          { url: 'https://a.example/2', alt: '' },
        ],
        seo: { title: 'T', description: 'SD' },
        externalReference: 'ref',
        variants: [
          {
            sku: 'A-1',
            gtin: '456',
            name: 'V',
            status: 'ARCHIVED',
            stock: 3,
            media: [{ url: 'p.jpg', alt: '' }],
            prices: [
              { currency: 'USD', amount: 7, compareAt: 8 },
              { currency: 'EUR', amount: 6, compareAt: null },
            ],
            options: [
              { name: 'Size', value: 'S' },
              { name: 'Colour', value: 'red' },
            ],
            attributes: [{ name: 'Weight', value: '2 kg' }],
          },
        ],
      },
    ]);
  });

  it('sets only the fields of its columns', async () => {
    const { groups } = await readTable('id,n,d,st,cost\nA,,,,5\n', {
      id: 'sku',
      n: 'name',
      d: 'description',
      st: 'status',
      cost: 'price',
    });
    expect(groups[0]!.patch).toEqual({
      fields: { sku: 'A', prices: [{ currency: 'EUR', amount: 5, compareAt: null }] },
      variants: [],
    });
  });

  it.each([
    ['price', 'prices', 'PRICE_INVALID'],
    ['currency', 'prices', 'CURRENCY_INVALID'],
    ['prices', 'prices', 'PRICE_INVALID'],
    ['status', 'status', 'STATUS_UNKNOWN'],
  ])('skips an invalid %s and reports where it is', async (target, field, code) => {
    const { groups } = await readFile(createSource('id,price,value\nA,5,??\n'), {
      layout: 'CUSTOM',
      mapping: [
        { source: 'id', target: 'sku', transforms: [] },
        ...(target === 'currency' ? [{ source: 'price', target: 'price', transforms: [] }] : []),
        { source: 'value', target, transforms: [] },
      ],
    });
    expect(groups).toMatchObject([
      {
        patch: { fields: { sku: 'A' } },
        issues: [{ code, field, severity: 'ERROR', rowNumber: 2, column: 'value', entityId: 'A' }],
      },
    ]);
    expect(groups[0]!.patch!.fields).not.toHaveProperty(field);
  });
});

describe('A price list kept by hand', () => {
  it('has stock and prices with a word in some rows, which are reported one by one', async () => {
    const { contents, issues } = await readFile(
      createSource(
        'Artikel;Art.-Nr.;VK-Preis;Lagerbestand\nSeil;S-1;12,50 €;4\nBecher;B-1;9,00 €;reichlich\nHaken;H-1;auf Anfrage;7\n',
      ),
    );
    expect(contents.map(({ name, sku, stock }) => [name, sku, stock])).toEqual([
      ['Seil', 'S-1', 4],
      ['Becher', 'B-1', undefined],
      ['Haken', 'H-1', 7],
    ]);
    expect(issues.map(({ rowNumber, column }) => [rowNumber, column])).toEqual([
      [3, 'Lagerbestand'],
      [4, 'VK-Preis'],
    ]);
  });
});
