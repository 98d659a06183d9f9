import { describe, expect, it } from 'vitest';
import { exportFiles, publishFile } from '../shops/publicFiles';
import { createShop } from '../shops/shopClient';

const CATALOG = { shopUrl: 'https://shop.example' };

const HEADER = 'id,title,description,link,image_link,availability,price,item_group_id,size';
const item = (id: string, link: string, group = '', size = '') =>
  `${id},Field Lamp,A lamp for the field.,${link},https://img.example/l.jpg,in_stock,30 EUR,${group},${size}`;

/** The links of a Google feed by ID. */
const readLinks = (feed = '') =>
  Object.fromEntries(
    [...feed.matchAll(/<g:id>(.*?)<\/g:id>.*?<link>(.*?)<\/link>/g)].map(([, id, link]) => [id, link]),
  );

const LINKS =
  'query ($id: ID!) { products(input: { catalogId: $id, sort: SKU }) { data { sku link attributes { name } variants { sku link } } } }';

const readProducts = async (shop: Awaited<ReturnType<typeof createShop>>) =>
  (await shop.request(LINKS, { id: shop.catalogId })).products.data;

describe('links of a Google file', () => {
  it.each<[string, string[], object[], Record<string, string>]>([
    [
      'a product',
      [item('L-1', 'https://other.example/p/1?utm=a&amp=b'), item('L-2', '')],
      [
        { sku: 'L-1', link: 'https://other.example/p/1?utm=a&amp=b' },
        { sku: 'L-2', link: null },
      ],
      { 'L-1': 'https://other.example/p/1?utm=a&amp;amp=b', 'L-2': 'https://shop.example/products/field-lamp' },
    ],
    [
      'variants that share it',
      [item('V-1', 'https://shop.example/l', 'LAMP', 'S'), item('V-2', 'https://shop.example/l', 'LAMP', 'M')],
      [
        {
          sku: 'LAMP',
          link: 'https://shop.example/l',
          variants: [
            { sku: 'V-1', link: null },
            { sku: 'V-2', link: null },
          ],
        },
      ],
      { 'V-1': 'https://shop.example/l', 'V-2': 'https://shop.example/l' },
    ],
    [
      'each variant',
      [
        item('V-1', 'https://shop.example/l?v=1', 'LAMP', 'S'),
        item('V-2', 'https://shop.example/l?v=2', 'LAMP', 'M'),
        item('V-3', '', 'LAMP', 'L'),
      ],
      [
        {
          sku: 'LAMP',
          link: null,
          variants: [
            { sku: 'V-1', link: 'https://shop.example/l?v=1' },
            { sku: 'V-2', link: 'https://shop.example/l?v=2' },
            { sku: 'V-3', link: null },
          ],
        },
      ],
      {
        'V-1': 'https://shop.example/l?v=1',
        'V-2': 'https://shop.example/l?v=2',
        'V-3': 'https://shop.example/products/field-lamp',
      },
    ],
  ])('are those of %s, and used in its feed', async (_, rows, products, links) => {
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(shop, [HEADER, ...rows].join('\n'));
    const stored = await readProducts(shop);
    expect(stored).toMatchObject(products);
    expect(JSON.stringify(stored)).not.toContain('"name":"link"');
    expect(readLinks(feeds['GOOGLE_XML'])).toEqual(links);
  });

  it('follow the next file', async () => {
    const shop = await createShop(CATALOG);
    const rows = (one: string, two: string) =>
      [
        HEADER,
        item('V-1', `https://shop.example/${one}`, 'LAMP', 'S'),
        item('V-2', `https://shop.example/${two}`, 'LAMP', 'M'),
      ].join('\n');
    await shop.importFile(rows('l?v=1', 'l?v=2'));
    const { feeds } = await publishFile(shop, rows('new', 'new'));
    expect(readLinks(feeds['GOOGLE_XML'])).toEqual({
      'V-1': 'https://shop.example/new',
      'V-2': 'https://shop.example/new',
    });
  });

  it('are named if they are no URLs of pages, and what the pattern gives is used', async () => {
    const shop = await createShop(CATALOG);
    const file = [HEADER, item('L-1', '/p/1'), item('L-2', 'javascript:alert(1)')].join('\n');
    const { issues } = await shop.importFile(file);
    expect(issues.filter(({ code }) => code === 'LINK_URL')).toMatchObject([
      { severity: 'WARNING', rowNumber: 2, column: 'link', message: '“/p/1” isn’t the URL of a page.' },
      { severity: 'WARNING', rowNumber: 3, column: 'link', message: '“javascript:alert(1)” isn’t the URL of a page.' },
    ]);
    const { feeds } = await publishFile(shop, file);
    expect(readLinks(feeds['GOOGLE_XML'])['L-1']).toBe('https://shop.example/products/field-lamp');
  });

  it('need no shop URL', async () => {
    const shop = await createShop();
    const { feeds, publishedCatalog } = await publishFile(
      shop,
      [HEADER, item('L-1', 'https://other.example/1'), item('L-2', '')].join('\n'),
    );
    expect(readLinks(feeds['GOOGLE_XML'])).toEqual({ 'L-1': 'https://other.example/1' });
    expect(publishedCatalog.googleFeed.leftOut).toMatchObject([{ sku: 'L-2', issues: [{ code: 'GOOGLE_LINK' }] }]);
  });

  it('are the same in a file that is exported and imported again', async () => {
    const shop = await createShop(CATALOG);
    await shop.importFile(
      [
        HEADER,
        item('L-1', 'https://other.example/1'),
        item('V-1', 'https://shop.example/l?v=1', 'LAMP', 'S'),
        item('V-2', 'https://shop.example/l?v=2', 'LAMP', 'M'),
      ].join('\n'),
    );
    const stored = (await readProducts(shop)).map(({ sku, link, variants }: Record<string, unknown>) => ({
      sku,
      link,
      variants,
    }));
    for (const [format, text] of Object.entries(await exportFiles(shop, ['NDJSON', 'CSV', 'GOOGLE_XML']))) {
      const other = await createShop(CATALOG);
      await other.importFile(text, { name: `again.${format === 'GOOGLE_XML' ? 'xml' : format.toLowerCase()}` });
      expect(await readProducts(other)).toMatchObject(stored);
    }
  });
});

describe('columns with links in files of no layout', () => {
  it.each([
    ['Link', 'https://s.example/p/1', 'link'],
    ['Produktlink', 'https://s.example/p/1', 'link'],
    ['Lien du produit', 'https://s.example/p/1', 'link'],
    ['Link do produto', 'https://s.example/p/1', 'link'],
    ['Enlace', 'https://s.example/p/1', 'link'],
    ['Link prodotto', 'https://s.example/p/1', 'link'],
    ['Productlink', 'https://s.example/p/1', 'link'],
    ['Link do produktu', 'https://s.example/p/1', 'link'],
    ['Landing page', 'https://s.example/p/1', 'link'],
    ['Product URL', 'https://s.example/p/1', 'link'],
    ['Product URL', '/p/1', 'attribute:Product URL'],
    ['Supplier link', 'https://s.example/p/1', 'attribute:Supplier link'],
    ['Video link', 'https://s.example/p/1', 'attribute:Video link'],
  ])('%s with %s is mapped to %s', async (header, value, target) => {
    const shop = await createShop();
    const { targets } = await shop.importFile(`SKU,Name,Slug,${header}\nA,Lamp,lamp,${value}\nB,Mug,mug,${value}?v=2`);
    expect(targets[header]).toBe(target);
  });
});

describe('the link of a product', () => {
  const create = (shop: Awaited<ReturnType<typeof createShop>>, fields: object) =>
    shop.ask(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id link variants { link externalReference } } } }',
      { input: { catalogId: shop.catalogId, name: 'Lamp', sku: 'L', ...fields } },
    );

  it('is edited, and cleared', async () => {
    const shop = await createShop(CATALOG);
    const variants = [{ sku: 'L-1', link: 'https://shop.example/l?v=1' }];
    const { data } = await create(shop, { link: ' https://shop.example/l ', variants });
    const { product } = data!.createProduct;
    expect(product).toMatchObject({
      link: 'https://shop.example/l',
      variants: [{ link: 'https://shop.example/l?v=1', externalReference: null }],
    });
    const { updateProduct } = await shop.request(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { link } } }',
      { input: { id: product.id, revision: 1, link: '' } },
    );
    expect(updateProduct.product.link).toBeNull();
  });

  it.each(['javascript:alert(1)', '/p/1', 'shop.example/p', 'ftp://shop.example/p'])('can’t be %s', async (link) => {
    const shop = await createShop(CATALOG);
    const { errors } = await create(shop, { link, variants: [{ sku: 'L-1', link }] });
    const message = 'Enter a URL that starts with https://. Example: https://shop.example.com/tent';
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { link: message, 'variants[0].link': message } });
  });
});
