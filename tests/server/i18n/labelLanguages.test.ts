import { expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../support/testClient';
import { startFile } from '../imports/jobs/importSetup';

const LANGUAGES = ['en', 'de', 'fr', 'pt'];

const ask = async (client: TestClient, query: string, variables: Record<string, unknown>, language = 'en') => {
  const data = await client.data(query, variables, { 'accept-language': language });
  return data;
};

test('every field that a column can be mapped to has a label of its own in the language of the request', async () => {
  const client = await createTestClient();
  const labels = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES) {
    const { importTargets } = await ask(client, '{ importTargets { code label } }', {}, language);
    const found = new Map<string, string>(
      importTargets.map(({ code, label }: Record<string, string>) => [code, label]),
    );
    expect(new Set(found.values()).size).toBe(found.size);
    labels.set(language, found);
  }
  const get = (code: string) => LANGUAGES.map((language) => labels.get(language)?.get(code));
  expect(get('images')).toEqual(['Images', 'Bilder', 'Images', 'Imagens']);
  expect(get('seoTitle')).toEqual(['SEO title', 'SEO-Titel', 'Titre SEO', 'Título SEO']);
  expect(get('variantStock')).toEqual([
    'Variant: stock',
    'Variante: Bestand',
    'Variante\u00a0: stock',
    'Variante: stock',
  ]);
});

const QUALITY = `query ($id: ID!) { product(id: $id) {
  completeness { missing { code label } }
  completenessMatrix { missing { code label } }
  quality { parts { losses { code label } } }
} }`;

interface Labeled {
  code: string;
  label: string;
}

test('what a product lacks is named in the language of the request, attributes by their labels', async () => {
  const client = await createTestClient();
  const labels = [
    { locale: 'en', text: 'Material' },
    { locale: 'de', text: 'Werkstoff' },
  ];
  await ask(
    client,
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
    {
      input: { code: 'material', type: 'TEXT', labels },
    },
  );
  await ask(client, 'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { family { id } } }', {
    input: {
      code: 'tents',
      labels: [{ locale: 'en', text: 'Tents' }],
      attributes: [{ code: 'material', isRequired: true }],
    },
  });
  const { createProduct } = await ask(
    client,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: { catalogId: '1', sku: 'TENT', name: 'Tent', family: 'tents' } },
  );
  const { id } = createProduct.product;
  const find = async (language: string) => {
    const { product } = await ask(client, QUALITY, { id }, language);
    const { completeness, completenessMatrix, quality } = product;
    const all: Labeled[] = [
      ...completeness.missing,
      ...completenessMatrix.flatMap(({ missing }: { missing: Labeled[] }) => missing),
      ...quality.parts.flatMap(({ losses }: { losses: Labeled[] }) => losses),
    ];
    return (code: string) => new Set(all.filter((one) => one.code === code).map(({ label }) => label));
  };
  const codes = ['brand', 'prices', 'identifier', 'seo', 'seo.title', 'material'];
  const named = async (language: string) => codes.map(await find(language));
  const sets = (...texts: string[]) => texts.map((text) => new Set([text]));
  expect(await named('en')).toEqual(
    sets('Brand', 'Prices', 'GTIN or manufacturer part number', 'SEO', 'SEO title', 'Material'),
  );
  expect(await named('de')).toEqual(
    sets('Marke', 'Preise', 'GTIN oder Herstellernummer', 'SEO', 'SEO-Titel', 'Werkstoff'),
  );
  expect(await named('fr')).toEqual(
    sets('Marque', 'Prix', 'GTIN ou référence fabricant', 'SEO', 'Titre SEO', 'Material'),
  );
});

test('suggested options have their labels in the language of the request', async () => {
  const client = await createTestClient();
  const toLabels = (en: string, de: string) => [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ];
  await ask(
    client,
    'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
    {
      input: {
        code: 'shade',
        type: 'SELECT',
        labels: toLabels('Shade', 'Farbton'),
        options: [{ labels: toLabels('Red', 'Rot') }, { labels: toLabels('Forest green', 'Waldgrün') }],
      },
    },
  );
  const getFix = async (value: string, language: string) => {
    const { createProduct } = await ask(
      client,
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { issues { code suggestedFix } } } }',
      { input: { catalogId: '1', sku: `${value}-${language}`, attributes: [{ name: 'Shade', value }] } },
      language,
    );
    const { issues } = createProduct.product;
    return issues.find(({ code }: { code: string }) => code === 'ATTRIBUTE_OPTION').suggestedFix;
  };
  expect(await getFix('Forest gren', 'en')).toBe('Did you mean “Forest green”?');
  expect(await getFix('Forest gren', 'de')).toBe('Meinten Sie „Waldgrün“?');
  expect(await getFix('Waldgrun', 'en')).toBe('Did you mean “Forest green”?');
  expect(await getFix('Something else', 'en')).toBe('Use one of these options: Red, Forest green.');
  expect(await getFix('Something else', 'de')).toBe('Verwenden Sie eine dieser Optionen: Rot, Waldgrün.');
});

test('the issues of an undone import name the attributes that it keeps in the language of the request', async () => {
  const client = await createTestClient();
  const mapping = [
    ['Sku', 'sku'],
    ['Name', 'name'],
    ['Price', 'price'],
    ['Burden', 'attribute:Burden'],
  ].map(([source, target]) => ({ source: source!, target: target!, transforms: [] }));
  const { id } = await startFile(client.gateway.context, '1', 'Sku,Name,Price,Burden\nA,Spade,9,12 kg\n', {
    mapping,
    defineAttributes: true,
  });
  await client.gateway.idle();
  const { attribute } = await ask(client, '{ attribute(code: "burden") { id } }', {});
  await ask(client, 'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { jobs { id } } }', {
    input: {
      id: attribute.id,
      labels: [
        { locale: 'en', text: 'Burden' },
        { locale: 'de', text: 'Traglast' },
      ],
    },
  });
  await client.gateway.idle();
  const { undoJob } = await ask(client, 'mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id });
  await client.gateway.idle();
  const getMessages = async (language: string) => {
    const query = 'query ($id: ID!) { job(id: $id) { issues { issues { message } } } }';
    const { job } = await ask(client, query, undoJob.job, language);
    return job.issues.issues.map(({ message }: { message: string }) => message).join('\n');
  };
  expect(await getMessages('en')).toContain('The definition of the attribute Burden stays');
  expect(await getMessages('de')).toContain('Traglast');
});
