import { describe, expect, it } from 'vitest';
import { exportFiles, publishFile, type Shop } from '../shops/publicFiles';
import { createShop } from '../shops/shopClient';

const SECRET = 'Hidden-77';

const CATALOG = { shopUrl: 'https://shop.example', timeZone: 'Europe/Berlin' };

describe('Names of variants', () => {
  const CLIP = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Published';
  const ROWS =
    'clip,Sash Clip,A clip for a sash of oak.,Finish,Brass,CLP-B,4,https://img.example.com/c.jpg,TRUE\nclip,,,,Steel,CLP-S,3.5,,';

  it('have the name of the product before their options in feeds and the shop', async () => {
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(shop, `${CLIP}\n${ROWS}`);
    expect(feeds['GOOGLE_XML']).toContain('<title>Sash Clip – Brass</title>');
    expect(feeds['GOOGLE_XML']).toContain('<title>Sash Clip – Steel</title>');
  });

  it('follow options that are renamed', async () => {
    const shop = await createShop(CATALOG);
    await shop.importFile(`${CLIP}\n${ROWS}`);
    const { feeds } = await publishFile(
      shop,
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU\nclip,Sash Clip,Finish,Bronze,CLP-B',
    );
    expect(feeds['GOOGLE_XML']).toContain('<title>Sash Clip – Bronze</title>');
  });
});

/** Signs in as someone who can read versions, but no products. */
const askAsReader = async (shop: Shop) => {
  await shop.request('mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { name } } }', {
    input: {
      name: 'client',
      abilities: [
        { action: 'read', subject: 'PublishedCatalog' },
        { action: 'read', subject: 'Catalog' },
      ],
    },
  });
  const { signIn } = await shop.request(
    'mutation { signIn(input: { email: "client@demo.com", password: "client" }) { session { accessToken } } }',
  );
  return (query: string, variables: Record<string, unknown>) =>
    shop.ask(query, variables, { authorization: `Bearer ${signIn.session.accessToken}` });
};

const COLUMNS = 'Name,SKU,Description,Price,Image,Status';
const ROW = 'Tin Mug,MUG-1,A mug of tin with a handle.,12.50,https://img.example/mug.jpg,active';

describe('internal columns', () => {
  it.each([
    'cost',
    'Unit Cost (USD)',
    'purchase_price',
    'Supplier',
    'supplier_sku',
    'Margin %',
    'Bin location',
    'Internal notes',
    'EK-Preis',
    'Lieferantenartikelnummer',
    'Lagerplatz',
    'Prix d’achat HT',
    'Fournisseur',
    'Preço de custo',
    'Fornecedor',
    'Precio de compra',
    'Proveedor',
    'Prezzo di acquisto',
    'Fornitore',
    'Inkoopprijs',
    'Leverancier',
    'Cena zakupu',
    'Marża',
  ])('keeps “%s” of a file, and never publishes it', async (header) => {
    const shop = await createShop(CATALOG);
    const { feeds, publishedCatalog, versionId } = await publishFile(
      shop,
      `${COLUMNS},Glaze,${header}\n${ROW},Slate,${SECRET}`,
    );
    expect(JSON.stringify(await shop.products())).toContain(SECRET);
    expect(Object.keys(feeds)).toEqual(['JSON', 'CSV', 'GOOGLE_XML']);
    for (const text of Object.values(feeds)) {
      expect(text).toContain('MUG-1');
      expect(text).toContain('Slate');
      expect(text).not.toContain(SECRET);
    }
    expect(publishedCatalog.attributes).toEqual(
      expect.arrayContaining([
        { name: 'Glaze', isInternal: false },
        { name: header, isInternal: true },
      ]),
    );
    const { shopWindow } = await shop.request(
      `query ($id: ID!) { shopWindow(versionId: $id) { products(input: { q: "" }) { products { name attributes { name value } } } } }`,
      { id: versionId },
    );
    expect(JSON.stringify(shopWindow)).toContain('Slate');
    expect(JSON.stringify(shopWindow)).not.toContain(SECRET);
  });

  it.each([
    [
      'Shopify',
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status,Cost per item',
      `mug,Tin Mug,A mug of tin.,Title,Default Title,MUG-1,12.50,https://img.example/mug.jpg,active,${SECRET}`,
    ],
    [
      'WooCommerce',
      'Type,SKU,Name,Published,Description,Regular price,Images,Meta: _wc_cog_cost',
      `simple,MUG-1,Tin Mug,1,A mug of tin.,12.50,https://img.example/mug.jpg,${SECRET}`,
    ],
    [
      'Magento',
      'sku,product_type,attribute_set_code,name,description,price,product_online,base_image,cost',
      `MUG-1,simple,Default,Tin Mug,A mug of tin.,12.50,1,https://img.example/mug.jpg,${SECRET}`,
    ],
    [
      'Google',
      'id,title,description,link,image_link,availability,price,cost_of_goods_sold',
      `MUG-1,Tin Mug,A mug of tin.,https://shop.example/p/mug,https://img.example/mug.jpg,in_stock,12.50 EUR,${SECRET}`,
    ],
  ])('keeps the cost of a file of %s, and never publishes it', async (_, header, row) => {
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(shop, `${header}\n${row}`);
    expect(JSON.stringify(await shop.products())).toContain(SECRET);
    for (const text of Object.values(feeds)) {
      expect(text).toContain('MUG-1');
      expect(text).not.toContain(SECRET);
    }
  });
});

describe('variants with costs of their own', () => {
  const FILE = [
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status,Cost per item',
    'mug,Tin Mug,A mug of tin.,Size,S,MUG-S,12.50,https://img.example/mug.jpg,active,771.11',
    'mug,,,,L,MUG-L,14.50,,,882.22',
  ].join('\n');

  it('keep them, and no file for the public has them', async () => {
    const shop = await createShop(CATALOG);
    const { feeds, versionId } = await publishFile(shop, FILE);
    const [product] = await shop.products();
    expect(product.variants).toMatchObject([
      { sku: 'MUG-S', attributes: [{ name: 'Cost per item', value: '771.11' }] },
      { sku: 'MUG-L', attributes: [{ name: 'Cost per item', value: '882.22' }] },
    ]);
    for (const text of Object.values(feeds)) {
      expect(text).toContain('MUG-L');
      expect(text).not.toMatch(/771\.11|882\.22|Cost per item/);
    }
    const askReader = await askAsReader(shop);
    const query = `query ($id: ID!) {
      publishedCatalog(id: $id) { products { data { content } } attributes { label isInternal } }
      shopWindow(versionId: $id) { product(id: "mug") { name attributes { name value } variants { sku attributes { name value } } } }
    }`;
    const { data, errors } = await askReader(query, { id: versionId });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('MUG-L');
    expect(JSON.stringify(data)).not.toMatch(/771\.11|882\.22/);
  });

  it.each([
    [
      'one row for each variant',
      'Product,SKU,Size,Price,Einkaufspreis,Supplier\nMug,M-S,S,9,5.11,ACME\nMug,M-L,L,9,6.22,ACME\nMug,M-X,XL,9,,ACME',
      ['5.11', '6.22', undefined],
    ],
    [
      'a row for the product',
      'ID,Type,SKU,Name,Published,Parent,Regular price,Attribute 1 name,Attribute 1 value(s),Meta: _wc_cog_cost\n1,variable,M,Mug,1,,,Size,"S, L, XL",5.11\n2,variation,M-S,Mug - S,1,M,9,Size,S,5.11\n3,variation,M-L,Mug - L,1,M,9,Size,L,6.22\n4,variation,M-X,Mug - XL,1,M,9,Size,XL,',
      [undefined, '6.22', undefined],
    ],
  ])('are read from files with %s, and change with the next file', async (_, file, costs) => {
    const shop = await createShop({ currencies: ['EUR'] });
    const read = async () => {
      const [product] = await shop.products();
      const find = ({ attributes }: { attributes: { value: string }[] }) =>
        attributes.find(({ value }) => /^\d\.\d\d$/.test(value))?.value;
      return { product: find(product), variants: product.variants.map(find), all: product.attributes };
    };
    await shop.importFile(file);
    const first = await read();
    expect(first).toMatchObject({ product: costs[0] ? undefined : '5.11', variants: costs });
    if (file.includes('ACME')) expect(first.all).toEqual([{ name: 'Supplier', value: 'ACME' }]);
    await shop.importFile(file.replace('6.22', '5.11'));
    expect((await read()).variants[1]).toBe('5.11');
  });

  it('are only in exports of our own formats', async () => {
    const shop = await createShop(CATALOG);
    await shop.importFile(FILE);
    for (const text of Object.values(
      await exportFiles(shop, ['SHOPIFY_CSV', 'VENDURE_CSV', 'MEDUSA_CSV', 'GOOGLE_XML']),
    )) {
      expect(text).toContain('MUG-L');
      expect(text).not.toMatch(/771\.11|882\.22|Cost per item/);
    }
    const complete = await exportFiles(shop, ['NDJSON', 'XLSX']);
    for (const text of Object.values(complete)) expect(text).toMatch(/771\.11[^]*882\.22|882\.22[^]*771\.11/);
  });
});

describe('the date of a preorder or backorder', () => {
  const columns = 'id,title,description,link,image_link,availability,availability_date,price';
  const item = (id: string, availability: string, date: string) =>
    `${id},Field Lamp,A lamp for the field.,https://shop.example/p/${id},https://img.example/${id}.jpg,${availability},${date},30 EUR`;

  it('is kept with its time and zone, required by Google, and at most a year ahead', async () => {
    const shop = await createShop(CATALOG, { now: () => new Date('2026-11-28T12:00:00Z') });
    const { feeds, publishedCatalog } = await publishFile(
      shop,
      [
        columns,
        item('AV-1', 'backorder', ''),
        item('AV-2', 'preorder', '2027-03-01T08:00+0100'),
        item('AV-3', 'preorder', '2029-03-01'),
        item('AV-4', 'backorder', '2027-11-28'),
        item('AV-5', 'preorder', '2027-04-01T09:15'),
        item('AV-6', 'preorder', '2027-03-01T08:00-0500'),
        item('AV-7', 'in_stock', ''),
      ].join('\n'),
    );
    const stored = (await shop.products()).map(({ availableFrom }: { availableFrom: string | null }) => availableFrom);
    expect(stored).toEqual([
      null,
      '2027-03-01T08:00:00+01:00',
      '2029-03-01',
      '2027-11-28',
      '2027-04-01T09:15:00+02:00',
      '2027-03-01T08:00:00-05:00',
      null,
    ]);
    const dates = [...feeds.GOOGLE_XML!.matchAll(/<g:id>(.*?)<\/g:id>.*?<\/item>/g)].map(([text, id]) => [
      id,
      /<g:availability_date>(.*?)</.exec(text)?.[1],
    ]);
    expect(dates).toEqual([
      ['AV-2', '2027-03-01T08:00+0100'],
      ['AV-4', '2027-11-28T00:00+0100'],
      ['AV-5', '2027-04-01T09:15+0200'],
      ['AV-6', '2027-03-01T08:00-0500'],
      ['AV-7', undefined],
    ]);
    const { leftOut } = publishedCatalog.googleFeed;
    expect(
      leftOut.map(({ sku, issues }: { sku: string; issues: { code: string }[] }) => [sku, issues[0]?.code]),
    ).toEqual([
      ['AV-1', 'GOOGLE_AVAILABILITY_DATE'],
      ['AV-3', 'GOOGLE_AVAILABILITY_DATE'],
    ]);
  });

  it('is the same in a file that is exported and imported again', async () => {
    const shop = await createShop(CATALOG);
    await shop.importFile([columns, item('AV-2', 'preorder', '2099-03-01T08:00+0100')].join('\n'));
    const files = await exportFiles(shop, ['NDJSON', 'CSV']);
    for (const [format, text] of Object.entries(files)) {
      const { job } = await shop.importFile(text, { name: `again.${format.toLowerCase()}` });
      expect(job.counts).toMatchObject({ updated: 0, skipped: 1, failed: 0 });
    }
  });

  it('is one in the time zone of the catalog when it is edited without a zone', async () => {
    const shop = await createShop(CATALOG);
    const { createProduct } = await shop.request(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { availableFrom } } }',
      {
        input: {
          catalogId: shop.catalogId,
          name: 'Lamp',
          sku: 'L',
          availability: 'PREORDER',
          availableFrom: '2027-07-01T08:00',
        },
      },
    );
    expect(createProduct.product.availableFrom).toBe('2027-07-01T08:00:00+02:00');
  });
});

describe('Google’s own attributes', () => {
  it('leave as they came', async () => {
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(
      shop,
      [
        'id,title,description,link,image_link,availability,price,unit_pricing_measure,multipack,energy_efficiency_class,certification,product_detail,product_highlight,custom_label_0,shipping,expiration_date',
        'UP-1,Olive Oil,Oil of pressed olives.,https://shop.example/p/1,https://img.example/o.jpg,in_stock,18.50 EUR,750 ml,6,B,EC:EPREL:123456,Origin:Region:Liguria,Cold pressed,summer,DE::Standard:4.90 EUR,2027-06-30',
      ].join('\n'),
    );
    for (const element of [
      '<g:unit_pricing_measure>750 ml</g:unit_pricing_measure>',
      '<g:multipack>6</g:multipack>',
      '<g:energy_efficiency_class>B</g:energy_efficiency_class>',
      '<g:certification><g:certification_authority>EC</g:certification_authority><g:certification_name>EPREL</g:certification_name><g:certification_code>123456</g:certification_code></g:certification>',
      '<g:product_detail><g:section_name>Origin</g:section_name><g:attribute_name>Region</g:attribute_name><g:attribute_value>Liguria</g:attribute_value></g:product_detail>',
      '<g:product_highlight>Cold pressed</g:product_highlight>',
      '<g:custom_label_0>summer</g:custom_label_0>',
      '<g:shipping><g:country>DE</g:country><g:service>Standard</g:service><g:price>4.90 EUR</g:price></g:shipping>',
      '<g:expiration_date>2027-06-30</g:expiration_date>',
    ])
      expect(feeds.GOOGLE_XML).toContain(element);
  });

  it.each([
    ['Farbe,Geschlecht,Altersgruppe', 'Blau,Damen,Erwachsene', 'Blau', 'female', 'adult'],
    ['Couleur,Genre,Tranche d’âge', 'Bleu,Homme,Enfants', 'Bleu', 'male', 'kids'],
    ['Kolor,Płeć,Grupa wiekowa', 'Niebieski,unisex,Dorośli', 'Niebieski', 'unisex', 'adult'],
  ])('have the values of %s', async (headers, values, color, gender, age) => {
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(shop, `${COLUMNS},${headers}\n${ROW},${values}`);
    expect(feeds.GOOGLE_XML).toContain(`<g:color>${color}</g:color>`);
    expect(feeds.GOOGLE_XML).toContain(`<g:gender>${gender}</g:gender>`);
    expect(feeds.GOOGLE_XML).toContain(`<g:age_group>${age}</g:age_group>`);
  });
});
