import { beforeAll, describe, expect, it } from 'vitest';
import type { AttributeInput } from '#server/types.generated';
import type { TestClient } from '../../support/testClient';
import { createTent, large, small, value } from '../products/variantTent';
import { publish } from './publishing';

let client: TestClient;
let versionId: string;

/** A small tent with texts of its own, and a large one that has the product’s but for one text. */
const VARIANTS = [
  {
    ...small,
    name: 'Tent, Small',
    attributes: [
      { name: 'Cleaning', value: 'Wash cold' },
      { name: 'Manual', value: 'https://shop.example/small.pdf' },
    ],
    values: [
      value('name', 'Kleines Zelt'),
      value('cleaning', 'Kalt waschen'),
      value('cleaning', 'Hier kalt waschen', { locale: 'de', channel: 'web' }),
    ],
  },
  { ...large, values: [value('outer-material', 'Leinen'), value('cleaning', 'Essuyer', { locale: 'fr' })] },
];

beforeAll(async () => {
  const prices = [{ currency: 'EUR', amount: 99 }];
  const media = [{ url: 'https://shop.example/tent.jpg', alt: 'Tent' }];
  const description = 'A tent of cotton for two people.';
  const tent = await createTent(VARIANTS, { prices, media, description, status: 'ACTIVE', brand: 'Fjell' });
  client = tent.client;
  expect(tent.created.errors).toBeUndefined();
  const { version } = await publish(client.gateway.context, tent.catalogId);
  versionId = version.id;
});

describe('Variants of a version in a language', () => {
  it.each([
    [null, null, ['Tent, Small', 'Tent, L'], ['Wash cold', undefined], [undefined, undefined]],
    ['de', null, ['Kleines Zelt', 'Zelt, L'], ['Kalt waschen', undefined], [undefined, 'Leinen']],
    ['de-CH', 'web', ['Kleines Zelt', 'Zelt, L'], ['Hier kalt waschen', undefined], [undefined, 'Leinen']],
    ['fr', null, ['Tent, Small', 'Tent, L'], ['Wash cold', 'Essuyer'], [undefined, undefined]],
  ])('are shown in %s for %s by their own texts', async (locale, channel, names, cleaning, material) => {
    const data = await client.data(
      `query ($id: ID!, $locale: String, $channel: String) { shopWindow(versionId: $id) {
        product(id: "tent", locale: $locale, channel: $channel) { variants { name attributes { name value } } }
      } }`,
      { id: versionId, locale, channel },
    );
    const { variants } = data.shopWindow.product;
    const getTexts = (name: string) =>
      variants.map(
        ({ attributes }: { attributes: AttributeInput[] }) =>
          attributes.find((attribute) => attribute.name === name)?.value,
      );
    expect(variants.map((variant: { name: string }) => variant.name)).toEqual(names);
    expect(getTexts('Cleaning')).toEqual(cleaning);
    expect(getTexts('Outer material')).toEqual(material);
    expect(getTexts('Manual')).toEqual([undefined, undefined]);
  });

  it('are items of a Google feed with their own texts', async () => {
    const xml = await (await client.fetch(`/feeds/${versionId}/tents-v1-de.xml?locale=de`)).text();
    const items = xml.split('<item>').slice(1);
    const find = (item: string, pattern: RegExp) => pattern.exec(item)?.[1];
    const detail = (name: string) =>
      new RegExp(`<g:attribute_name>${name}</g:attribute_name><g:attribute_value>(.*?)</g:attribute_value>`);
    expect(items.map((item) => find(item, /<title>(.*?)<\/title>/))).toEqual(['Kleines Zelt', 'Zelt, L']);
    expect(items.map((item) => find(item, detail('Cleaning')))).toEqual(['Kalt waschen', 'Abwischen']);
    expect(items.map((item) => find(item, detail('Outer material')))).toEqual(['Baumwolle', 'Leinen']);
  });
});
