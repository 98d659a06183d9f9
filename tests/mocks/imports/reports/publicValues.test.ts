import { describe, expect, it } from 'vitest';
import { createShop } from '../shops/shopClient';

const SECRET = 'Hidden-77';

type Shop = Awaited<ReturnType<typeof createShop>>;

const CATALOG = { shopUrl: 'https://shop.example', timeZone: 'Europe/Berlin' };

/** Imports the file, publishes its products, and returns the version's feeds as text by format. */
const publishFile = async (shop: Shop, content: string) => {
  const { job } = await shop.importFile(content);
  expect(job).toMatchObject({ error: null, counts: { failed: 0 } });
  const { version, refusal } = await shop.publish();
  expect(refusal).toBeNull();
  const { publication } = version;
  const { publishedCatalog } = await shop.request(
    `query ($id: ID!) { publishedCatalog(id: $id) { feeds { format url } attributes { name isInternal }
       googleFeed { leftOut { sku issues { code } } } } }`,
    { id: publication.id },
  );
  const { login } = await shop.request(
    'mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  const feeds: Record<string, string> = {};
  for (const { format, url } of publishedCatalog.feeds as { format: string; url: string }[]) {
    const request = new Request(new URL(url, 'http://localhost'), {
      headers: { authorization: `Bearer ${login.accessToken}` },
    });
    feeds[format] = (await (await shop.gateway.handle(request))?.text()) ?? '';
  }
  return { feeds, publishedCatalog, publicationId: publication.id as string };
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
    const { feeds, publishedCatalog, publicationId } = await publishFile(
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
      `query ($id: ID!) { shopWindow(publicationId: $id) { products(input: { q: "" }) { products { name attributes { name value } } } } }`,
      { id: publicationId },
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
