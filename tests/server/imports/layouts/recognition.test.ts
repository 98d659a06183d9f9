import { describe, expect, it } from 'vitest';
import { LAYOUTS, rankLayouts } from '#server/domain/imports/layouts';
import { OWN_COLUMNS } from '#server/domain/ownLayout/ownLayout';
import { suggestMapping } from '#server/domain/imports/mapping/suggest/suggestMapping';
import { isTarget } from '#server/domain/imports/mapping/targets';
import type { LayoutCode } from '#server/types.generated';
import { yieldIfDue, readFile, sampleFile } from '../readFile';
import { inspectFile } from '#server/domain/imports/inspectFile';

const getTargets = (code: LayoutCode, columns: string[]) =>
  Object.fromEntries(suggestMapping(LAYOUTS[code], columns).map(({ source, target }) => [source, target]));

describe('Layout detection', () => {
  it.each<[string, LayoutCode, string, string, string | null]>([
    ['shopify.csv', 'SHOPIFY', 'CSV', 'UTF-8', ','],
    ['shopify-2025.csv', 'SHOPIFY', 'CSV', 'UTF-8', ','],
    ['shopify-products.json', 'SHOPIFY', 'JSON', 'UTF-8', null],
    ['woocommerce.csv', 'WOOCOMMERCE', 'CSV', 'UTF-8', ','],
    ['magento.csv', 'MAGENTO', 'CSV', 'UTF-8', ','],
    ['vendure.csv', 'VENDURE', 'CSV', 'UTF-8', ','],
    ['medusa-v1.csv', 'MEDUSA', 'CSV', 'UTF-8', ';'],
    ['medusa-v2.csv', 'MEDUSA', 'CSV', 'UTF-8', ','],
    ['akeneo-products.csv', 'AKENEO', 'CSV', 'UTF-8', ';'],
    ['akeneo-models.csv', 'AKENEO', 'CSV', 'UTF-8', ';'],
    ['unopim.csv', 'UNOPIM', 'CSV', 'UTF-8', ','],
    ['unopim-simple.csv', 'UNOPIM', 'CSV', 'UTF-8', ','],
    ['google-merchant.tsv', 'GOOGLE_MERCHANT', 'CSV', 'UTF-8', '\t'],
    ['google-merchant.xml', 'GOOGLE_MERCHANT', 'XML', 'UTF-8', null],
    ['catalog-manager.csv', 'CATALOG_MANAGER', 'CSV', 'UTF-8', ','],
    ['catalog-manager.json', 'CATALOG_MANAGER', 'JSON', 'UTF-8', null],
    ['custom-windows-1252.csv', 'CUSTOM', 'CSV', 'Windows-1252', ';'],
    ['custom-utf-16.txt', 'CUSTOM', 'CSV', 'UTF-16LE', '\t'],
    ['custom.ndjson', 'CUSTOM', 'NDJSON', 'UTF-8', null],
    ['custom.xlsx', 'CUSTOM', 'XLSX', 'UTF-8', null],
    ['custom.ods', 'CUSTOM', 'ODS', 'UTF-8', null],
  ])('detects %s as %s', async (name, code, format, encoding, delimiter) => {
    const facts = await inspectFile(sampleFile(name), { layout: null, yieldIfDue });
    expect(facts).toMatchObject({ layout: { code }, format, encoding, delimiter });
    const [best, second] = facts.layouts;
    expect(best).toEqual(facts.layout);
    if (code !== 'CUSTOM') expect(best!.confidence - second!.confidence).toBeGreaterThan(0.2);
    expect(facts.layouts).toHaveLength(10);
    for (const { confidence } of facts.layouts) expect(confidence >= 0 && confidence <= 1).toBe(true);
  });

  it('can be overridden', async () => {
    const facts = await inspectFile(sampleFile('shopify.csv'), { layout: 'CUSTOM', yieldIfDue });
    expect(facts.layout).toMatchObject({ code: 'CUSTOM', name: 'Other file' });
    expect(facts.layouts[0]).toMatchObject({ code: 'SHOPIFY' });
    // The rows of a product repeat its handle.
    expect(facts.mapping.find(({ source }) => source === 'Handle')).toMatchObject({ target: 'parent' });
  });

  it('recognizes headers with other words, spaces, capitals or underscores', () => {
    expect(rankLayouts([' HANDLE ', 'title', 'VARIANT_PRICE'])[0]).toMatchObject({ code: 'SHOPIFY' });
    expect(rankLayouts(['ID', 'Title', 'Image Link', 'Amount', 'Availability'])[0]).toMatchObject({
      code: 'GOOGLE_MERCHANT',
    });
    expect(rankLayouts([...OWN_COLUMNS])[0]).toMatchObject({ code: 'CATALOG_MANAGER', confidence: 1 });
  });

  it('ignores the issues column of a corrected file', () => {
    expect(rankLayouts([...OWN_COLUMNS, '_issues'])[0]).toMatchObject({ code: 'CATALOG_MANAGER', confidence: 1 });
    for (const code of Object.keys(LAYOUTS) as LayoutCode[])
      expect(getTargets(code, ['sku', '_issues'])['_issues']).toBeNull();
  });
});

describe('Suggested mapping', () => {
  it.each(Object.keys(LAYOUTS) as LayoutCode[])('has only valid targets for %s', (code) => {
    const { targets } = LAYOUTS[code];
    for (const target of Object.values(targets)) {
      const name = target && typeof target === 'object' ? target.target : target;
      expect(name === null || isTarget(name)).toBe(true);
    }
  });

  it('has one entry per column in file order', async () => {
    const { facts } = await readFile(sampleFile('magento.csv'));
    expect(facts.mapping.map(({ source }) => source)).toEqual(facts.columns.map(({ name }) => name));
  });

  it('uses the regular price as the price, beside a sale price or alone', () => {
    expect(getTargets('WOOCOMMERCE', ['Sale price', 'Regular price'])).toEqual({
      'Sale price': 'salePrice',
      'Regular price': 'price',
    });
    expect(getTargets('WOOCOMMERCE', ['SKU', 'Regular price'])).toEqual({ SKU: 'sku', 'Regular price': 'price' });
  });

  it('uses a column as fallback for another one that is blank', () => {
    const mapping = suggestMapping(LAYOUTS.SHOPIFY, ['Handle', 'Published', 'Status']);
    expect(mapping.slice(1)).toEqual([
      { source: 'Published', target: null, transforms: [] },
      {
        source: 'Status',
        target: 'status',
        transforms: [{ type: 'FIRST_OF', argument: 'Published', replacement: null }],
      },
    ]);
    expect(getTargets('SHOPIFY', ['Handle', 'Published'])).toMatchObject({ Published: 'status' });
  });
});

describe('Mapping by header similarity', () => {
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
  ])('maps %s to %s', (header, target) => {
    expect(getTargets('CUSTOM', [header])).toEqual({ [header]: target });
  });

  it('maps each field to the most similar column, but images and categories to all', () => {
    expect(getTargets('CUSTOM', ['Product title', 'Name', 'Image', 'Photos'])).toEqual({
      'Product title': 'name',
      Name: 'attribute:Name',
      Image: 'images',
      Photos: 'images',
    });
  });

  it('maps size and color to variant options if the file has variants, and stock to the items sold', () => {
    expect(getTargets('CUSTOM', ['SKU', 'Size', 'Stock'])).toMatchObject({
      Size: 'attribute:Size',
      Stock: 'stock',
    });
    expect(getTargets('CUSTOM', ['Parent', 'SKU', 'Size', 'Stock'])).toEqual({
      Parent: 'parent',
      SKU: 'sku',
      Size: 'option:Size',
      Stock: 'stock',
    });
  });
});
