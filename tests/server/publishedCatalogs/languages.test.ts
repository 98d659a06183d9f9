import { beforeAll, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';

const FILE = `sku,name,name-de_DE,name-fr,description,description-de_DE,description-de_DE-web,url_key,url_key-de_DE,material,material-de_DE,price,image
TENT,Tent,Zelt,Tente,A tent of cotton for two people,Ein Zelt aus Baumwolle für zwei,Im Netz: ein Zelt für zwei,tent,zelt,Cotton,Baumwolle,99,https://shop.example/tent.jpg
AXE,Axe,,Hache,An axe of steel with a long handle,,,axe,,Steel,Stahl,49,https://shop.example/axe.jpg
`;

let client: TestClient;
let catalogId: string;
let versionId: string;
let counts: object;

/** The bytes of a path as text, as an administrator reads them. */
const read = async (path: string, init: RequestInit = {}) => {
  const response = await client.fetch(path, init);
  return { status: response.status, text: await response.text() };
};

const importFile = async (into: string, content: string, name: string, addLocales: string[] = []) => {
  const { createFile } = await client.data(
    'mutation ($name: String!, $size: Float!) { createFile(input: { name: $name, size: $size }) { file { id url } } }',
    { name, size: new TextEncoder().encode(content).length },
  );
  const { id: fileId, url } = createFile.file;
  await read(`${url}?offset=0`, { method: 'PUT', body: content });
  const { fileInspection } = await client.data(
    `query ($fileId: ID!, $into: ID!) { fileInspection(fileId: $fileId, catalogId: $into) { locales layout { code }
       mapping { source target locale channel transforms { type argument replacement } } } }`,
    { fileId, into },
  );
  const { layout, mapping, locales } = fileInspection;
  const input = {
    catalogId: into,
    fileId,
    mode: 'APPLY',
    layout: layout.code,
    mapping,
    errorPolicy: 'REJECT_EVERYTHING',
    addLocales,
  };
  const { startImport } = await client.data(
    'mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } } }',
    { input },
  );
  await client.gateway.idle();
  const { job } = await client.data('query ($id: ID!) { job(id: $id) { error counts { created failed } } }', {
    id: startImport.job.id,
  });
  expect(job.error).toBeNull();
  return { counts: job.counts, locales };
};

const createCatalog = async (name: string, locales: string[]) => {
  const { createCatalog: made } = await client.data(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input: { name, locales, channels: ['web'], shopUrl: 'https://shop.example' } },
  );
  return made.catalog.id as string;
};

const publish = async (id: string) => {
  await client.data('mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }', { id });
  await client.gateway.idle();
  const { catalog } = await client.data('query ($id: ID!) { catalog(id: $id) { currentVersion { id checksum } } }', {
    id,
  });
  return catalog.currentVersion as { id: string; checksum: string };
};

beforeAll(async () => {
  client = await createTestClient();
  catalogId = await createCatalog('Camp', ['en', 'de', 'de-AT']);
  counts = (await importFile(catalogId, FILE, 'camp.csv', ['fr'])).counts;
  versionId = (await publish(catalogId)).id;
});

describe('A version with texts in several languages', () => {
  it('is imported from columns by language and channel', () => {
    expect(counts).toEqual({ created: 2, failed: 0 });
  });

  const PRODUCT = `query ($window: ID!, $id: ID!, $locale: String) { shopWindow(versionId: $window) { languages
    product(id: $id, locale: $locale) { name nameLocale slug description descriptionLocale attributes { value } } } }`;

  it.each([
    ['tent', null, 'Tent', 'en', 'tent', 'A tent of cotton for two people', 'en', 'Cotton'],
    ['tent', 'de', 'Zelt', 'de', 'zelt', 'Ein Zelt aus Baumwolle für zwei', 'de', 'Baumwolle'],
    ['tent', 'de-AT', 'Zelt', 'de', 'zelt', 'Ein Zelt aus Baumwolle für zwei', 'de', 'Baumwolle'],
    ['zelt', 'fr', 'Tente', 'fr', 'tent', 'A tent of cotton for two people', 'en', 'Cotton'],
    ['axe', 'de', 'Axe', 'en', 'axe', 'An axe of steel with a long handle', 'en', 'Stahl'],
    ['tent', 'it', 'Tent', 'en', 'tent', 'A tent of cotton for two people', 'en', 'Cotton'],
  ])(
    'shows %s in the language %s',
    async (id, locale, name, nameLocale, slug, description, descriptionLocale, value) => {
      const { shopWindow } = await client.data(PRODUCT, { window: versionId, id, locale });
      expect(shopWindow.languages).toEqual(['en', 'de', 'de-AT', 'fr']);
      expect(shopWindow.product).toEqual({
        name,
        nameLocale,
        slug,
        description,
        descriptionLocale,
        attributes: [{ value }],
      });
    },
  );

  it.each([
    [{ q: 'zelt' }, ['Tent']],
    [{ q: 'HACHE', locale: 'fr' }, ['Hache']],
    [{ q: 'axe', locale: 'fr' }, ['Hache']],
    [{ sort: 'NAME' }, ['Axe', 'Tent']],
    [{ sort: 'NAME', locale: 'de', direction: 'DESC' }, ['Zelt', 'Axe']],
  ])('lists %j', async (input, names) => {
    const { shopWindow } = await client.data(
      'query ($window: ID!, $input: ShopWindowListInput) { shopWindow(versionId: $window) { products(input: $input) { products { name related { name } } } } }',
      { window: versionId, input },
    );
    expect(shopWindow.products.products.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('has a Google feed for each language', async () => {
    const { publishedCatalog } = await client.data(
      'query ($id: ID!) { publishedCatalog(id: $id) { feeds { format url translations { locale fileName url } } } }',
      { id: versionId },
    );
    const [json, , google] = publishedCatalog.feeds;
    expect(json.translations).toEqual([]);
    expect(google.translations).toMatchObject([
      { locale: 'de', fileName: 'camp-v1-de.xml' },
      { locale: 'de-AT' },
      { locale: 'fr', url: `/feeds/${versionId}/camp-v1-fr.xml?locale=fr` },
    ]);
    const german = await read(google.translations[0].url);
    expect(german.text).toContain('<title>Zelt</title>');
    expect(german.text).toContain('https://shop.example/products/zelt');
    expect(german.text).toContain('<g:material>Stahl</g:material>');
    expect(german.text).toContain('<title>Axe</title>');
    expect((await read(`${google.translations[0].url}&channel=web`)).text).toContain('Im Netz: ein Zelt für zwei');
    expect((await read(google.url)).text).toContain('<title>Tent</title>');
  });

  it.each([
    ['locale=da', 'The catalog doesn’t have the language da. The nearest one is de.'],
    ['channel=wab', 'The catalog doesn’t have the channel wab. The nearest one is web.'],
  ])('has no feed for %s', async (params, message) => {
    expect(await read(`/feeds/${versionId}/camp-v1.xml?${params}`)).toMatchObject({
      status: 400,
      text: JSON.stringify({ error: message }),
    });
  });

  it.each(['json', 'csv'])(
    'has the same checksum after its %s feed is imported into an empty catalog',
    async (ending) => {
      const { text } = await read(`/feeds/${versionId}/camp-v1.${ending}`);
      const other = await createCatalog(`Copy of ${ending}`, ['en', 'de']);
      const { locales } = await importFile(other, text, `copy.${ending}`, ['fr']);
      expect(locales).toEqual(['de', 'fr']);
      const { checksum } = (
        await client.data('query ($id: ID!) { publishedCatalog(id: $id) { checksum } }', { id: versionId })
      ).publishedCatalog;
      expect((await publish(other)).checksum).toBe(checksum);
    },
  );
});
