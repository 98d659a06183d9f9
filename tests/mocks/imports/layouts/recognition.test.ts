import { describe, expect, it } from 'vitest';
import { LAYOUTS, rankLayouts } from '../../../../mocks/domain/imports/layouts';
import { OWN_COLUMNS } from '../../../../mocks/domain/imports/ownLayout';
import { proposeMapping } from '../../../../mocks/domain/imports/proposal';
import { isTarget } from '../../../../mocks/domain/imports/targets';
import type { LayoutCode } from '../../../../mocks/types.generated';
import { breathe, readFile, sampleFile } from '../readFile';
import { inspectFile } from '../../../../mocks/domain/imports/inspectFile';

const targetsOf = (code: LayoutCode, columns: string[]) =>
  Object.fromEntries(proposeMapping(LAYOUTS[code], columns).map(({ source, target }) => [source, target]));

describe('the layout of a file', () => {
  it.each<[string, LayoutCode, string, string, string | null]>([
    ['shopify.csv', 'SHOPIFY', 'CSV', 'UTF-8', ','],
    ['shopify-2025.csv', 'SHOPIFY', 'CSV', 'UTF-8', ','],
    ['woocommerce.csv', 'WOOCOMMERCE', 'CSV', 'UTF-8', ','],
    ['magento.csv', 'MAGENTO', 'CSV', 'UTF-8', ','],
    ['vendure.csv', 'VENDURE', 'CSV', 'UTF-8', ','],
    ['google-merchant.tsv', 'GOOGLE_MERCHANT', 'CSV', 'UTF-8', '\t'],
    ['google-merchant.xml', 'GOOGLE_MERCHANT', 'XML', 'UTF-8', null],
    ['catalog-manager.csv', 'CATALOG_MANAGER', 'CSV', 'UTF-8', ','],
    ['catalog-manager.json', 'CATALOG_MANAGER', 'JSON', 'UTF-8', null],
    ['custom-windows-1252.csv', 'CUSTOM', 'CSV', 'Windows-1252', ';'],
    ['custom-utf-16.txt', 'CUSTOM', 'CSV', 'UTF-16LE', '\t'],
    ['custom.ndjson', 'CUSTOM', 'NDJSON', 'UTF-8', null],
    ['custom.xlsx', 'CUSTOM', 'XLSX', 'UTF-8', null],
  ])('%s is %s', async (name, code, format, encoding, delimiter) => {
    const facts = await inspectFile(sampleFile(name), { layout: null, breathe });
    expect(facts).toMatchObject({ layout: { code }, format, encoding, delimiter });
    const [best, second] = facts.layouts;
    expect(best).toEqual(facts.layout);
    if (code !== 'CUSTOM') expect(best!.confidence - second!.confidence).toBeGreaterThan(0.2);
    expect(facts.layouts).toHaveLength(7);
    for (const { confidence } of facts.layouts) expect(confidence >= 0 && confidence <= 1).toBe(true);
  });

  it('can be asked for against the headers', async () => {
    const facts = await inspectFile(sampleFile('shopify.csv'), { layout: 'CUSTOM', breathe });
    expect(facts.layout).toMatchObject({ code: 'CUSTOM', name: 'Other file' });
    expect(facts.layouts[0]).toMatchObject({ code: 'SHOPIFY' });
    expect(facts.mapping.find(({ source }) => source === 'Handle')).toMatchObject({ target: 'slug' });
  });

  it('is recognised in other words for its headers, padded, shouted or with underscores', () => {
    expect(rankLayouts([' HANDLE ', 'title', 'VARIANT_PRICE'])[0]).toMatchObject({ code: 'SHOPIFY' });
    expect(rankLayouts(['ID', 'Title', 'Image Link', 'Price', 'Availability'])[0]).toMatchObject({
      code: 'GOOGLE_MERCHANT',
    });
    expect(rankLayouts([...OWN_COLUMNS])[0]).toMatchObject({ code: 'CATALOG_MANAGER', confidence: 1 });
  });

  it('is not changed by the column of issues that a mended file has', () => {
    expect(rankLayouts([...OWN_COLUMNS, '_issues'])[0]).toMatchObject({ code: 'CATALOG_MANAGER', confidence: 1 });
    for (const code of Object.keys(LAYOUTS) as LayoutCode[])
      expect(targetsOf(code, ['sku', '_issues'])['_issues']).toBeNull();
  });
});

describe('the proposed mapping', () => {
  it.each(Object.keys(LAYOUTS) as LayoutCode[])('of %s has nothing but targets that there are', (code) => {
    const { targets } = LAYOUTS[code];
    for (const target of Object.values(targets)) {
      const name = target && typeof target === 'object' ? target.target : target;
      expect(name === null || isTarget(name)).toBe(true);
    }
  });

  it('has one entry for each column, in the order of the file', async () => {
    const { facts } = await readFile(sampleFile('magento.csv'));
    expect(facts.mapping.map(({ source }) => source)).toEqual(facts.columns.map(({ name }) => name));
  });

  it('takes the regular price for the price where there is no other', () => {
    expect(targetsOf('WOOCOMMERCE', ['Sale price', 'Regular price'])).toEqual({
      'Sale price': 'price',
      'Regular price': 'compareAtPrice',
    });
    expect(targetsOf('WOOCOMMERCE', ['SKU', 'Regular price'])).toEqual({ SKU: 'sku', 'Regular price': 'price' });
  });

  it('lets a column stand in for another where that is blank', () => {
    const mapping = proposeMapping(LAYOUTS.SHOPIFY, ['Handle', 'Published', 'Status']);
    expect(mapping.slice(1)).toEqual([
      { source: 'Published', target: null, transforms: [] },
      {
        source: 'Status',
        target: 'status',
        transforms: [{ type: 'FIRST_OF', argument: 'Published', replacement: null }],
      },
    ]);
    expect(targetsOf('SHOPIFY', ['Handle', 'Published'])).toMatchObject({ Published: 'status' });
  });
});

describe('a mapping by likeness', () => {
  it.each([
    ['Article No.', 'sku'],
    ['PRODUCT_TITLE', 'name'],
    ['Manufactuer', 'brand'],
    ['Descripton', 'description'],
    ['EAN-13', 'gtin'],
    ['Unit Price', 'price'],
    ['Meta Title', 'seoTitle'],
    ['image_url', 'images'],
    ['Kategorie', 'categories'],
    ['Parent SKU', 'parent'],
    ['Washing', 'attribute:Washing'],
    ['Qty', 'stock'],
    ['Availability', 'availability'],
    ['Availability date', 'availableFrom'],
    ['Backorders allowed?', 'backorders'],
    ['Sale starts', 'saleFrom'],
    ['Sale end date', 'saleUntil'],
  ])('takes %s for %s', (header, target) => {
    expect(targetsOf('CUSTOM', [header])).toEqual({ [header]: target });
  });

  it('gives each field to one column, the likest, but pictures and categories to all', () => {
    expect(targetsOf('CUSTOM', ['Product title', 'Name', 'Image', 'Photos'])).toEqual({
      'Product title': 'name',
      Name: 'attribute:Name',
      Image: 'images',
      Photos: 'images',
    });
  });

  it('takes size and colour for the variants where the file has any, and stock for what is sold', () => {
    expect(targetsOf('CUSTOM', ['SKU', 'Size', 'Stock'])).toMatchObject({
      Size: 'attribute:Size',
      Stock: 'stock',
    });
    expect(targetsOf('CUSTOM', ['Parent', 'SKU', 'Size', 'Stock'])).toEqual({
      Parent: 'parent',
      SKU: 'sku',
      Size: 'option:Size',
      Stock: 'stock',
    });
  });
});
