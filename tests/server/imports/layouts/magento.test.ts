import { describe, expect, it } from 'vitest';
import { attributePairs, getVariations } from '#server/domain/imports/layouts/magento/magentoCells';
import { readFile, sampleFile, createSource } from '../readFile';

const HEADER = 'sku,store_view_code,product_type,attribute_set_code,name,price,categories,configurable_variations\n';

describe("Magento's product CSV", () => {
  it('groups a configurable product with its variations before and after it in the file', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('magento.csv'));
    expect(opened).toMatchObject({ rowCount: 5, groupCount: 2 });
    const fleece = contents.find(({ sku }) => sku === 'FLEECE');
    expect(fleece).toEqual({
      sku: 'FLEECE',
      family: 'Top',
      name: 'Fleece',
      slug: 'fleece',
      description: '<p>Warm, soft\nand made to last.</p>',
      brand: '',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['Clothing/Fleece'],
      attributes: [
        { name: 'material', value: 'Wool' },
        { name: 'climate', value: 'Cool, Windy' },
        { name: 'washing', value: '30, inside out' },
      ],
      variants: [
        {
          sku: 'FLEECE-S',
          gtin: null,
          name: 'Fleece S',
          options: [
            { name: 'size', value: 'S' },
            { name: 'color', value: 'Rust' },
          ],
          prices: [{ currency: 'EUR', amount: 59, compareAt: null }],
          stock: 12,
          media: [{ url: '/f/l/fleece.jpg', alt: '' }],
          status: 'ACTIVE',
        },
        {
          sku: 'FLEECE-M',
          gtin: null,
          name: 'Fleece M',
          options: [
            { name: 'size', value: 'M' },
            { name: 'color', value: 'Rust' },
          ],
          prices: [{ currency: 'EUR', amount: 61, compareAt: null }],
          stock: 0,
          media: [{ url: '/f/l/fleece.jpg', alt: '' }],
          status: 'ACTIVE',
        },
      ],
      prices: [{ currency: 'EUR', amount: 59, compareAt: null }],
      media: [
        { url: '/f/l/fleece.jpg', alt: 'Fleece in rust' },
        { url: '/f/l/back.jpg', alt: 'Back' },
        { url: '/f/l/cuff.jpg', alt: '' },
      ],
      seo: { title: 'Fleece', description: 'A warm fleece.' },
      externalReference: null,
    });
    expect(issues).toMatchObject([
      { code: 'STORE_VIEW_SKIPPED', severity: 'INFO', rowNumber: 6 },
      {
        code: 'VARIATION_MISSING',
        severity: 'WARNING',
        rowNumber: 3,
        message: expect.stringContaining('FLEECE-L was skipped because it has no row'),
      },
    ]);
  });

  it('reads a simple product without a parent with its own prices and no variants', async () => {
    const { contents } = await readFile(sampleFile('magento.csv'));
    expect(contents.find(({ sku }) => sku === 'LAMP')).toMatchObject({
      slug: 'camp-lamp',
      status: 'DRAFT',
      categories: [],
      variants: [],
      prices: [{ currency: 'EUR', amount: 29.9, compareAt: 35 }],
      attributes: [
        { name: 'lumen', value: '300' },
        { name: 'weight', value: '0.2' },
      ],
    });
  });

  it('assigns a variation to the first product that references it', async () => {
    const { contents, issues } = await readFile(
      createSource(
        `${HEADER}A,,configurable,T,A,1,,"sku=X,size=S"\nB,,configurable,T,B,1,,"sku=X,size=S"\nX,,simple,T,X,1,,\n`,
      ),
    );
    expect(contents.map(({ sku, variants }) => [sku, variants.length]).sort()).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(issues).toMatchObject([
      { code: 'VARIATION_MISSING', message: expect.stringContaining('already belongs to another product') },
    ]);
  });

  it('reports a repeated product on its later row', async () => {
    const { contents, issues } = await readFile(
      createSource(`${HEADER}A,,simple,T,First,1,,\nB,,simple,T,B,1,,\nA,,simple,T,Second,1,,\n`),
    );
    expect(contents.find(({ sku }) => sku === 'A')).toMatchObject({ name: 'First' });
    expect(issues).toMatchObject([
      { code: 'SKU_DUPLICATE', severity: 'ERROR', rowNumber: 4, message: 'Row 4 is the same product as row 2, A.' },
    ]);
  });

  it('does not create a product from store view texts alone', async () => {
    const { groups } = await readFile(createSource(`${HEADER}A,german,simple,T,Zelt,7,,\n`));
    expect(groups).toMatchObject([
      { patch: null, issues: [{ code: 'STORE_VIEW_SKIPPED', severity: 'ERROR', rowNumber: 2 }] },
    ]);
  });

  describe('with store views', () => {
    const catalog = { defaultLocale: 'en', locales: ['en', 'de', 'fr', 'it'], channels: ['web'] };
    const read = (rows: string) => readFile(createSource(HEADER + rows), { catalog });

    it('reads the texts of a store view as those of its language', async () => {
      const { facts, contents, issues } = await readFile(sampleFile('magento.csv'), { catalog });
      expect(facts.languageCodes).toEqual([{ value: 'german', rowCount: 1 }]);
      expect(facts.mapping.find(({ source }) => source === 'store_view_code')).toMatchObject({
        target: 'locale',
        transforms: [{ type: 'LOOKUP', argument: 'german=de' }],
      });
      expect(contents.find(({ sku }) => sku === 'FLEECE')?.values).toEqual([
        { attribute: 'name', locale: 'de', text: 'Fleecejacke' },
      ]);
      expect(issues.map(({ code }) => code)).toEqual(['VARIATION_MISSING']);
    });

    it.each([
      ['german', 'german=de'],
      ['de', 'de=de'],
      ['de_DE', 'de_DE=de'],
      ['store_de', 'store_de=de'],
      ['french', 'french=fr'],
      ['english', ''],
      ['store_2', ''],
    ])('suggests a language for %s', async (view, argument) => {
      const { facts } = await read(`A,,simple,T,Tent,7,,\nA,${view},simple,T,Zelt,7,,\n`);
      expect(facts.mapping[1]).toMatchObject({ target: 'locale', transforms: [{ type: 'LOOKUP', argument }] });
    });

    it('does not import the column of a file with only the default store view', async () => {
      const { facts } = await read('A,,simple,T,Tent,7,,\nA2,default,simple,T,Zelt,7,,\n');
      expect(facts.mapping[1]).toMatchObject({ target: null, basis: 'EMPTY' });
    });

    it('reads several languages, leaves out texts that are the same, and skips views without a language', async () => {
      const { contents, issues } = await read(
        'A,,simple,T,Tent,7,,\nA,de,simple,T,Zelt,7,,\nA,fr,simple,T,Tente,7,,\nA,it,simple,T,Tent,7,,\nA,b2b,simple,T,B2B,7,,\n',
      );
      expect(contents).toMatchObject([
        {
          name: 'Tent',
          values: [
            { attribute: 'name', locale: 'de', text: 'Zelt' },
            { attribute: 'name', locale: 'fr', text: 'Tente' },
          ],
        },
      ]);
      expect(issues).toMatchObject([{ code: 'STORE_VIEW_SKIPPED', severity: 'INFO', rowNumber: 6 }]);
    });

    it('reads the texts of variants', async () => {
      const { contents, issues } = await read(
        'A,,configurable,T,Tent,7,,"sku=A-S,size=S"\nA-S,,simple,T,Tent S,7,,\nA-S,de,simple,T,Zelt S,7,,\n',
      );
      expect(issues).toEqual([]);
      expect(contents[0]?.values).toBeUndefined();
      expect(contents[0]?.variants).toMatchObject([
        { sku: 'A-S', values: [{ attribute: 'name', locale: 'de', text: 'Zelt S' }] },
      ]);
    });

    it('reads a file of translations alone as changes of products', async () => {
      const { groups } = await read('A,de,simple,T,Zelt,7,,\n');
      expect(groups[0]?.patch).toEqual({
        fields: { sku: 'A', values: [{ attribute: 'name', locale: 'de', text: 'Zelt' }] },
        variants: [],
      });
    });
  });

  it('rejects rows without a product identity', async () => {
    const { groups } = await readFile(createSource(`${HEADER},,simple,T,,7,,\n`));
    expect(groups).toMatchObject([
      { patch: null, issues: [{ code: 'IDENTITY_MISSING', severity: 'ERROR', rowNumber: 2 }] },
    ]);
  });
});

describe('Magento cells', () => {
  it('contain pairs whose values can contain commas and quotes', () => {
    expect(attributePairs('has_options=1,required_options=0,a=1,b=x, y,c="p ""q"", r",d=')).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: 'x, y' },
      { name: 'c', value: 'p "q", r' },
    ]);
    expect(attributePairs('')).toEqual([]);
    expect(attributePairs('no pair')).toEqual([]);
  });

  it('list variations with the options that distinguish them', () => {
    expect(getVariations('sku=A-S,size=S|size=M|sku=A-L,size=L,color=Blue')).toEqual([
      { sku: 'A-S', options: [{ name: 'size', value: 'S' }] },
      {
        sku: 'A-L',
        options: [
          { name: 'size', value: 'L' },
          { name: 'color', value: 'Blue' },
        ],
      },
    ]);
    expect(getVariations('')).toEqual([]);
  });

  it('reads names and attributes that are stored as in the page, and leaves HTML as it is', async () => {
    const header = 'sku,product_type,attribute_set_code,name,description,price,additional_attributes\n';
    const row =
      'TEE,simple,Top,Mars HeatTech&trade; &amp; Co,<p>HeatTech&trade; &lt;3</p>,9,"style=&frac14; zip|Bra,note=<b>1 &lt; 2</b>"\n' +
      'CAP,simple,Top,Caf&eacute; cap,Up &amp; down,9,"material=Cocona&reg; fabric|Nylon"\n';
    const { contents } = await readFile(createSource(header + row, 'entities.csv'));
    expect(contents).toMatchObject([
      {
        name: 'Mars HeatTech™ & Co',
        description: '<p>HeatTech&trade; &lt;3</p>',
        attributes: [
          { name: 'style', value: '&frac14; zip, Bra' },
          { name: 'note', value: '<b>1 &lt; 2</b>' },
        ],
      },
      {
        name: 'Café cap',
        description: 'Up &amp; down',
        attributes: [{ name: 'material', value: 'Cocona® fabric, Nylon' }],
      },
    ]);
  });
});
