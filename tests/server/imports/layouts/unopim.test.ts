import { describe, expect, it } from 'vitest';
import { createSource, readFile, sampleFile } from '../readFile';
import { createSheet, createWorkbook, textRow } from '../workbook';

const catalog = { defaultLocale: 'en', locales: ['en', 'de'], channels: ['web', 'print'] };

const HEADER = 'channel,locale,sku,status,type,parent,attribute_family,configurable_attributes,name,color,size\n';

const read = (rows: string, languages: typeof catalog | null = catalog) =>
  readFile(createSource(HEADER + rows), languages ? { catalog: languages } : {});

/** The issues as `code row column: message`. */
const words = (issues: Awaited<ReturnType<typeof read>>['issues']) =>
  issues.map(({ code, rowNumber, column, message }) => `${code} ${rowNumber} ${column}: ${message}`);

describe("UnoPim's product CSV", () => {
  it('reads a configurable product with its variants and its texts by language and channel', async () => {
    const { facts, opened, contents, issues } = await readFile(sampleFile('unopim.csv'), {
      catalog,
      currencies: ['EUR', 'USD'],
    });
    expect(opened).toMatchObject({ rowCount: 10, groupCount: 2 });
    expect(facts.mapping.slice(0, 2)).toMatchObject([
      { source: 'channel', target: 'channel' },
      { source: 'locale', target: 'locale', transforms: [{ type: 'LOOKUP', argument: 'en_US=en|de_DE=de' }] },
    ]);
    expect(facts.mapping.filter(({ target }) => target === null).map(({ source }) => source)).toEqual([
      'up_sells',
      'cross_sells',
      'related_products',
    ]);
    expect(contents[0]).toEqual({
      sku: 'trail-shoe',
      family: 'shoes',
      name: 'Trail shoe',
      slug: 'trail-shoe',
      description: 'Grips on wet rock.',
      brand: 'Fjell',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['shoes', 'trail'],
      attributes: [
        { name: 'cost (EUR)', value: '41' },
        { name: 'material', value: 'Mesh' },
      ],
      variants: [
        {
          sku: 'shoe-moss-42',
          gtin: null,
          name: 'Trail shoe moss 42',
          options: [
            { name: 'color', value: 'moss' },
            { name: 'size', value: '42' },
          ],
          prices: [
            { currency: 'EUR', amount: 89, compareAt: null },
            { currency: 'USD', amount: 99, compareAt: null },
          ],
          stock: null,
          media: [],
          status: 'ACTIVE',
          values: [{ attribute: 'name', locale: 'de', text: 'Trailschuh Moos 42' }],
        },
        expect.objectContaining({ sku: 'shoe-sand-43', status: 'DRAFT' }),
      ],
      prices: [],
      media: [{ url: 'product/1/shoe.jpg', alt: '' }],
      seo: { title: '', description: '' },
      externalReference: null,
      values: [
        { attribute: 'description', channel: 'print', text: 'Wet grip.' },
        { attribute: 'description', locale: 'de', text: 'Hält auf nassem Fels.' },
        { attribute: 'description', locale: 'de', channel: 'print', text: 'Nassgriff.' },
        { attribute: 'name', locale: 'de', text: 'Trailschuh' },
      ],
    });
    expect(contents[1]).toMatchObject({
      sku: 'laces',
      media: [{ url: 'product/2/a.jpg' }, { url: 'product/2/b.jpg' }],
      values: [
        { attribute: 'description', locale: 'de' },
        { attribute: 'name', locale: 'de', text: 'Schnürsenkel' },
      ],
    });
    expect(words(issues)).toEqual([]);
  });

  it('reads the same from a workbook', async () => {
    const lines = ['locale,sku,type,attribute_family,name', 'en_US,a,simple,f,Tent', 'en_US,b,simple,f,Tarp'];
    const sheet = createSheet(lines.map((line) => textRow(line.split(','))));
    const { facts, contents } = await readFile(createSource(createWorkbook(sheet)), { catalog });
    expect(facts).toMatchObject({ format: 'XLSX', layout: { code: 'UNOPIM', confidence: 1 } });
    expect(contents).toMatchObject([
      { sku: 'a', name: 'Tent' },
      { sku: 'b', name: 'Tarp' },
    ]);
  });

  it('reads a file in one language, which the catalog lacks, as the texts of the products', async () => {
    const { facts, contents, issues } = await readFile(sampleFile('unopim-simple.csv'), {
      catalog: { ...catalog, locales: ['en'] },
    });
    expect(facts.mapping[0]).toMatchObject({ target: 'locale', transforms: [{ argument: 'de_DE=en' }] });
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      { sku: 'kanne', name: 'Teekanne', description: 'Für zwei Tassen.', prices: [{ currency: 'EUR', amount: 29 }] },
      { sku: 'sieb', categories: ['kueche'], family: 'default' },
    ]);
  });

  it('gives variants the texts in which they differ from their product', async () => {
    const size = (text: string) => `web,en_US,a-1,true,simple,a,f,,Tent,red,${text}\n`;
    const { contents, issues } = await read(
      `web,en_US,a,true,configurable,,f,color,Tent,,small\nweb,de_DE,a,true,configurable,,f,color,Zelt,,klein\n${size('large')}` +
        'web,de_DE,a-1,true,simple,a,f,,Zelt,red,groß\nprint,de_DE,a-1,true,simple,a,f,,Zelt 1,red,groß\n' +
        'web,en_US,a-2,true,simple,a,f,,Tent,blue,small\nweb,de_DE,a-2,true,simple,a,f,,Zelt,blue,klein\n',
    );
    expect(words(issues)).toEqual([]);
    expect(contents[0]!.variants.map(({ values }) => values)).toEqual([
      [
        { attribute: 'name', locale: 'de', channel: 'print', text: 'Zelt 1' },
        { attribute: 'size', locale: 'de', text: 'groß' },
      ],
      undefined,
    ]);
  });

  it('reads the first language of the file if no catalog is known', async () => {
    const { contents, issues } = await read(
      'web,fr_FR,a,true,simple,,f,,Tente,,\nweb,de_DE,a,true,simple,,f,,Zelt,,\n',
      null,
    );
    expect(contents).toMatchObject([{ name: 'Tente' }]);
    expect(contents[0]!.values).toBeUndefined();
    expect(words(issues)).toEqual([
      'LANGUAGE_SKIPPED 3 locale: The texts of a in de_DE were skipped, because the mapping doesn’t import that language.',
    ]);
  });

  it.each<[string, string, string[]]>([
    [
      'a language that is none',
      'web,en_US,a,true,simple,,f,,Tent,,\nweb,xx_YY,a,true,simple,,f,,Tnet,,\nweb,xx_YY,b,true,simple,,f,,Gum,,\n',
      [
        'LANGUAGE_SKIPPED 3 locale: The texts of a in xx_YY were skipped, because the mapping doesn’t import that language.',
        'LANGUAGE_SKIPPED 4 locale: All rows of b are in xx_YY or other languages that the mapping doesn’t import.',
      ],
    ],
    [
      'a language that the catalog lacks',
      'web,en_US,a,true,simple,,f,,Tent,,\nweb,da_DK,a,true,simple,,f,,Telt,,\n',
      ['VALUE_LOCALE 3 locale: The catalog does not have the language da-DK.'],
    ],
    [
      'a channel that the catalog lacks, if its texts differ',
      'web,en_US,a,true,simple,,f,,Tent,,\nshop,en_US,a,true,simple,,f,,Tent for two,,\napp,en_US,a,true,simple,,f,,Tent,,\n',
      [
        'CHANNEL_SKIPPED 3 channel: Row 3 has texts for the channel shop, which the catalog does not have. They were skipped.',
      ],
    ],
    [
      'a parent that is not in the file',
      'web,en_US,a-s,true,simple,a,f,,Tent S,,s\n',
      ['PARENT_MISSING 2 parent: The parent a is neither in the file nor in the catalog. Row 2 was not imported.'],
    ],
    [
      'a loop of parents, without its texts in other languages',
      'web,en_US,a,true,simple,b,f,,A,,\nweb,de_DE,a,true,simple,b,f,,A,,\nweb,en_US,b,true,simple,a,f,,B,,\n',
      ['2', '4'].map(
        (row) => `PARENT_CYCLE ${row} parent: The parents form a loop: a → b → a. None of these rows can be imported.`,
      ),
    ],
    [
      'options of variants in another language',
      'web,en_US,a,true,configurable,,f,color,Tent,,\nweb,en_US,a-1,true,simple,a,f,,Tent,red,\nweb,de_DE,a-1,true,simple,a,f,,Tent,rot,\n',
      [
        'VARIANT_TEXT_SKIPPED 4 null: Row 4 has other values of the variant’s options in this language or channel, which were skipped: color.',
      ],
    ],
    [
      'texts of variants without another row',
      'web,en_US,a,true,configurable,,f,color,Tent,,\nweb,de_DE,a-1,true,simple,a,f,,Zelt,red,\n',
      [
        'VARIANT_TEXT_SKIPPED 3 null: Row 3 has texts of a variant in de and was skipped, because the file has no other row of the variant.',
      ],
    ],
    [
      'two rows of one SKU in one language and channel',
      'web,en_US,a,true,simple,,f,,Tent,,\nweb,en_US,a,true,simple,,f,,Tents,,\n',
      ['SKU_DUPLICATE 3 null: Row 3 is the same product as row 2, a.'],
    ],
  ])('reports %s', async (_, rows, expected) => {
    const { issues } = await read(rows);
    expect(words(issues)).toEqual(expected);
  });

  it('takes the options that the product names, and others only if it names none', async () => {
    const variants = 'web,en_US,a-1,true,simple,a,f,,A,red,s\nweb,en_US,a-2,true,simple,a,f,,A,blue,m\n';
    const options = async (named: string) => {
      const { contents } = await read(`web,en_US,a,true,configurable,,f,${named},A,,\n${variants}`);
      return contents[0]!.variants.map((variant) => variant.options.map(({ name }) => name));
    };
    expect(await options('size')).toEqual([['size'], ['size']]);
    expect(await options('')).toEqual([
      ['color', 'size'],
      ['color', 'size'],
    ]);
  });
});
