import { describe, expect, it } from 'vitest';
import { createShop } from '../shops/shopClient';

const CHANNEL = 'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { id } } }';

const HEADER =
  'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Included / Germany,Price / Germany,Compare At Price / Germany,Price / International,Status';

const price = (currency: string, amount: number, compareAt: number | null = null, channel: string | null = null) => ({
  currency,
  amount,
  compareAt,
  channel,
});

/**
 * Imports the file into a catalog in US dollars and euros that sells in Germany, where prices are in these currencies.
 */
const importPrices = async (file: string, currencies: string[]) => {
  const shop = await createShop({ currencies: ['USD', 'EUR'], channels: ['germany'] });
  const labels = [{ locale: 'en', text: 'Germany' }];
  await shop.request(CHANNEL, { input: { code: 'germany', labels, currencies } });
  // The products of catalogs with the channel are checked again.
  await shop.gateway.idle();
  const { job } = await shop.importFile(file);
  const [product] = await shop.products();
  return { job, prices: [...product.prices, ...product.variants.flatMap((variant: typeof product) => variant.prices)] };
};

describe('prices of a channel without a currency', () => {
  it.each<[string, string, string[], object[]]>([
    [
      'are in the only currency of the channel',
      `${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00,110.00,140.00,active`,
      ['EUR'],
      [price('USD', 120), price('EUR', 99, 110, 'germany')],
    ],
    [
      'are in the currency that the channel prefers',
      `${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00,,140.00,active`,
      ['EUR', 'USD'],
      [price('USD', 120), price('EUR', 99, null, 'germany')],
    ],
    [
      'are in that of the catalog if the channel sells in all of its currencies',
      `${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00,,140.00,active`,
      [],
      [price('USD', 120), price('USD', 99, null, 'germany')],
    ],
    [
      'are in that of the catalog if it lacks those of the channel',
      `${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00,,140.00,active`,
      ['CHF'],
      [price('USD', 120), price('USD', 99, null, 'germany')],
    ],
    [
      'have the currency that their cell names',
      `${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00 USD,,140.00,active`,
      ['EUR'],
      [price('USD', 120), price('USD', 99, null, 'germany')],
    ],
    [
      'are also read from files of no layout, and from columns with a currency',
      'SKU,Name,Price,Price-germany\nV-1,Vane,120,99',
      ['EUR'],
      [price('USD', 120), price('EUR', 99, null, 'germany')],
    ],
  ])('%s', async (_, file, currencies, prices) => {
    expect((await importPrices(file, currencies)).prices).toEqual(prices.map((one) => expect.objectContaining(one)));
  });

  it('are no sale of the price in another currency', async () => {
    const { prices } = await importPrices('SKU,Name,Price,Sale price-germany\nV-1,Vane,120,99', ['EUR']);
    expect(prices).toContainEqual(expect.objectContaining(price('USD', 120)));
    expect(prices).not.toContainEqual(expect.objectContaining({ currency: 'EUR', compareAt: 120 }));
  });

  it('are listed as not applied without such a channel', async () => {
    const { job } = await importPrices(`${HEADER}\nvane,Wind Vane,V-1,120.00,,TRUE,99.00,,140.00,active`, ['EUR']);
    expect(job.importSummary.notApplied).toContainEqual(expect.objectContaining({ column: 'Price / International' }));
  });
});

describe('prices of a channel', () => {
  /** Imports a price in the column into a catalog with these channels, and returns the channels of the prices. */
  const findPriced = async (column: string, channels: Record<string, Record<string, string>>) => {
    const shop = await createShop({ currencies: ['USD', 'EUR'], channels: Object.keys(channels) });
    for (const [code, labels] of Object.entries(channels)) {
      const input = { code, labels: Object.entries(labels).map(([locale, text]) => ({ locale, text })) };
      await shop.request(CHANNEL, { input });
    }
    await shop.gateway.idle();
    const general = /USD|EUR/.test(column) ? 'Price USD' : 'Price';
    await shop.importFile(`SKU,Name,${general},${column}\nV-1,Vane,120,99`);
    const [product] = await shop.products();
    return product.prices.map((one: { channel: string | null; amount: number }) => [one.channel, one.amount]);
  };

  const DE = { de: { en: 'Germany', de: 'Deutschland' }, us: { en: 'United States', fr: 'États-Unis' } };

  it.each<[string, Record<string, Record<string, string>>, string]>([
    ['Price / United States', { 'united-states': { en: 'Online' } }, 'united-states'],
    ['Price / United States', DE, 'us'],
    ['PRICE / UNITED STATES', DE, 'us'],
    ['Price / United States', { 'shop.us': { en: 'United States (shop)' }, us: { en: 'United States' } }, 'us'],
    ['Price / Etats-unis', DE, 'us'],
    ['Price USD (United States)', DE, 'us'],
    ['price-United States-USD', DE, 'us'],
    ['Preis Deutschland', DE, 'de'],
    ['Price / United States', { us: { en: 'United States' }, 'united-states': { en: 'Online' } }, 'united-states'],
  ])('are found in the column %s', async (column, channels, channel) => {
    const priced = await findPriced(column, channels);
    expect(priced).toEqual([
      [null, 120],
      [channel, 99],
    ]);
  });

  it.each<[string, Record<string, Record<string, string>>]>([
    ['Price / Canada', DE],
    ['Price Old', { ...DE, us: { en: 'Old' } }],
    ['Price EUR', { ...DE, us: { en: 'EUR' } }],
  ])('are not those of the column %s', async (column, channels) => {
    const priced = await findPriced(column, channels);
    expect(priced.map(([channel]: [string | null]) => channel)).not.toContain('us');
  });
});
