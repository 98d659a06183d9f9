import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPricesIn } from '#server/records/prices';
import type { PriceRecord } from '#server/records/products';
import { createSource, mapColumns, readFile } from './readFile';

const catalog = { defaultLocale: 'en', locales: ['en', 'de'], channels: ['web', 'print', 'b2b'] };
const currencies = ['EUR', 'USD'];

/** A price as `79 EUR b2b`, with its regular price as `79/99 EUR b2b` and the end of its sale behind. */
const words = (prices: readonly PriceRecord[]) =>
  prices
    .map(({ amount, compareAt, currency, channel = '', compareAtUntil = '' }) =>
      `${amount}${compareAt === null ? '' : `/${compareAt}`} ${currency} ${channel} ${compareAtUntil.slice(0, 10)}`.trim(),
    )
    .join(', ');

const summary = ({ contents, issues }: Awaited<ReturnType<typeof readFile>>) => ({
  prices: contents.flatMap(({ prices, variants }) => [words(prices), ...variants.map((one) => words(one.prices))]),
  issues: issues.map(({ code, rowNumber, column, message }) => `${code} ${rowNumber} ${column}: ${message}`),
});

describe("Prices in UnoPim's rows for a channel", () => {
  const HEADER =
    'channel,locale,sku,type,parent,attribute_family,name,color,price (EUR),special_price (EUR),price (USD)\n';
  const WEB = 'web,en_US,a,simple,,f,Tent,,100,80,90\n';

  it.each<[string, string, string, string[]]>([
    ['are none of the channel if they are the same', 'print,en_US,a,simple,,f,Tent,,100,80,90\n', '', []],
    ['are those of the channel', 'print,en_US,a,simple,,f,Tent,,100,70,90\n', '70/100 EUR print', []],
    ['have no sale if the channel has none', 'print,en_US,a,simple,,f,Tent,,100,,90\n', '100 EUR print', []],
    ['can be in several currencies', 'print,en_US,a,simple,,f,Tent,,110,,95\n', '110 EUR print, 95 USD print', []],
    ['are inherited where they are blank', 'print,en_US,a,simple,,f,Tent,,,,95\n', '95 USD print', []],
    [
      'can be in rows that only differ in them, of another language too',
      'print,en_US,a,simple,,f,Tent,,110,,90\nprint,de_DE,a,simple,,f,Zelt,,110,,90\n',
      '110 EUR print',
      [],
    ],
    [
      'are skipped if the catalog does not have the channel',
      'kiosk,en_US,a,simple,,f,Tent,,110,,95\n',
      '',
      [
        'PRICE_SKIPPED 3 price (EUR): Row 3 has the prices €110.00 and $95.00 for the channel kiosk, and the catalog does not have a channel called kiosk. They were skipped.',
      ],
    ],
    [
      'are not mentioned if the catalog does not have the channel, but they are the same',
      'kiosk,en_US,a,simple,,f,Tent,,100,80,90\n',
      '',
      [],
    ],
    [
      'are skipped if they differ by language',
      'web,de_DE,a,simple,,f,Zelt,,100,80,91\nprint,en_US,a,simple,,f,Tent,,110,,90\nprint,de_DE,a,simple,,f,Zelt,,111,,90\n',
      '110 EUR print',
      [
        'PRICE_SKIPPED 3 price (USD): Row 3 has the price $91.00 in another language than the price of the product. It was skipped, because prices are the same in all languages.',
        'PRICE_SKIPPED 5 price (EUR): Row 5 has the price €111.00 in another language than the price of the product. It was skipped, because prices are the same in all languages.',
      ],
    ],
    [
      'are reported if they are no prices',
      'print,en_US,a,simple,,f,Tent,,x,,90\n',
      '',
      ['PRICE_INVALID 3 price (EUR): “x” isn’t a valid price.'],
    ],
  ])('%s', async (_, rows, own, issues) => {
    const read = await readFile(createSource(HEADER + WEB + rows), { catalog, currencies });
    const general = '80/100 EUR, 90 USD';
    expect(summary(read)).toEqual({ prices: [own ? `${general}, ${own}` : general], issues });
  });

  it('are those of variants', async () => {
    const variant = (sku: string, color: string, price: string) =>
      `simple,a,f,Tent,${color},${price},,\n`.replace(/^/, `${sku},`);
    const read = await readFile(
      createSource(
        `${HEADER}web,en_US,a,configurable,,f,Tent,,,,\nprint,en_US,a,configurable,,f,Tent,,,,\n` +
          `web,en_US,${variant('a-1', 'red', '10')}print,en_US,${variant('a-1', 'red', '12')}` +
          `web,en_US,${variant('a-2', 'blue', '10')}print,en_US,${variant('a-2', 'blue', '10')}`,
      ),
      { catalog, currencies },
    );
    expect(summary(read)).toEqual({ prices: ['', '10 EUR, 12 EUR print', '10 EUR'], issues: [] });
  });
});

describe('Prices in rows of a file that is mapped by hand', () => {
  const read = (rows: string, targets: Record<string, string> = {}) =>
    readFile(createSource(`Code,Title,Shop,Amount,Offer,Until,Money,Kind,List\n${rows}`), {
      layout: 'CUSTOM',
      catalog,
      currencies,
      mapping: mapColumns({
        ...{ Code: 'sku', Title: 'name', Shop: 'channel', Amount: 'price', Offer: 'salePrice', Until: 'saleUntil' },
        ...targets,
      }),
    });

  it.each<[string, string, string, Record<string, string>?]>([
    ['after the row of the product', 'A,Tent,,100,,,,,\nA,Tent,b2b,70,,,,,\n', '100 EUR, 70 EUR b2b'],
    ['before the row of the product', 'A,Tent,B2B,70,,,,,\nA,Tent,,100,,,,,\n', '100 EUR, 70 EUR b2b'],
    ['before a row for all channels', 'A,Tent,b2b,70,,,,,\nA,Tent,all,100,,,,,\n', '100 EUR, 70 EUR b2b'],
    ['for the only channel of the file', 'A,Tent,b2b,70,,,,,\n', '70 EUR'],
    ['that are blank', 'A,Tent,,100,,,,,\nA,Tent to go,b2b,,,,,,\n', '100 EUR'],
    ['of a product without one', 'A,Tent,,,,,,,\nA,Tent,b2b,70,,,,,\n', '70 EUR b2b'],
    ['on sale', 'A,Tent,,100,,,,,\nA,Tent,b2b,100,80,2026-12-31,,,\n', '100 EUR, 80/100 EUR b2b 2026-12-31'],
    [
      'whose sales end on another day',
      'A,Tent,,100,80,2026-11-30,,,\nA,Tent,b2b,100,80,2026-12-31,,,\n',
      '80/100 EUR  2026-11-30, 80/100 EUR b2b 2026-12-31',
    ],
    [
      'with a currency in each row',
      'A,Tent,,100,,,EUR,,\nA,Tent,b2b,100,,,USD,,\nA,Tent,print,100,,,EUR,,\n',
      '100 EUR, 100 USD b2b',
      { Money: 'currency' },
    ],
    [
      'in a list, of which those with a channel of their own stay as they are',
      'A,Tent,,,,,,,EUR=100|USD=90|EUR=95====print\nA,Tent,b2b,,,,,,EUR=80|USD=90|EUR=1====print\n',
      '100 EUR, 90 USD, 95 EUR print, 80 EUR b2b',
      { List: 'prices' },
    ],
  ])('are those of the channel: %s', async (_, rows, expected, targets) => {
    expect(summary(await read(rows, targets))).toEqual({ prices: [expected], issues: [] });
  });

  it('are the same in any order of the rows, and none is lost', async () => {
    const amount = fc.constantFrom('', '5', '7', '9');
    const rowsOf = fc.tuple(amount, amount, amount, amount).chain(([all, web, print, b2b]) => {
      const rows = Object.entries({ '': all, web, print, b2b }).map(([shop, price]) => `A,Tent,${shop},${price},,,,,`);
      return fc
        .shuffledSubarray(rows, { minLength: 4 })
        .map((shuffled) => ({ shuffled, all, own: { web, print, b2b } }));
    });
    await fc.assert(
      fc.asyncProperty(rowsOf, async ({ shuffled, all, own }) => {
        const { contents, issues } = await read(shuffled.join('\n'));
        expect(issues).toEqual([]);
        const applying = Object.keys(own).map((channel) => getPricesIn(contents[0]!.prices, channel)[0]?.amount);
        const expected = Object.values(own).map((price) => price || all);
        expect(applying).toEqual(expected.map((price) => (price ? Number(price) : undefined)));
        const different = Object.values(own).filter((price) => price && price !== all);
        expect(contents[0]!.prices).toHaveLength(different.length + (all ? 1 : 0));
      }),
      { numRuns: 60 },
    );
  });

  it('are those of variants and their product', async () => {
    const rows =
      'A,Tent,,100,,,,product,\nA-S,Tent S,,90,,,,variant,\nA-L,Tent L,,95,,,,variant,\n' +
      'A,Tent,b2b,70,,,,product,\nA-S,Tent S,b2b,60,,,,variant,\nA-L,Tent L,b2b,95,,,,variant,\n';
    const found = await read(rows, { Kind: 'rowType' });
    expect(found.issues).toEqual([]);
    expect(summary(found).prices).toEqual(['100 EUR, 70 EUR b2b', '90 EUR, 60 EUR b2b', '95 EUR']);
  });

  it('are in columns of variants', async () => {
    const rows = 'A,Tent,,100,110,,,A-S,\nA,Tent,b2b,100,95,,,A-S,\n';
    const found = await read(rows, { Kind: 'variantSku', Offer: 'variantPrice' });
    expect(summary(found)).toEqual({ prices: ['100 EUR', '110 EUR, 95 EUR b2b'], issues: [] });
  });

  it('name the channels of a column that can have them', async () => {
    const columns = async (rows: string) => {
      const { facts } = await readFile(createSource(`Code,Title,Shop\n${rows}`), { layout: 'CUSTOM', catalog });
      return facts.columns.map(({ channels }) => channels.join(' '));
    };
    expect(await columns('A,Tent,\nA,Tent,b2b\nB,Mug,outlet\n')).toEqual(['A B', 'Tent Mug', 'b2b outlet']);
    expect(await columns('A,Tent,b2b\nB,Mug,b2b\n')).toEqual(['A B', 'Tent Mug', '']);
    const many = Array.from({ length: 31 }, (_, index) => `${index},${'x'.repeat(61)},s\n`).join('');
    expect(await columns(many)).toEqual(['', '', '']);
  });
});

describe("Prices in Magento's rows for a store view", () => {
  const HEADER =
    'sku,store_view_code,product_type,attribute_set_code,name,price,special_price,special_price_to_date,configurable_variations\n';
  const OWN = 'A,,simple,T,Tent,100.0000,80.0000,,\n';
  const read = (rows: string) => readFile(createSource(HEADER + rows), { catalog, currencies });

  it.each<[string, string, string, string[], string[]?]>([
    ['are none if they are blank', 'A,b2b,simple,T,,,,,\n', '', ['STORE_VIEW_SKIPPED 3']],
    ['are none of the channel if they are the same', 'A,b2b,simple,T,,100,80.00,,\n', '', []],
    [
      'are those of the channel with the code of the store view',
      'A,B2B,simple,T,,90,70,,\n',
      '70/90 EUR b2b',
      [],
      ['B2B'],
    ],
    ['take their special price from the product', 'A,b2b,simple,T,,90,,,\n', '80/90 EUR b2b', [], ['b2b']],
    ['take their price from the product', 'A,b2b,simple,T,,,75,,\n', '75/100 EUR b2b', [], ['b2b']],
    ['can be on sale until another day', 'A,b2b,simple,T,,,,12/31/2026,\n', '80/100 EUR b2b 2026-12-31', [], ['b2b']],
    [
      'leave a row whose texts are skipped',
      'A,b2b,simple,T,Big tent,90,,,\n',
      '80/90 EUR b2b',
      ['STORE_VIEW_SKIPPED 3'],
      ['b2b'],
    ],
    [
      'are beside texts in the language of the store view',
      'A,de,simple,T,Zelt,90,,,\n',
      '',
      ['PRICE_SKIPPED 3'],
      ['de'],
    ],
    ['are skipped if no channel has that code', 'A,outlet,simple,T,,90,,,\n', '', ['PRICE_SKIPPED 3'], ['outlet']],
  ])('%s', async (_, rows, own, issues, channels = []) => {
    const found = await read(OWN + rows);
    expect(found.issues.map(({ code, rowNumber }) => `${code} ${rowNumber}`)).toEqual(issues);
    expect(summary(found).prices).toEqual([own ? `80/100 EUR, ${own}` : '80/100 EUR']);
    expect(found.facts.channels).toEqual(channels);
  });

  it('can be before the row of the product', async () => {
    const found = await read(`A,b2b,simple,T,,90,70,,\n${OWN}`);
    expect(summary(found)).toEqual({ prices: ['80/100 EUR, 70/90 EUR b2b'], issues: [] });
  });

  it('are those of variants', async () => {
    const found = await read(
      'A,,configurable,T,Tent,,,,"sku=A-S,size=S"\nA-S,b2b,simple,T,,70,,,\nA-S,,simple,T,Tent S,90,,,\nA-S,de,simple,T,Zelt S,,,,\n',
    );
    expect(summary(found)).toEqual({ prices: ['', '90 EUR, 70 EUR b2b'], issues: [] });
  });

  it('say what to do if they are skipped', async () => {
    const { issues } = await read(`${OWN}A,outlet,simple,T,,90,70,,\n`);
    expect(issues).toMatchObject([
      {
        code: 'PRICE_SKIPPED',
        severity: 'WARNING',
        category: 'CHANNEL',
        rowNumber: 3,
        column: 'special_price',
        message:
          'Row 3 has the price €70.00 for the store view outlet, and the catalog does not have a channel called outlet. It was skipped.',
        suggestedFix: 'To import it, add outlet to the catalog’s channels, for example with the import.',
      },
    ]);
  });

  it('change products of the catalog if the file has no other rows of them', async () => {
    const { groups, issues } = await read('A,b2b,simple,T,,90,,,\nB,outlet,simple,T,,90,,,\n');
    expect(groups.map(({ patch }) => patch)).toEqual([
      {
        fields: { sku: 'A', channelPrices: [{ currency: 'EUR', channel: 'b2b', amount: 90, compareAt: null }] },
        variants: [],
      },
      null,
    ]);
    expect(issues.map(({ code, severity, rowNumber }) => `${severity} ${code} ${rowNumber}`)).toEqual([
      'WARNING PRICE_SKIPPED 3',
      'ERROR STORE_VIEW_SKIPPED 3',
    ]);
  });
});
