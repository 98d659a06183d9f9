import { beforeEach, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createAttribute } from '../attributes/attributeClient';
import { createChannel, updateChannel } from '../channels/channelClient';
import { changeFamily, createFamily, updateFamily } from '../families/familyClient';
import { useTestClient } from '../../support/testClient';
import { listStored, putStored, readStored, removeStored } from '../../support/stored';
import { addProduct, changeProduct, publish } from './publishing';

const client = useTestClient();
let catalogId: string;
let attributeId: string;

const release = async (rollbackOf: string | null = null) =>
  (await publish(client.gateway.context, catalogId, { rollbackOf })).version;

const inTwo = (en: string, de: string) => [
  { locale: 'en', text: en },
  { locale: 'de', text: de },
];

const rename = async (label: string) => {
  await client.data(
    'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { attribute { id } } }',
    { input: { id: attributeId, labels: inTwo('Cloth', label) } },
  );
};

/** The attribute as the German shop window of a version shows it. */
const shown = async (versionId: string) => {
  const { data } = await client.ask(
    'query ($id: ID!) { shopWindow(versionId: $id) { product(id: "a", locale: "de") { attributes { name value } } } }',
    { id: versionId },
  );
  return data.shopWindow.product.attributes;
};

const preview = async () => {
  const { data } = await client.ask(
    'query ($id: ID!) { publishPreview(catalogId: $id) { isUnchanged categoryChanges channelChanges attributeChanges familyChanges } }',
    { id: catalogId },
  );
  return data.publishPreview;
};

const same = { isUnchanged: true, categoryChanges: 0, channelChanges: 0, attributeChanges: 0, familyChanges: 0 };

beforeEach(async () => {
  const { context } = client.gateway;
  await createChannel(client, { code: 'fair', labels: [{ locale: 'en', text: 'Fair' }] });
  const { data, errors } = await createAttribute(client, 'Cloth', {
    labels: inTwo('Cloth', 'Stoff'),
    type: 'SELECT',
    options: [{ labels: inTwo('Wool', 'Wolle') }],
  });
  expect(errors).toBeUndefined();
  attributeId = data.createAttribute.attribute.id;
  const catalog = await createCatalog(context, {
    name: 'Range',
    channels: ['fair'],
    locales: ['en', 'de'],
    defaultLocale: 'en',
    currencies: ['EUR'],
  });
  catalogId = catalog.id;
  await addProduct(context, catalogId, 'A', { slug: 'a', attributes: [{ name: 'Cloth', value: 'Wool' }] });
});

it('versions keep the labels of their attributes, and changed ones can be published and rolled back', async () => {
  const first = await release();
  expect(await shown(first.id)).toEqual([{ name: 'Stoff', value: 'Wolle' }]);
  expect(await preview()).toEqual(same);
  await expect(release()).rejects.toThrow('No changes to publish.');
  await rename('Gewebe');
  expect(await preview()).toEqual({ ...same, isUnchanged: false, attributeChanges: 1 });
  const second = await release();
  expect(second.checksum).toBe(first.checksum);
  expect(await shown(first.id)).toEqual([{ name: 'Stoff', value: 'Wolle' }]);
  expect(await shown(second.id)).toEqual([{ name: 'Gewebe', value: 'Wolle' }]);
  expect(await shown((await release(first.id)).id)).toEqual([{ name: 'Stoff', value: 'Wolle' }]);
});

it('changed channels can be published without changed products', async () => {
  await release();
  await updateChannel(client, { id: 'fair', locales: ['de'] });
  expect(await preview()).toEqual({ ...same, isUnchanged: false, channelChanges: 1 });
  await release();
  expect(await preview()).toEqual(same);
});

it('attributes that no published product has are not part of a version', async () => {
  await createAttribute(client, 'Fibre');
  const { id } = await release();
  const stored = await readStored(client.gateway, 'publishedEntries', id);
  expect(stored!.definitions!.map(({ code }) => code)).toEqual(['cloth']);
});

it('versions without labels, like that of the demo data, have those of today', async () => {
  const { id } = await release();
  const { definitions: _, ...stored } = (await readStored(client.gateway, 'publishedEntries', id))!;
  await putStored(client.gateway, 'publishedEntries', stored);
  await rename('Gewebe');
  expect(await shown(id)).toEqual([{ name: 'Gewebe', value: 'Wolle' }]);
  expect(await preview()).toEqual(same);
});

/** The attributes of a version, in German. */
const attributesOf = async (id: string) => {
  const query =
    'query ($id: ID!) { publishedCatalog(id: $id) { attributes { code name label(locale: "de") isInternal } } }';
  const data = await client.data(query, { id });
  return data.publishedCatalog.attributes;
};

it('versions keep which of their attributes are public and internal, with their labels', async () => {
  const { context } = client.gateway;
  const [product] = await listStored(client.gateway, 'products', (one) => one.catalogId === catalogId);
  const attributes = [
    { name: 'Cloth', value: 'Wool' },
    { name: 'Supplier', value: 'ACME' },
    { name: 'Condition', value: 'new' },
    { name: 'Weave', value: 'Twill' },
  ];
  await changeProduct(context, catalogId, product!.sku, {
    attributes,
    values: [{ attribute: 'name', locale: 'de', text: 'Rock' }],
  });
  const first = await release();
  const kept = [
    { code: 'cloth', name: 'Cloth', label: 'Stoff', isInternal: false },
    { code: 'condition', name: 'Condition', label: 'Zustand', isInternal: false },
    { code: 'supplier', name: 'Supplier', label: 'Supplier', isInternal: true },
    { code: 'weave', name: 'Weave', label: 'Weave', isInternal: false },
  ];
  expect(await attributesOf(first.id)).toEqual(kept);
  expect(await preview()).toEqual(same);
  await createAttribute(client, 'Weave', { isInternal: true });
  await rename('Gewebe');
  expect(await attributesOf(first.id)).toEqual(kept);
  expect(await preview()).toEqual({ ...same, isUnchanged: false, attributeChanges: 2 });
  const second = await release();
  expect(await attributesOf(second.id)).toEqual([
    { ...kept[0], label: 'Gewebe' },
    kept[1],
    kept[2],
    { ...kept[3], isInternal: true },
  ]);
  expect(await attributesOf((await release(first.id)).id)).toEqual(kept);
});

it('reads the attributes of a version without its products', async () => {
  const { id } = await release();
  const [{ hash } = { hash: '' }] = (await readStored(client.gateway, 'publishedEntries', id))!.entries;
  await removeStored(client.gateway, 'contents', hash);
  expect(await attributesOf(id)).toEqual([{ code: 'cloth', name: 'Cloth', label: 'Stoff', isInternal: false }]);
});

/** What a version and the one before it call their families in German. */
const familiesOf = async (id: string) => {
  const data = await client.data(
    `query ($id: ID!) { publishedCatalog(id: $id) {
      families { code label(locale: "de") }
      previous { version families { label labels { locale text } } }
    } }`,
    { id },
  );
  return data.publishedCatalog;
};

const addFamilies = async () => {
  const { data } = await createFamily(client, 'Tents', { labels: inTwo('Tents', 'Zelte') });
  await createFamily(client, 'Mugs');
  await changeProduct(client.gateway.context, catalogId, 'A', { family: 'tents' });
  return data.createFamily.family.id as string;
};

it('versions keep the labels of the families of their products, outside the checksum', async () => {
  const family = await addFamilies();
  const first = await release();
  const kept = { code: 'tents', label: 'Zelte' };
  expect(await familiesOf(first.id)).toEqual({ families: [kept], previous: null });
  expect(await preview()).toEqual(same);
  await updateFamily(client, { id: family, labels: inTwo('Shelters', 'Unterkünfte') });
  expect(await preview()).toEqual({ ...same, isUnchanged: false, familyChanges: 1 });
  const second = await release();
  expect(second.checksum).toBe(first.checksum);
  expect(await familiesOf(first.id)).toMatchObject({ families: [kept] });
  expect(await familiesOf(second.id)).toEqual({
    families: [{ code: 'tents', label: 'Unterkünfte' }],
    previous: { version: 1, families: [{ label: 'Tents', labels: inTwo('Tents', 'Zelte') }] },
  });
  await changeFamily(client, 'delete', family);
  expect(await familiesOf(second.id)).toMatchObject({ families: [{ label: 'Unterkünfte' }] });
  const third = await release(first.id);
  expect(await familiesOf(third.id)).toMatchObject({ families: [kept] });
});

it('versions without families, like that of the demo data, have those of today', async () => {
  const family = await addFamilies();
  const { id } = await release();
  const { families: _, ...stored } = (await readStored(client.gateway, 'publishedEntries', id))!;
  await putStored(client.gateway, 'publishedEntries', stored);
  await updateFamily(client, { id: family, labels: inTwo('Shelters', 'Unterkünfte') });
  expect((await familiesOf(id)).families).toContainEqual({ code: 'tents', label: 'Unterkünfte' });
  expect(await preview()).toEqual(same);
});

it('system attributes are shown with their labels, and are not part of a version', async () => {
  const [product] = await listStored(client.gateway, 'products', (one) => one.catalogId === catalogId);
  const condition = { ...product!, attributes: [{ name: 'Condition', value: 'used' }] };
  await putStored(client.gateway, 'products', condition);
  const { id } = await release();
  expect((await readStored(client.gateway, 'publishedEntries', id))!.definitions).toEqual([]);
  expect(await shown(id)).toEqual([{ name: 'Zustand', value: 'Gebraucht' }]);
  expect(await preview()).toEqual(same);
});
