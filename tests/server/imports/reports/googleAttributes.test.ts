import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportFiles, publishFile, type Shop } from '../shops/publicFiles';
import { createShop } from '../shops/shopClient';

const CATALOG = { shopUrl: 'https://shop.example', currencies: ['EUR'] };

const COLUMNS = 'Name,SKU,Description,Price,Image,Status';
const ROW = 'Tin Mug,MUG-1,A mug of tin with a handle.,12.50,https://img.example/mug.jpg,active';

const CREATE =
  'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id googleAttribute } } }';
const UPDATE =
  'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { attribute { googleAttribute } } }';

const define = async (shop: Shop, label: string, googleAttribute: string | null) => {
  const input = { labels: [{ locale: 'en', text: label }], googleAttribute };
  return (await shop.request(CREATE, { input })).createAttribute.attribute;
};

/** The elements of the first item of a feed that Google has names of its own for, without the fields of products. */
const readElements = (feed = '') =>
  [...(/<item>(.*?)<\/item>/.exec(feed)?.[1] ?? '').matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g)].map(([, name, text]) => [
    name,
    text,
  ]);

describe('the Google attribute of a definition', () => {
  it.each<[string, string, string, string]>([
    ['Ton in Ton', 'COLOR', 'Petrol', '<g:color>Petrol</g:color>'],
    ['Konfektion', 'SIZE', 'XL', '<g:size>XL</g:size>'],
    ['Obermaterial', 'MATERIAL', 'Leinen', '<g:material>Leinen</g:material>'],
    ['Zielgruppe', 'GENDER', 'Damen', '<g:gender>female</g:gender>'],
    ['Pour qui', 'GENDER', 'Homme', '<g:gender>male</g:gender>'],
    ['Público', 'GENDER', 'Unissexo', '<g:gender>unisex</g:gender>'],
    ['Alter', 'AGE_GROUP', 'Kleinkinder', '<g:age_group>toddler</g:age_group>'],
    ['Edad', 'AGE_GROUP', 'Adultos', '<g:age_group>adult</g:age_group>'],
    ['Dla kogo', 'AGE_GROUP', 'Dzieci', '<g:age_group>kids</g:age_group>'],
    ['Kampagne', 'CUSTOM_LABEL_3', 'Sommer', '<g:custom_label_3>Sommer</g:custom_label_3>'],
    ['Versandklasse', 'SHIPPING_LABEL', 'sperrig', '<g:shipping_label>sperrig</g:shipping_label>'],
    [
      'Google-Kategorie',
      'GOOGLE_PRODUCT_CATEGORY',
      '2660',
      '<g:google_product_category>2660</g:google_product_category>',
    ],
  ])('makes %s leave as %s', async (label, attribute, value, element) => {
    const shop = await createShop(CATALOG);
    expect(await define(shop, label, attribute)).toMatchObject({ googleAttribute: attribute });
    const { feeds } = await publishFile(shop, `${COLUMNS},${label}\n${ROW},${value}`);
    expect(feeds['GOOGLE_XML']).toContain(element);
    expect(feeds['GOOGLE_XML']).not.toContain('<g:product_detail>');
    expect((await exportFiles(shop, ['GOOGLE_XML']))['GOOGLE_XML']).toContain(element);
  });

  it('comes before an attribute that is recognized by its name, and can be removed', async () => {
    const shop = await createShop(CATALOG);
    const { id } = await define(shop, 'Manufacturer color', 'COLOR');
    const { feeds, versionId } = await publishFile(shop, `${COLUMNS},Farbe,Manufacturer color\n${ROW},Blau,Nordsee`);
    expect(feeds['GOOGLE_XML']).toContain('<g:color>Nordsee</g:color>');
    expect(feeds['GOOGLE_XML']).not.toContain('<g:color>Blau</g:color>');
    expect(feeds['GOOGLE_XML']).toContain('<g:attribute_value>Blau</g:attribute_value>');
    const { updateAttribute } = await shop.request(UPDATE, { input: { id, googleAttribute: null } });
    expect(updateAttribute.attribute.googleAttribute).toBeNull();
    expect(versionId).toBeTruthy();
    const again = (await exportFiles(shop, ['GOOGLE_XML']))['GOOGLE_XML'];
    expect(again).toContain('<g:color>Blau</g:color>');
    expect(again).toContain('<g:attribute_name>Manufacturer color</g:attribute_name>');
  });

  it('applies to options of variants', async () => {
    const shop = await createShop(CATALOG);
    await define(shop, 'Ton', 'COLOR');
    const { feeds } = await publishFile(
      shop,
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Published\nclip,Clip,A clip.,Ton,Brass,C-B,4,https://img.example/c.jpg,TRUE\nclip,,,,Steel,C-S,4,,',
    );
    expect(feeds['GOOGLE_XML']).toContain('<g:color>Brass</g:color>');
    expect(feeds['GOOGLE_XML']).toContain('<g:color>Steel</g:color>');
  });

  it('never publishes an internal attribute', async () => {
    const shop = await createShop(CATALOG);
    await define(shop, 'Purchase price', 'CUSTOM_LABEL_0');
    const { feeds } = await publishFile(shop, `${COLUMNS},Purchase price\n${ROW},77.11`);
    expect(feeds['GOOGLE_XML']).toContain('MUG-1');
    expect(feeds['GOOGLE_XML']).not.toContain('77.11');
  });
});

describe('product data of Google', () => {
  const path = '../shared/data/reports/15-google-unit-pricing.csv';

  it.skipIf(!existsSync(path)).each(['csv', 'tsv'])(
    'as %s is the same in the feed, and in the feed of its feed',
    async (ending) => {
      const csv = readFileSync(path, 'utf8');
      const shop = await createShop(CATALOG);
      const { feeds } = await publishFile(shop, ending === 'csv' ? csv : csv.replaceAll(',', '\t'), {
        name: `feed.${ending}`,
      });
      expect(readElements(feeds['GOOGLE_XML'])).toEqual([
        ['id', 'UP-1'],
        ['image_link', 'https://img.example.com/o.jpg'],
        ['availability', 'in_stock'],
        ['price', '18.50 EUR'],
        ['condition', 'new'],
        ['brand', 'Norde'],
        ['gtin', '4006381333931'],
        ['unit_pricing_measure', '750 ml'],
        ['unit_pricing_base_measure', '1 l'],
        ['multipack', '6'],
        ['is_bundle', 'no'],
        [
          'product_detail',
          '<g:section_name>Origin</g:section_name><g:attribute_name>Region</g:attribute_name><g:attribute_value>Liguria</g:attribute_value>',
        ],
        ['product_highlight', 'Cold pressed'],
        ['custom_label_0', 'summer'],
        ['shipping_weight', '1.2 kg'],
        ['shipping', '<g:country>DE</g:country><g:service>Standard</g:service><g:price>4.90 EUR</g:price>'],
        ['age_group', 'adult'],
        ['gender', 'unisex'],
        ['adult', 'no'],
        ['excluded_destination', 'Display_ads'],
        ['expiration_date', '2027-06-30'],
        ['max_handling_time', '2'],
        ['google_product_category', '2660'],
      ]);
      const other = await createShop(CATALOG);
      const again = await publishFile(other, feeds['GOOGLE_XML']!, { name: 'feed.xml' });
      const items = (feed = '') =>
        feed
          .split('<item>')
          .slice(1)
          .map((item) => readElements(`<item>${item}`).map(String).sort());
      expect(items(again.feeds['GOOGLE_XML'])).toEqual(items(feeds['GOOGLE_XML']));
    },
  );

  it('with repeated and nested elements is the same in the feed of its feed', async () => {
    const nested = (name: string, parts: Record<string, string>) =>
      `<g:${name}>${Object.entries(parts)
        .map(([part, text]) => `<g:${part}>${text}</g:${part}>`)
        .join('')}</g:${name}>`;
    const item = `<item><g:id>N-1</g:id><title>Shirt</title><description>A shirt, of linen.</description><link>https://shop.example/n?v=1</link><g:image_link>https://img.example/n.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>30.00 EUR</g:price><g:condition>new</g:condition><g:identifier_exists>no</g:identifier_exists>${[
      '<g:product_highlight>Soft, light, cool</g:product_highlight><g:product_highlight>Dries fast</g:product_highlight>',
      nested('shipping', { country: 'DE', service: 'Standard', price: '4.90 EUR' }),
      nested('shipping', {
        country: 'FR',
        region: 'IDF',
        service: 'Express',
        price: '9.90 EUR',
        min_handling_time: '1',
      }),
      nested('certification', {
        certification_authority: 'EC',
        certification_name: 'EPREL',
        certification_code: '123',
      }),
      nested('product_detail', {
        section_name: 'General',
        attribute_name: 'Weave',
        attribute_value: 'Plain: 1/1, fine',
      }),
      nested('product_detail', { attribute_name: 'Fit', attribute_value: 'Loose' }),
      nested('installment', { months: '6', amount: '50 EUR' }),
      nested('subscription_cost', { period: 'month', period_length: '12', amount: '35.00 EUR' }),
      nested('free_shipping_threshold', { country: 'DE', price_threshold: '40 EUR' }),
      nested('structured_title', { digital_source_type: 'trained_algorithmic_media', content: 'Shirt: linen' }),
      '<g:canonical_link>https://shop.example/n</g:canonical_link><g:video_link>https://shop.example/n.mp4</g:video_link>',
      nested('loyalty_points', { name: 'Program A', points_value: '100', ratio: '1.0' }),
      '<g:excluded_destination>Display_ads</g:excluded_destination><g:excluded_destination>Free_listings</g:excluded_destination>',
      '<g:size_type>petite</g:size_type><g:size_system>EU</g:size_system><g:energy_efficiency_class>A+</g:energy_efficiency_class>',
      '<g:mobile_link>https://m.shop.example/n</g:mobile_link><g:ads_redirect>https://shop.example/n?ads=1</g:ads_redirect>',
    ].join('')}</item>`;
    const file = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>S</title>${item}</channel></rss>`;
    const shop = await createShop(CATALOG);
    const { feeds } = await publishFile(shop, file, { name: 'feed.xml' });
    const sorted = (feed = '') => readElements(feed).map(String).sort();
    expect(sorted(feeds['GOOGLE_XML'])).toEqual(sorted(item));
  });
});
