import { describe, expect, it } from 'vitest';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { readFile, readTable, createSource, mapColumns } from '../readFile';

const read = (text: string) => readFile(createSource(text));

const getOffers = async (text: string) =>
  (await read(text)).contents.map(({ sku, stock, availability, availableFrom }) => ({
    sku,
    stock,
    availability,
    availableFrom,
  }));

const SALE = {
  compareAtFrom: '2026-03-01T00:00:00.000Z',
  compareAtUntil: '2026-03-31T23:59:59.999Z',
};

describe('Stock and availability in WooCommerce', () => {
  const header = 'Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price,Parent\n';

  it.each<[row: string, stock: number | undefined, availability: string | undefined]>([
    ['0,,0', undefined, 'OUT_OF_STOCK'],
    ['1,,0', undefined, 'IN_STOCK'],
    ['1,5,0', 5, undefined],
    ['0,5,0', 5, 'OUT_OF_STOCK'],
    ['0,0,0', 0, undefined],
    ['1,0,0', 0, 'IN_STOCK'],
    ['backorder,0,1', 0, 'BACKORDER'],
    ['1,0,notify', 0, 'BACKORDER'],
    ['0,0,1', 0, undefined],
    [',3,1', 3, undefined],
  ])('reads %s as stock %s and availability %s', async (row, stock, availability) => {
    expect(await getOffers(`${header}simple,A,Mug,1,${row},9,\n`)).toEqual([{ sku: 'A', stock, availability }]);
  });

  it('apply to the variations of a variable product', async () => {
    const { contents } = await read(
      `${header}variable,A,Cap,1,0,,,,\nvariation,A-S,Cap S,1,0,,,9,A\nvariation,A-M,Cap M,1,1,4,,9,A\n`,
    );
    expect(contents).toEqual([
      expect.objectContaining({
        variants: [
          expect.objectContaining({ sku: 'A-S', stock: null, availability: 'OUT_OF_STOCK' }),
          expect.objectContaining({ sku: 'A-M', stock: 4 }),
        ],
      }),
    ]);
    expect(contents[0]).not.toHaveProperty('availability');
    expect(contents[0]!.variants[1]).not.toHaveProperty('availability');
  });
});

describe('Availability in other systems', () => {
  it.each<[name: string, file: string, offer: object]>([
    [
      'Magento, sold out',
      'sku,product_type,attribute_set_code,name,price,qty,is_in_stock,allow_backorders\nA,simple,Default,Mug,9,4,0,0\n',
      { stock: 4, availability: 'OUT_OF_STOCK' },
    ],
    [
      'Magento, on backorder',
      'sku,product_type,attribute_set_code,name,price,qty,is_in_stock,allow_backorders\nA,simple,Default,Mug,9,-2,1,2\n',
      { stock: -2, availability: 'BACKORDER' },
    ],
    [
      'Google, a preorder',
      'id\ttitle\tlink\tprice\tavailability\tavailability_date\nA\tMug\t/a\t9 EUR\tpreorder\t2026-12-24T13:00-0800\n',
      { availability: 'PREORDER', availableFrom: '2026-12-24T13:00:00-08:00' },
    ],
  ])('%s', async (_, file, offer) => {
    const { contents, issues } = await read(file);
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([offer]);
  });

  it('Shopify, continuing to sell when sold out', async () => {
    const header =
      'Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Policy\n';
    const { contents } = await read(`${header}a,A,S,A-S,1,0,continue\na,,M,A-M,1,3,continue\na,,L,A-L,1,0,deny\n`);
    expect(contents[0]!.variants.map(({ stock, availability }) => [stock, availability])).toEqual([
      [0, 'BACKORDER'],
      [3, undefined],
      [0, undefined],
    ]);
  });

  it('Vendure, without stock tracking', async () => {
    const { contents } = await read(
      'name,optionGroups,optionValues,sku,price,stockOnHand,trackInventory\nMug,,,M,9,0,false\nCup,,,C,9,0,true\n',
    );
    expect(contents.map(({ variants: [variant] }) => variant?.availability)).toEqual(['IN_STOCK', undefined]);
  });

  it('any other file, by its headers', async () => {
    const { contents, issues } = await read(
      'SKU,Name,Price,Stock,Availability,Availability date\nA,Mug,9,3,preorder,2026-12-24\nB,Cup,9,,out of stock,\n',
    );
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      { sku: 'A', stock: 3, availability: 'PREORDER', availableFrom: '2026-12-24', variants: [] },
      { sku: 'B', availability: 'OUT_OF_STOCK', variants: [] },
    ]);
  });

  it('reports an unknown availability', async () => {
    const { issues } = await readTable('n,a\nMug,perhaps\n', { n: 'name', a: 'availability' });
    expect(issues).toMatchObject([{ code: 'AVAILABILITY_UNKNOWN', field: 'availability', rowNumber: 2, column: 'a' }]);
  });
});

describe('Sale period', () => {
  it.each<[string, string]>([
    [
      'WooCommerce',
      'Type,SKU,Name,Published,Sale price,Regular price,Date sale price starts,Date sale price ends\nsimple,A,Mug,1,8,10,2026-03-01,2026-03-31\n',
    ],
    [
      'Magento',
      'sku,product_type,attribute_set_code,name,price,special_price,special_price_from_date,special_price_to_date\nA,simple,Default,Mug,10,8,3/1/26,3/31/26\n',
    ],
    ['another file', 'SKU,Name,Price,Regular price,Sale starts,Sale ends\nA,Mug,8,10,2026-03-01,2026-03-31\n'],
  ])('lasts from the first to the last day in %s', async (_, file) => {
    const { contents, issues } = await read(file);
    expect(issues).toEqual([]);
    expect(contents[0]!.prices).toEqual([{ currency: 'EUR', amount: 8, compareAt: 10, ...SALE }]);
  });

  it('is in one cell for Google', async () => {
    const { contents } = await read(
      'id\ttitle\tlink\tprice\tsale_price\tsale_price_effective_date\nA\tMug\t/a\t10 EUR\t8 EUR\t2026-03-01T00:00+0000/2026-03-31T23:59+0000\n',
    );
    expect(contents[0]!.prices).toMatchObject([
      { compareAtFrom: '2026-03-01T00:00:00.000Z', compareAtUntil: '2026-03-31T23:59:00.000Z' },
    ]);
  });

  it('is dropped for a price without a sale, and reported if it is not a date', async () => {
    const header = 'SKU,Name,Price,Regular price,Sale ends\n';
    expect((await read(`${header}A,Mug,8,,2026-03-31\n`)).contents[0]!.prices).toEqual([
      { currency: 'EUR', amount: 8, compareAt: null },
    ]);
    const mapped = mapColumns({ SKU: 'sku', Name: 'name', Price: 'price', 'Regular price': 'compareAtPrice' });
    const mapping = [...mapped, ...mapColumns({ 'Sale ends': 'saleUntil' })];
    expect((await readFile(createSource(`${header}A,Mug,8,10,31.4.2026\n`), { mapping })).issues).toMatchObject([
      { code: 'DATE_INVALID', field: 'prices', column: 'Sale ends', rowNumber: 2 },
    ]);
  });
});

describe('Product kind', () => {
  it('is read from WooCommerce and Magento', async () => {
    const woo = await read(
      'Type,SKU,Name,Published,Regular price\ngrouped,G,Set,1,\nexternal,E,Book,1,\nsimple,S,Mug,1,9\n"simple, virtual",V,Card,1,9\n',
    );
    expect(woo.contents.map(({ kind }) => kind)).toEqual(['GROUPED', 'EXTERNAL', undefined, undefined]);
    const magento = await read(
      'sku,product_type,attribute_set_code,name,price\nG,grouped,Default,Set,\nS,simple,Default,Mug,9\n',
    );
    expect(magento.contents.map(({ kind }) => kind)).toEqual(['GROUPED', undefined]);
  });
});

describe('The page of an external product', () => {
  const header = 'Type,SKU,Name,Published,Regular price,External URL,Button text\n';

  it('is read from WooCommerce with its button, and a blank cell keeps it', async () => {
    const { contents } = await read(`${header}external,E,Book,1,9,https://other.example/book,Buy there\n`);
    expect(contents).toMatchObject([{ externalUrl: 'https://other.example/book', buttonText: 'Buy there' }]);
    const { groups } = await read(`${header}external,E,Book,1,8,,\n`);
    expect(applyPatch(contents[0]!, groups[0]!.patch!)).toMatchObject({
      externalUrl: 'https://other.example/book',
      buttonText: 'Buy there',
      prices: [{ amount: 8 }],
    });
  });
});

describe('Update', () => {
  const header = 'Type,SKU,Name,Published,In stock?,Stock,Regular price\n';
  const createPatch = async (row: string) => (await read(header + row)).groups[0]!.patch!;

  it('clears what an earlier file set', async () => {
    const before = applyPatch(null, await createPatch('grouped,A,Set,1,0,,\n'));
    expect(before).toMatchObject({ kind: 'GROUPED', availability: 'OUT_OF_STOCK' });
    const after = applyPatch(before, await createPatch('simple,A,Set,1,1,7,9\n'));
    expect(after).toMatchObject({ stock: 7 });
    expect(after).not.toHaveProperty('kind');
    expect(after).not.toHaveProperty('availability');
  });

  it('keeps fields without a column', async () => {
    const before = applyPatch(null, await createPatch('external,A,Book,1,0,,\n'));
    expect(applyPatch(before, { fields: { sku: 'A', name: 'Novel' }, variants: [] })).toEqual({
      ...before,
      name: 'Novel',
    });
  });
});
