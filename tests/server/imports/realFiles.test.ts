import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateProduct } from '#server/domain/validation/validateProduct';
import { readFile, createSource } from './readFile';

const folder = new URL('../../../../shared/data/', import.meta.url);
const isThere = existsSync(folder);

const read = (name: string) =>
  readFile(createSource(new Uint8Array(readFileSync(new URL(name, folder))), name, 65_536), { currency: 'USD' });

const title = isThere
  ? 'real product files'
  : 'real product files (SKIPPED: the folder ../shared/data is not beside this clone)';

describe.skipIf(!isThere)(title, () => {
  it.each([
    ['magento-products.csv', 'MAGENTO', 1994, 147, 1847],
    ['shopify-apparel.csv', 'SHOPIFY', 22, 20, 22],
    ['vendure-products.csv', 'VENDURE', 34, 20, 34],
  ])('%s is %s with %i rows, %i products and %i variants', async (name, code, rows, products, variants) => {
    const { facts, opened, contents, issues } = await read(name);
    expect(facts).toMatchObject({ format: 'CSV', encoding: 'UTF-8', delimiter: ',', rowCount: rows, layout: { code } });
    expect(opened).toMatchObject({ rowCount: rows, groupCount: products });
    expect(contents).toHaveLength(products);
    expect(contents.flatMap((content) => content.variants)).toHaveLength(variants);
    const scope = {
      productId: '1',
      currencies: ['USD'],
      locales: ['en'],
      defaultLocale: 'en',
      channels: [],
      takenSkus: new Set<string>(),
      isSlugTaken: false,
      now: new Date(),
    };
    const found = [...issues, ...contents.flatMap((content) => validateProduct(content, scope))];
    expect(found.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('magento-products.csv has categories as paths, and the options size and color', async () => {
    const { contents, issues } = await read('magento-products.csv');
    expect(issues).toEqual([]);
    const options = contents.flatMap(({ variants }) =>
      variants.flatMap((variant) => variant.options.map(({ name }) => name)),
    );
    expect([...new Set(options)]).toEqual(['size', 'color']);
    const categories = new Set(contents.flatMap((content) => content.categories));
    expect(categories).toContain('Men/Tops/Hoodies & Sweatshirts');
    for (const path of categories) expect(path).not.toMatch(/^Default Category|^\/|\/$/);
    expect(contents.find(({ sku }) => sku === 'MSH01')).toMatchObject({ name: 'Cobalt CoolTech™ Fitness Short' });
    const texts = contents.flatMap(({ name, attributes }) => [name, ...attributes.map(({ value }) => value)]);
    expect(texts.filter((text) => /&\w+;/.test(text))).toEqual([]);
    expect(contents.find(({ sku }) => sku === 'MH01')).toMatchObject({
      name: 'Chaz Kangeroo Hoodie',
      slug: 'chaz-kangeroo-hoodie',
      status: 'ACTIVE',
      attributes: expect.arrayContaining([{ name: 'material', value: 'Wool' }]),
    });
  });

  it('shopify-apparel.csv gets SKUs generated from handle and options, reported as INFO', async () => {
    const { contents, issues } = await read('shopify-apparel.csv');
    expect(issues).toHaveLength(22);
    for (const { code, severity } of issues) expect([code, severity]).toEqual(['SKU_GENERATED', 'INFO']);
    expect(contents.find(({ sku }) => sku === 'classic-varsity-top')!.variants.map(({ sku }) => sku)).toEqual([
      'classic-varsity-top-small',
      'classic-varsity-top-medium',
      'classic-varsity-top-large',
    ]);
  });

  it('vendure-products.csv has no padding left', async () => {
    const { facts, contents } = await read('vendure-products.csv');
    expect(facts.columns.slice(0, 2)).toMatchObject([
      { name: 'name' },
      { name: 'slug', samples: ['laptop', 'curvy-monitor', 'gaming-pc'] },
    ]);
    expect(contents[0]).toMatchObject({
      sku: 'laptop',
      categories: ['electronics', 'computers'],
      variants: [
        {
          sku: 'L2201308',
          options: [
            { name: 'screen size', value: '13 inch' },
            { name: 'RAM', value: '8GB' },
          ],
          stock: 100,
        },
        { sku: 'L2201508' },
        { sku: 'L2201316' },
        { sku: 'L2201516' },
      ],
    });
    expect(JSON.stringify(contents)).not.toMatch(/\s"|"\s/);
  });
});
